import ConcertinaTesting
import XCTest

/// The rich editor in the real window, with real keys.
final class RichTextWindowTests: WindowTestCase {
  private static func open(_ scene: String) throws -> RunningPlayground {
    try RunningPlayground(["--scene", scene], editor: "Rich text")
  }

  func testKeysFormatAndTakeBack() throws {
    let playground = try Self.open("rich-editor")
    try Keyboard.type("plain ")
    try Keyboard.press("ctrl+b")
    let bold = try playground.button("Bold")
    try waitUntil("the toolbar shows it") { try bold.has(.pressed) }
    try Keyboard.type("bold")
    try expectText("plain bold", in: playground)
    try Keyboard.press("ctrl+b")
    try waitUntil("the toolbar shows it") { try !bold.has(.pressed) }
    try Keyboard.press("ctrl+z")
    try expectText("plain ", in: playground)
    try Keyboard.press("ctrl+shift+z")
    try expectText("plain bold", in: playground)
    try playground.quit()
  }

  func testACompositionOverASelectionIsTakenBackAtOnce() throws {
    let playground = try Self.open("rich-editor")
    try Keyboard.type("old text")
    try Keyboard.press("ctrl+a")
    // GTK's own input method: a code in hexadecimal digits.
    try Keyboard.press("ctrl+shift+u")
    try Keyboard.type("e9")
    try expectText("", in: playground)
    try Keyboard.press("space")
    try expectText("é", in: playground)
    try Keyboard.press("ctrl+z")
    try expectText("old text", in: playground)
    try playground.quit()
  }

  func testAPanelTakesTheSelectionAndTheFocusAndGoesAway() throws {
    let playground = try Self.open("panel")
    defer { if !playground.program.isRunning { XCTAssertEqual(playground.program.errors, "") } }
    try Keyboard.press("ctrl+a")
    try playground.click(try playground.button("Panel"))
    var panel: AccessibleNode?
    try waitUntil("the panel is in the tree") {
      panel = try playground.root.first { try $0.name == "Panel" && $0.hasFocus }
      return panel != nil
    }
    let text = "Select some of this text and press the last button"
    try Keyboard.type("!")
    try waitUntil("it is typed in the panel") { try panel?.text == text + "!" }
    try Keyboard.press("ctrl+z")
    try Keyboard.press("ctrl+z")
    try expectText(text, in: playground)
    try playground.quit()
  }

  /// Users in a hurry select words like this: the button is released a few pixels beside the text.
  func testADragThatEndsBesideThePanelsTextSelectsWords() throws {
    let content =
      #"{"format":"concertina-rich-text","version":1,"content":[{"text":"above\n"},"#
      + #"{"attachment":{"name":"panel","isBlock":true,"size":{"kind":"fullWidth"},"#
      + #""editors":[[{"text":"some words\nand\nmore\nof\nthem"}]]}}]}"#
    let playground = try RunningPlayground(
      ["--scene", "panel", "--set", "content=" + content], editor: "Rich text")
    let panel = try XCTUnwrap(try playground.texts(named: "Panel").first)
    try panel.waitForText("some words\nand\nmore\nof\nthem")
    // The accessibility tree reports positions of a panel that is not laid out yet: the third line
    // is located from the containing editor, and its end is beside the panel's text, in the frame's
    // padding.
    let place = try playground.editor.extents
    let middle = place.y + 74
    try Keyboard.drag(
      from: (place.x + 34, middle), to: (place.x + place.width - 5, middle),
      answeredBy: [playground.editor])
    try Keyboard.type("x")
    try panel.waitForText("some words\nand\nx\nof\nthem")
    try playground.editor.waitForText("above\n")
    try playground.quit()
  }

  /// A mention is a single unit for the pointer, too.
  func testADoubleClickSelectsAllOfATextBlock() throws {
    let content =
      #"{"format":"concertina-rich-text","version":1,"content":[{"text":"to "},"#
      + #"{"text":"Ada King Lovelace","attributes":{"textBlock":"1"}},{"text":" and others"}]}"#
    let playground = try RunningPlayground(
      ["--scene", "rich-editor", "--set", "content=" + content], editor: "Rich text")
    let place = try playground.editor.extents
    try Keyboard.xdotool("mousemove", "\(place.x + 70)", "\(place.y + place.height / 2)")
    // On a busy machine, the hand may be too slow: then it was two single clicks, and it clicks
    // again when the next ones do not belong to them.
    var nextClick = Date()
    try waitUntil("the block is selected") {
      if Date() >= nextClick {
        try Keyboard.xdotool("click", "--repeat", "2", "--delay", "80", "1")
        nextClick = Date(timeIntervalSinceNow: 5)
      }
      return try playground.editor.selection == 3..<20
    }
    try Keyboard.type("x")
    try expectText("to x and others", in: playground)
    try Keyboard.press("ctrl+z")
    try expectText("to Ada King Lovelace and others", in: playground)
    try playground.quit()
  }
}
