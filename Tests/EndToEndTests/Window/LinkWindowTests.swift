import ConcertinaTesting
import Foundation
import XCTest

/// Links in the real window: with the pointer, with keys, and in the menu.
final class LinkWindowTests: WindowTestCase {
  private static let address = "https://example.org/garden"
  private static let content =
    #"{"format":"concertina-rich-text","version":1,"content":[{"text":"see "},"#
    + #"{"text":"the garden","attributes":{"link":"https://example.org/garden"}},"#
    + #"{"text":" page"}]}"#

  private func open(_ scene: String, _ opener: AddressOpener) throws -> RunningPlayground {
    try RunningPlayground(
      ["--scene", scene, "--set", "content=" + Self.content],
      editor: scene == "renderer" ? "Text to read" : "Rich text", home: opener.home)
  }

  /// Returns a point on the text, which has one line, at a distance from its start.
  private static func place(_ distance: Int, on editor: AccessibleNode) throws -> (x: Int, y: Int) {
    let place = try editor.extents
    return (place.x + distance, place.y + place.height / 2)
  }

  /// Moves the pointer to a point as a hand does: a widget is notified when it moves there.
  private static func point(at place: (x: Int, y: Int)) throws {
    try Keyboard.xdotool("mousemove", "\(place.x - 1)", "\(place.y)")
    try Keyboard.xdotool("mousemove", "\(place.x)", "\(place.y)")
  }

  func testControlClickAndControlReturnOpen() throws {
    let opener = try AddressOpener()
    let playground = try open("rich-editor", opener)
    let link = try Self.place(60, on: playground.editor)
    try Keyboard.click(x: link.x, y: link.y)
    try Keyboard.type("!")
    try waitUntil("the caret is in the link") { try playground.editor.text.contains("!") }
    try Keyboard.press("ctrl+z")
    try expectText("see the garden page", in: playground)
    XCTAssertEqual(opener.opened, [], "a click alone puts the caret there")
    try Keyboard.xdotool("keydown", "ctrl")
    try Keyboard.click(x: link.x, y: link.y)
    try Keyboard.xdotool("keyup", "ctrl")
    try waitUntil("the desktop opens it") { opener.opened == [Self.address] }
    try Keyboard.press("ctrl+Return")
    try waitUntil("and again") { opener.opened == [Self.address, Self.address] }
    try expectText("see the garden page", in: playground)
    try playground.quit()
  }

  func testAClickOpensWhatIsRead() throws {
    let playground = try open("renderer", try AddressOpener())
    let link = try Self.place(60, on: playground.editor)
    try Keyboard.click(x: link.x, y: link.y)
    let events = try XCTUnwrap(
      try playground.texts(named: "Events").first)
    try waitUntil("the scene tells of it") { try events.text.contains(Self.address) }
    try playground.quit()
  }

  func testThePointerIsAHandOverALink() throws {
    let playground = try open("rich-editor", try AddressOpener())
    let screen = try Screen()
    let (link, plain) = (
      try Self.place(60, on: playground.editor), try Self.place(15, on: playground.editor)
    )
    try Self.point(at: (plain.x, plain.y - 60))
    let arrow = try screen.pointer()
    try Self.point(at: plain)
    var beam = arrow
    try waitUntil("the pointer is over text") {
      beam = try screen.pointer()
      return beam != arrow
    }
    try Self.point(at: link)
    try Keyboard.xdotool("keydown", "ctrl")
    try waitUntil("the pointer is a hand") { ![arrow, beam].contains(try screen.pointer()) }
    try Keyboard.xdotool("keyup", "ctrl")
    try waitUntil("without Control it is none") { try screen.pointer() == beam }
    // And when the pointer moves while Control is held.
    try Keyboard.xdotool("keydown", "ctrl")
    try Self.point(at: plain)
    try Self.point(at: link)
    try waitUntil("the pointer is a hand") { ![arrow, beam].contains(try screen.pointer()) }
    try Self.point(at: plain)
    try waitUntil("beside the link it is none") { try screen.pointer() == beam }
    try Keyboard.xdotool("keyup", "ctrl")
    try playground.quit()
  }

