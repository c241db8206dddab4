import ConcertinaTesting
import XCTest

/// The playground's main purpose: the user types, and the editor grows.
final class MainJobTests: WindowTestCase {
  private static let emailPattern = #"^[a-zA-Z0-9+-\_.]+@[a-zA-Z0-9-]+\.[a-zA-Z0-9-.]{2,3}+$"#

  func testTypingGrowsLineByLineAndThenScrolls() throws {
    let playground = try RunningPlayground(
      ["--scene", "auto-height-editor", "--set", "maxLine=4"])
    let empty = try playground.height
    try Keyboard.type("one")
    try expectText("one", in: playground)
    var heights = [try expectHeight(of: playground, lines: 1) { $0 == empty }]
    for line in 2...4 {
      try Keyboard.type("\nmore")
      let last = heights[heights.count - 1]
      heights.append(try expectHeight(of: playground, lines: line) { $0 > last })
    }
    let steps = zip(heights.dropFirst(), heights).map { $0 - $1 }
    XCTAssertGreaterThan(steps[0], 12)
    XCTAssertEqual(Set(steps).count, 1, "each line is as high as the others: \(heights)")
    for line in 5...7 {
      try Keyboard.type("\nmore")
      _ = try expectHeight(of: playground, lines: line) { $0 == heights[3] }
    }
    try expectText("one" + String(repeating: "\nmore", count: 6), in: playground)
    try Keyboard.press("ctrl+a")
    try Keyboard.press("BackSpace")
    _ = try expectHeight(of: playground, lines: 1) { $0 == empty }
    try playground.quit()
  }

  func testWrappingGrowsToo() throws {
    let playground = try RunningPlayground(["--scene", "auto-height-editor"])
    let oneLine = try playground.height
    try Keyboard.type("a sentence that is too long for the width of the editor on the stage")
    _ = try expectHeight(of: playground, lines: 2) { $0 > oneLine }
    try playground.quit()
  }

  func testSwitchesByMouseDisableAndEnable() throws {
    let playground = try RunningPlayground(["--scene", "auto-height-editor"])
    let oneLine = try playground.height
    try Keyboard.type("first\nsecond")
    _ = try expectHeight(of: playground, lines: 2) { $0 > oneLine }
    let toggle = try playground.toggle("Enabled")
    try playground.click(toggle)
    try waitUntil("the editor is disabled") { try !playground.editor.has(.sensitive) }
    XCTAssertFalse(try toggle.has(.checked))
    try Keyboard.type("lost")
    try playground.click(toggle)
    try waitUntil("the editor is enabled") { try playground.editor.has(.sensitive) }
    try expectText("first\nsecond", in: playground)
    // A click needs the editor's position, which is reported when the editor is laid out again.
    _ = try expectHeight(of: playground, lines: 2) { $0 > oneLine }
    // GTK 4.18 reports positions some pixels off where it draws its own shadow: this click hits the
    // padding.
    try playground.click(playground.editor)
    try waitUntil("the editor has the focus") { try playground.editor.hasFocus }
    try Keyboard.press("ctrl+End")
    try Keyboard.type("!")
    try expectText("first\nsecond!", in: playground)
    try playground.quit()
  }

  func testSwitchesByKeyboardChangeBorderAndMatch() throws {
    let playground = try RunningPlayground(
      ["--scene", "auto-height-editor", "--set", "pattern=\(Self.emailPattern)"])
    let (border, match) = (try playground.toggle("Border"), try playground.toggle("Match pattern"))
    let height = try playground.height
    let framed = try playground.picture(of: playground.editor)
    // Tab is not text here: it moves the focus out of the editor, past "Enabled".
    try Keyboard.press("Tab", times: 2)
    try waitUntil("Border has the focus") { try border.hasFocus }
    try Keyboard.press("space")
    try waitUntil("Border is off") { try !border.has(.checked) }
    try waitUntil("the border is gone") {
      try playground.picture(of: playground.editor) != framed
    }
    XCTAssertEqual(try playground.height, height, "a border changes no size")
    try Keyboard.press("Tab")
    try waitUntil("Match pattern has the focus") { try match.hasFocus }
    try Keyboard.press("space")
    try waitUntil("nothing is matched") { try playground.indicator == "no pattern" }
    try Keyboard.press("space")
    try waitUntil("it is matched again") {
      try playground.indicator == "nothing to match yet"
    }
    try playground.quit()
  }

  func testIndicatorFollowsTheText() throws {
    let playground = try RunningPlayground(
      ["--scene", "auto-height-editor", "--set", "pattern=\(Self.emailPattern)"])
    XCTAssertEqual(try playground.indicator, "nothing to match yet")
    try Keyboard.type("name@example")
    try expectText("name@example", in: playground)
    XCTAssertEqual(try playground.indicator, "does not match")
    try Keyboard.type(".org")
    try waitUntil("it matches") { try playground.indicator == "matches" }
    try Keyboard.press("BackSpace", times: 4)
    try waitUntil("it does not match") { try playground.indicator == "does not match" }
    try playground.quit()
  }
}
