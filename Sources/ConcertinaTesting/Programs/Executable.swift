import Foundation

/// The programs that SwiftPM builds beside the tests.
public enum Executable {
  /// Returns the path of an executable of the package, or the given one if it is a path already.
  ///
  /// - Parameter name: The executable's name, which the test target lists among its dependencies so
  ///   that it is built.
  /// - Returns: The path.
  /// - Throws: ``TestFailure`` if it is not built.
  public static func path(of name: String) throws -> String {
    guard !name.contains("/") else { return name }
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    // The tests may be a program of their own, or be loaded by one of the toolchain's.
    let folders = [tests, CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""]
    let candidates = folders.map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().path + "/" + name
    }
    guard let path = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { throw TestFailure("\(name) is not built; is it a dependency of the test target?") }
    return path
  }
}
