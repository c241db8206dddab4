import Foundation
import XCTest

/// The locations of the real programs.
enum PlaygroundBinary {
  /// Returns the program that `meson-helpers/test` has built, or the one beside the tests.
  static func path() throws -> String {
    try checked ?? besideTests("concertina-playground")
  }

  /// Returns the program of an example, which SwiftPM builds for the tests.
  static func example(_ name: String) throws -> String { try besideTests("Example" + name) }

  /// Returns the library for other languages.
  static func library() throws -> String { try besideTests("libconcertina-0.so") }

  private static func besideTests(_ name: String) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folders = [tests, CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""]
    let candidates = folders.map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().path + "/" + name
    }
    return try XCTUnwrap(
      candidates.first { FileManager.default.isExecutableFile(atPath: $0) },
      "\(name) is not built: swift build")
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
