import ConcertinaTesting
import XCTest

/// The display's clipboard between two programs: one copies, the other pastes.
final class RichClipboardTests: WindowTestCase {
  private static let content =
    #"{"format":"concertina-rich-text","version":1,"content":[{"text":"Warm "},"#
    + #"{"text":"greetings","attributes":{"bold":true}},{"text":"\n"},"#
    + #"{"attachment":{"name":"panel","isBlock":true,"size":{"kind":"fullWidth"},"#
    + #""editors":[[{"text":"Mind the "},{"text":"gap","attributes":{"bold":true}}]]}},"#
    + #"{"text":"\nafter"}]}"#

  private static func open(_ scene: String, content: String = "") throws -> RunningPlayground {
    let settings = content.isEmpty ? [] : ["--set", "content=" + content]
    return try RunningPlayground(["--scene", scene] + settings, editor: "Rich text")
  }

  /// Selects and copies everything.
  private static func copy(from playground: RunningPlayground) throws {
    try Keyboard.press("ctrl+a")
    try Keyboard.press("ctrl+c")
    try waitUntil("it is on the clipboard") { try offered("TARGETS").contains("text/html") }
  }

  /// Returns the clipboard's content in a format.
  private static func offered(_ target: String) throws -> String {
    try OutsideProgram(
      "/usr/bin/xclip", ["-selection", "clipboard", "-out", "-target", target]
    ).result().output
  }

  /// Closes a playground that has lost the keyboard focus to another one.
  private static func quit(behind playground: RunningPlayground) throws {
    try Keyboard.xdotool("windowfocus", "--sync", playground.window)
    try playground.quit()
  }

  /// Whether the character of an editor at an offset is bold.
  private static func isBold(_ offset: Int, of editor: AccessibleNode) throws -> Bool {
    let attributes = try editor.call("Text", "GetAttributes", [BusValue(Int32(offset))])[0]
    return attributes.elements.contains { $0[0].string == "weight" && $0[1].string == "700" }
  }

  func testAnotherProgramPastesAttributesAndPanels() throws {
    let source = try Self.open("rich-editor", content: Self.content)
    try Self.copy(from: source)
    let target = try Self.open("rich-editor")
    try Keyboard.press("ctrl+v")
    var panel: AccessibleNode?
    try waitUntil("the panel is there") {
      panel = try target.texts(named: "Panel").first
      return panel != nil
    }
    let inner = try XCTUnwrap(panel)
    XCTAssertEqual(try inner.text, "Mind the gap")
    XCTAssertFalse(try Self.isBold(8, of: inner))
    XCTAssert(try Self.isBold(9, of: inner))
    // GTK 4.8 leaves the panel's own character out of the text that it reports.
    let text = try target.editor.text.filter { $0 != "\u{FFFC}" }
    XCTAssertEqual(text, "Warm greetings\n\nafter")
    XCTAssertFalse(try Self.isBold(4, of: target.editor))
    XCTAssert(try Self.isBold(5, of: target.editor))
    try Keyboard.press("ctrl+z")
    try expectText("", in: target)
    try target.quit()
    try Self.quit(behind: source)
  }

  func testAnotherProgramPastesPlainText() throws {
    let source = try Self.open("rich-editor", content: Self.content)
    try Self.copy(from: source)
    let html = try Self.offered("text/html")
    for part in ["<b>greetings</b>", "<blockquote>", "Mind the <b>gap</b>"] {
      XCTAssert(html.contains(part), "\(part) in \(html)")
    }
    let target = try RunningPlayground(["--scene", "auto-height-editor"])
    try Keyboard.press("ctrl+v")
    try expectText("Warm greetings\nMind the gap\nafter", in: target)
    try target.quit()
    try Self.quit(behind: source)
  }

  func testContentOfABrowserKeepsItsAttributes() throws {
    let html =
      "<meta http-equiv=\"content-type\" content=\"text/html; charset=utf-8\"><p>Warm <b>greetings</b></p>"
    let folder = try TemporaryFolder()
    let owner = try Keyboard.offer(
      file: try folder.write(html, to: "copied.html"), as: "text/html")
    let target = try Self.open("rich-editor")
    try Keyboard.press("ctrl+v")
    try expectText("Warm greetings", in: target)
    XCTAssertFalse(try Self.isBold(4, of: target.editor))
    XCTAssert(try Self.isBold(5, of: target.editor))
    owner.kill()
    // The same by drag and drop.
    let source = try DragSource(offering: [
      ("text/html", Array("<p><b>and </b>more".utf8)),
      ("text/plain;charset=utf-8", Array("plain".utf8)),
    ])
    let place = try target.editor.extents
    try source.drag(to: (place.x + place.width / 2, place.y + place.height / 2))
    try waitUntil("it is dropped") {
      source.serve()
      return try target.editor.text == "Warm greetingsand more"
    }
    source.close()
    XCTAssert(try Self.isBold(15, of: target.editor))
    XCTAssertFalse(try Self.isBold(19, of: target.editor))
    try Self.quit(behind: target)
  }
}
