import ConcertinaTesting
import Foundation

/// The locations of the real programs.
enum PlaygroundBinary {
  /// Returns the program that `meson-helpers/test` has built, or the one beside the tests.
  static func path() throws -> String {
    try checked ?? Executable.path(of: "concertina-playground")
  }

  /// Returns the library for other languages.
  static func library() throws -> String { try Executable.path(of: "libconcertina-0.so") }

  /// The program that `meson-helpers/test` specifies.
  static var checked: String? { ProcessInfo.processInfo.environment["CONCERTINA_PLAYGROUND"] }

  /// The environment of each program in the tests: every warning from GTK ends it.
  static func environment(_ changes: [String: String?] = [:]) -> [String: String?] {
    let ours: [String: String?] = ["G_DEBUG": "fatal-warnings", "GTK_A11Y": "none"]
    return ours.merging(changes) { $1 }
  }

  /// Runs the program until it ends.
  static func run(
    _ arguments: String..., changes: [String: String?] = [:], file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> OutsideProgram.Result {
    try OutsideProgram(path(), arguments, changes: environment(changes))
      .result(file: file, line: line)
  }
}
