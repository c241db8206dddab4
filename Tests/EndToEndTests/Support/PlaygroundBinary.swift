import Foundation
import XCTest

/// The location of the real program.
enum PlaygroundBinary {
  /// Returns the program that `meson-helpers/test` has built, or the one beside the tests.
  static func path() throws -> String {
    if let path = checked { return path }
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folders = [tests, CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""]
    let candidates = folders.map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().path + "/concertina-playground"
    }
    return try XCTUnwrap(
      candidates.first { FileManager.default.isExecutableFile(atPath: $0) },
      "the playground is not built: swift build")
  }

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
