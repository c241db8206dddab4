import ConcertinaTesting
import Foundation
import XCTest

/// Rich text that is dragged with the pointer: within an editor, into another one, into another
/// program.
final class RichDragTests: WindowTestCase {
  private static let content =
    #"{"format":"concertina-rich-text","version":1,"content":[{"text":"Warm "},"#
    + #"{"text":"greetings","attributes":{"bold":true}},{"text":"\n"},"#
    + #"{"attachment":{"name":"panel","isBlock":true,"size":{"kind":"fullWidth"},"#
    + #""editors":[[{"text":"Mind the gap"}]]}},{"text":"\nafter"}]}"#
  /// The text as it is reported; GTK 4.8 leaves out the character of an attachment.
  private static let plain = "Warm greetings\n\nafter"

  private static func open(_ scene: String, content: String? = nil) throws -> RunningPlayground {
    try RunningPlayground(
      ["--scene", scene] + (content.map { ["--set", "content=" + $0] } ?? []),
      editor: scene == "renderer" ? "Text to read" : "Rich text")
  }

  private static func editor(_ name: String, in playground: RunningPlayground) throws
    -> AccessibleNode
  {
    try XCTUnwrap(
      try playground.texts(named: name).first,
      "no \(name) in \(playground.root.dump)")
  }

  /// The texts of the panels in a window.
  private static func panels(in playground: RunningPlayground) throws -> [String] {
    try playground.texts(named: "Panel").map { try $0.text }
  }

  /// Drags from the first line of a text, which is selected, to the first line of another one.
  private func drag(
    from source: AccessibleNode, to target: AccessibleNode, at distance: Int = 300,
    holding key: String? = nil
  ) throws {
    let (start, end) = (try source.extents, try target.extents)
    try Keyboard.drag(
      from: (start.x + 8, start.y + 8), to: (end.x + distance, end.y + 8), holding: key,
      answeredBy: [source, target])
  }

  func testDraggingIntoAnotherEditorMovesAttachments() throws {
    let playground = try Self.open("commands", content: Self.content)
    let second = try Self.editor("Second rich text", in: playground)
    try playground.editor.waitForText(Self.plain)
    try Keyboard.press("ctrl+a")
    try drag(from: playground.editor, to: second)
    try second.waitForText("Another editor, and the same toolbar" + Self.plain)
    try playground.editor.waitForText("")
    XCTAssertEqual(try Self.panels(in: playground), ["Mind the gap"])
    try waitUntil("the focus goes with it") { try second.hasFocus }
    // Two trees of editors, with one undo step in each of them.
    try Keyboard.press("ctrl+z")
    try second.waitForText("Another editor, and the same toolbar")
    try playground.click(playground.editor)
    try Keyboard.press("ctrl+z")
    try playground.editor.waitForText(Self.plain)
    XCTAssertEqual(try Self.panels(in: playground), ["Mind the gap"])
    try playground.quit()
  }

  func testControlCopies() throws {
    let playground = try Self.open("commands", content: Self.content)
    let second = try Self.editor("Second rich text", in: playground)
    try playground.editor.waitForText(Self.plain)
    try Keyboard.press("ctrl+a")
    try drag(from: playground.editor, to: second, holding: "ctrl")
    try second.waitForText("Another editor, and the same toolbar" + Self.plain)
    try playground.editor.waitForText(Self.plain)
    try waitUntil("there are two panels") {
      try Self.panels(in: playground) == ["Mind the gap", "Mind the gap"]
    }
    try playground.quit()
  }

