import ConcertinaTesting
import XCTest

/// A test that presses real keys.
///
/// Keys go to whatever window has the focus, so these tests run only where `meson-helpers/test` has
/// started a display of their own.
class WindowTestCase: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipIf(
      PlaygroundBinary.checked == nil, "presses real keys: run meson-helpers/test instead")
  }

  /// Waits until the editor holds a text.
  func expectText(
    _ text: String, in playground: RunningPlayground, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try playground.editor.waitForText(text, leavingOut: [], file: file, line: line)
  }

  /// Waits until the editor has a number of lines and a right height, and returns the height.
  func expectHeight(
    of playground: RunningPlayground, lines: Int, file: StaticString = #filePath,
    line: UInt = #line, where isRight: (Int) -> Bool
  ) throws -> Int {
    var height = 0
    var found: Int?
    try waitUntil(
      "\(lines) lines at the right height, found \(found ?? -1), \(height) px", file: file,
      line: line
    ) {
      height = try playground.height
      found = try playground.lineCount
      return found == lines && isRight(height)
    }
    return height
  }
}
