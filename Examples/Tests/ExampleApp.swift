import ConcertinaTesting
import XCTest

/// One of the examples in its window.
final class ExampleApp: RunningApp {
  /// Starts an example and waits until its main text has the keyboard focus.
  ///
  /// - Parameters:
  ///   - name: The example's name.
  ///   - text: The accessible name of its main text.
  ///   - home: The folder in which it saves its data; nil: a new one.
  /// - Throws: `TestFailure` if it does not come.
  init(_ name: String, text: String, home: TemporaryFolder? = nil) throws {
    try super.init(Self.program(name), home: home)
    let text = try textField(text)
    try waitUntil("the text has the focus") { try text.hasFocus }
  }

  /// The package that has the examples beside its libraries calls them by longer names.
  static func program(_ name: String) throws -> String {
    do { return try Executable.path(of: name) } catch {
      return try Executable.path(of: "Example" + name)
    }
  }

  /// Waits until the text with a name is this one.
  func expect(
    _ text: String, in name: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try textField(name).waitForText(text, file: file, line: line)
  }
}