  func testDraggingWithinATreeIsOneStep() throws {
    // The panel is high enough for GTK 4.18, which reports positions in a panel too far up.
    let lines = "Mind\nthe\ngap\nand\nthe\nstep"
    let content = Self.content.replacingOccurrences(
      of: "Mind the gap", with: lines.replacingOccurrences(of: "\n", with: "\\n"))
    let playground = try Self.open("rich-editor", content: content)
    let panel = try Self.editor("Panel", in: playground)
    try Keyboard.press("ctrl+Home")
    try Keyboard.press("shift+ctrl+Right")
    let (start, end) = (try playground.editor.extents, try panel.extents)
    try Keyboard.drag(
      from: (start.x + 8, start.y + 8), to: (end.x + 250, end.y + end.height / 2),
      answeredBy: [panel])
    try playground.editor.waitForText("greetings\n\nafter")
    try waitUntil("the panel has it") {
      try panel.text.contains(" Warm\n")
        && panel.text.replacingOccurrences(of: " Warm", with: "") == lines
    }
    try Keyboard.press("ctrl+z")
    try panel.waitForText(lines)
    try playground.editor.waitForText(Self.plain)
    // Within one editor, too.
    try Keyboard.press("ctrl+Home")
    try Keyboard.press("shift+ctrl+Right")
    try drag(from: playground.editor, to: playground.editor)
    try playground.editor.waitForText("greetings Warm\n\nafter")
    try Keyboard.press("ctrl+z")
    try playground.editor.waitForText(Self.plain)
    try playground.quit()
  }

  func testNothingIsDroppedWhereNothingCanBeEntered() throws {
    let playground = try Self.open("commands", content: Self.content)
    let second = try Self.editor("Second rich text", in: playground)
    try playground.click(playground.toggle("Editable"))
    try waitUntil("it is read-only") { try !playground.editor.has(.editable) }
    try playground.click(second)
    try Keyboard.press("ctrl+a")
    try drag(from: second, to: playground.editor)
    // Text that is typed now arrives after what the drop would have done.
    try Keyboard.press("ctrl+End")
    try Keyboard.type("!")
    try second.waitForText("Another editor, and the same toolbar!")
    try playground.editor.waitForText(Self.plain)
    // Text that is dragged out of the read-only editor is copied.
    let place = try playground.editor.extents
    // Not where the drag begins: that would make a double click.
    try Keyboard.click(x: place.x + 80, y: place.y + 8)
    try waitUntil("the editor has the focus") { try playground.editor.hasFocus }
    try Keyboard.press("ctrl+a")
    try drag(from: playground.editor, to: second)
    try second.waitForText("Another editor, and the same toolbar!" + Self.plain)
    try playground.editor.waitForText(Self.plain)
    try playground.quit()
  }

  func testNothingIsDroppedIntoItself() throws {
    let playground = try Self.open("rich-editor", content: Self.content)
    let panel = try Self.editor("Panel", in: playground)
    try Keyboard.press("ctrl+a")
    try drag(from: playground.editor, to: panel)
    // Text that is typed now arrives after what the drop would have done.
    try Keyboard.press("ctrl+End")
    try Keyboard.type("!")
    try playground.editor.waitForText(Self.plain + "!")
    XCTAssertEqual(try panel.text, "Mind the gap")
    try Keyboard.press("ctrl+z")
    try playground.editor.waitForText(Self.plain)
    try playground.quit()
  }

  func testAnotherProgramGetsACopyOfWhatIsRead() throws {
    let source = try Self.open("renderer", content: Self.content)
    try source.editor.waitForText(Self.plain)
    try Keyboard.press("ctrl+a")
    let target = try Self.open("rich-editor")
    try Keyboard.xdotool("windowmove", "--sync", target.window, "0", "500")
    // The accessibility tree reports positions in the window.
    let (start, end) = (try source.editor.extents, try target.editor.extents)
    try Keyboard.drag(
      from: (start.x + 8, start.y + 8), to: (end.x + 100, end.y + 508),
      answeredBy: [source.editor, target.editor])
    try target.editor.waitForText(Self.plain)
    XCTAssertEqual(try Self.panels(in: target), ["Mind the gap"])
    try source.editor.waitForText(Self.plain)
    try Keyboard.xdotool("windowfocus", "--sync", target.window)
    try target.quit()
    try Keyboard.xdotool("windowfocus", "--sync", source.window)
    try source.quit()
  }
}
