import ConcertinaTesting
import XCTest

/// Korean typed with the real input method in nested editors, and beside attachments.
final class RichHangulTests: WindowTestCase {
  private static let content =
    #"{"format":"concertina-rich-text","version":1,"content":[{"text":"one\n"},"#
    + #"{"attachment":{"name":"panel","isBlock":true,"size":{"kind":"fullWidth"},"#
    + #""editors":[[{"text":"in "}]]}},{"text":"\ntwo"}]}"#

  private static func panel(in playground: RunningPlayground) throws -> AccessibleNode? {
    try playground.texts(named: "Panel").first
  }

  /// Types a syllable without ending it.
  private func compose(in node: AccessibleNode, of playground: RunningPlayground) throws {
    let before = try playground.picture(of: node)
    try Keyboard.press("shift+space")
    try Keyboard.type("gks")
    try waitUntil("the composition is in the picture") {
      try playground.looksDifferent(node, from: before)
    }
  }

  /// Presses a key, and waits until it has moved the caret, so that a failure names the key.
  private func move(with key: String, to offset: Int, in node: AccessibleNode) throws {
    try Keyboard.press(key)
    try waitUntil("\(key) moves the caret to \(offset)") { try node.caretOffset == offset }
  }

  /// Ends the syllable, and leaves Hangul mode.
  ///
  /// Not with Return: with GTK 4.18 that inserts a line break, too, because the engine can hand the
  /// key back there.
  private func endComposition() throws { try Keyboard.press("shift+space") }

  func testInANestedEditorAndBesideAnAttachment() throws {
    let hangul = try InputMethodDaemon()
    defer { hangul.stop() }
    let playground = try RunningPlayground(
      ["--scene", "rich-editor", "--set", "content=" + Self.content], editor: "Rich text",
      inputMethod: "ibus")
    let panel = try XCTUnwrap(try Self.panel(in: playground))
    try move(with: "ctrl+Home", to: 0, in: playground.editor)
    try move(with: "End", to: 3, in: playground.editor)
    // To the panel, and into it.
    try move(with: "Right", to: 4, in: playground.editor)
    try Keyboard.press("Right")
    try waitUntil("the panel has the focus") { try panel.hasFocus }
    try move(with: "End", to: 3, in: panel)
    try compose(in: panel, of: playground)
    XCTAssertEqual(try panel.text, "in ", "a composition is not text")
    try endComposition()
    try panel.waitForText("in 한")
    try Keyboard.press("ctrl+z")
    try panel.waitForText("in ")
    // Out of the panel, to after it.
    try Keyboard.press("Right")
    try waitUntil("the outer text has the focus") { try playground.editor.hasFocus }
    try compose(in: playground.editor, of: playground)
    try playground.editor.waitForText("one\n\ntwo")
    try endComposition()
    // Text that is written after a block is a paragraph.
    try playground.editor.waitForText("one\n\n한\ntwo")
    try Keyboard.press("ctrl+z")
    try playground.editor.waitForText("one\n\ntwo")
    // And in place of the panel, as one step.
    try Keyboard.press("shift+Left")
    try compose(in: playground.editor, of: playground)
    try endComposition()
    try playground.editor.waitForText("one\n한\ntwo")
    try waitUntil("the panel is gone") { try Self.panel(in: playground) == nil }
    try Keyboard.press("ctrl+z")
    try playground.editor.waitForText("one\n\ntwo")
    try waitUntil("the panel is back") { try Self.panel(in: playground)?.text == "in " }
    try playground.quit()
  }
}
