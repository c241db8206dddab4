import ConcertinaTesting
import XCTest

/// The figures below the stage while the caret blinks, as it does for most users.
final class LiveFiguresTests: WindowTestCase {
  /// GTK lets the caret blink for ten seconds; here it blinks for as long as the test takes.
  private static let blinking = [
    "gtk-cursor-blink=true", "gtk-cursor-blink-time=1200", "gtk-cursor-blink-timeout=1000",
  ]

  /// Waits until the figures show a number of lines and the height of a widget.
  private func expectFigures(
    of playground: RunningPlayground, lines: Int, of node: AccessibleNode,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    var (found, reported, height) = (0, 0, 0)
    try waitUntil(
      "\(lines) lines, found \(found); \(height) px, told \(reported)", seconds: 40, file: file,
      line: line
    ) {
      found = try playground.lineCount ?? 0
      reported = try playground.reportedHeight ?? 0
      height = try node.extents.height
      return found == lines && reported == height
    }
  }

  func testTheyTellOfAnEditorAsItIs() throws {
    let playground = try RunningPlayground(
      ["--scene", "auto-height-editor"], desktop: Self.blinking)
    let field = try XCTUnwrap(playground.editor.parent?.parent)
    for lines in 1...4 {
      try Keyboard.type("line")
      try expectFigures(of: playground, lines: lines, of: field)
      try Keyboard.press("Return")
    }
    try expectFigures(of: playground, lines: 5, of: field)
    try playground.quit()
  }

  func testTheyTellOfABarThatHasMoved() throws {
    let playground = try RunningPlayground(
      ["--scene", "composer", "--set", "duration=0.5"], editor: "Message",
      desktop: Self.blinking)
    let bar = try XCTUnwrap(
      try playground.root.first { try $0.name == "Message composer" })
    try expectFigures(of: playground, lines: 1, of: bar)
    for lines in 2...4 {
      try Keyboard.press("shift+Return")
      try expectFigures(of: playground, lines: lines, of: bar)
    }
    try playground.quit()
  }
}
