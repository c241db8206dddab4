/// Why a test cannot go on: what it waits for does not come, or a program has ended.
///
/// It is thrown, so that it fails a test of XCTest and of Swift Testing alike. The description
/// ends with the place in the test, since both report only where the test begins.
public struct TestFailure: Error, CustomStringConvertible {
  /// What is wrong, and where the test expects something else.
  public let description: String

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - description: What is wrong.
  ///   - file: The file of the test.
  ///   - line: The line in it.
  public init(_ description: String, file: StaticString = #filePath, line: UInt = #line) {
    self.description = "\(description) (\(file):\(line))"
  }
}