  func testThePointerIsAHandOverALinkThatIsRead() throws {
    let playground = try open("renderer", try AddressOpener())
    let screen = try Screen()
    try Self.point(at: try Self.place(15, on: playground.editor))
    let link = try Self.place(60, on: playground.editor)
    var beam: [UInt] = []
    try waitUntil("the pointer is still") {
      let old = beam
      beam = try screen.pointer()
      return old == beam
    }
    try Self.point(at: link)
    try waitUntil("the pointer is a hand") { try screen.pointer() != beam }
    try Self.point(at: try Self.place(15, on: playground.editor))
    try waitUntil("beside it, it is none") { try screen.pointer() == beam }
    try playground.quit()
  }

  // MARK: The menu

  /// Opens the menu with the secondary button, or with its key.
  private func openMenu(
    of playground: RunningPlayground, at place: (x: Int, y: Int)?, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try waitUntil("no menu is open: \(playground.root.dump)", file: file, line: line) {
      try Self.entries(of: playground).isEmpty
    }
    var last = Date.distantPast
    try waitUntil("the menu is open: \(playground.root.dump)", file: file, line: line) {
      if try !Self.entries(of: playground).isEmpty { return true }
      // A click while another menu is closing only closes that menu.
      guard last.timeIntervalSinceNow < -1 else { return false }
      last = Date()
      if let place {
        try Keyboard.click(x: place.x, y: place.y, button: 3)
      } else {
        try Keyboard.press("Menu")
      }
      return false
    }
  }

  /// Returns the entries of the open menu, if there is one; in GTK 4.18 they have no names.
  private static func entries(of playground: RunningPlayground) throws -> [String] {
    try playground.root.tree.filter { try $0.role == "menu item" && $0.has(.visible) }.map {
      try $0.name
    }
  }

  private static let names = ["Open Link", "Copy Link Address", "Edit Link…", "Remove Link"]

  func testTheMenuHasEntriesForALink() throws {
    let opener = try AddressOpener()
    let playground = try open("rich-editor", opener)
    let (link, plain) = (
      try Self.place(60, on: playground.editor), try Self.place(15, on: playground.editor)
    )
    try openMenu(of: playground, at: plain)
    let usual = try Self.entries(of: playground)
    try Keyboard.press("Escape")
    try openMenu(of: playground, at: link)
    let more = try Self.entries(of: playground)
    XCTAssertEqual(more.count, usual.count + 4, "\(more)")
    XCTAssert(
      more.last == "" || more.suffix(4) == Self.names, "the entries of a link come last: \(more)")
    try Keyboard.press("o")
    try waitUntil("the desktop opens it") { opener.opened == [Self.address] }
    try openMenu(of: playground, at: link)
    try Keyboard.press("l")
    try waitUntil("the address is on the clipboard") {
      try OutsideProgram("/usr/bin/xclip", ["-selection", "clipboard", "-out"]).result().output
        == Self.address
    }
    try openMenu(of: playground, at: link)
    try Keyboard.press("m")
    let undo = try playground.button("Undo")
    try waitUntil("the link is gone, and that can be undone") { try undo.has(.sensitive) }
    try openMenu(of: playground, at: link)
    XCTAssertEqual(try Self.entries(of: playground), usual)
    try Keyboard.press("Escape")
    try playground.quit()
  }

  func testALinkIsEditedWithKeysAlone() throws {
    let opener = try AddressOpener()
    let playground = try open("rich-editor", opener)
    try Keyboard.press("ctrl+Home")
    try Keyboard.press("Right", times: 6)
    try openMenu(of: playground, at: nil)
    try Keyboard.press("i")
    try waitUntil("the address is asked for") {
      try playground.root.tree.contains { try $0.name == "Link address" && $0.hasFocus }
    }
    try Keyboard.press("ctrl+a")
    try Keyboard.type("https://example.org/house")
    try Keyboard.press("Return")
    try waitUntil("the text has the focus again") { try playground.editor.hasFocus }
    try Keyboard.press("ctrl+Return")
    try waitUntil("the new one opens") { opener.opened == ["https://example.org/house"] }
    try Keyboard.press("ctrl+z")
    try Keyboard.press("ctrl+Return")
    try waitUntil("the old one opens") { opener.opened.last == Self.address }
    try expectText("see the garden page", in: playground)
    try playground.quit()
  }
}
