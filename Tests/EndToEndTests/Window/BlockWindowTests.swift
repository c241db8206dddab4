import ConcertinaTesting
import XCTest

/// The handle of a block in the real window, with a real pointer and real keys.
final class BlockWindowTests: WindowTestCase {
  private static let content =
    #"{"format":"concertina-rich-text","version":1,"content":[{"text":"one\ntwo\nthree"}]}"#

  private static func open() throws -> RunningPlayground {
    try RunningPlayground(
      [
        "--scene", "rich-editor", "--set", "showsBlockHandles=true", "--set",
        "content=" + content,
      ], editor: "Rich text")
  }

  /// Moves the pointer over a line of three, and returns the handle that appears.
  private func hover(_ line: Int, _ playground: RunningPlayground) throws -> AccessibleNode {
    let place = try playground.editor.extents
    return try handle(
      atX: place.x + 60, y: place.y + place.height * (2 * line + 1) / 6, playground)
  }

  /// Moves the pointer to a place over a line, and returns the handle that appears beside it.
  private func handle(
    atX x: Int, y: Int, _ playground: RunningPlayground
  ) throws -> AccessibleNode {
    try Keyboard.xdotool("mousemove", "\(x)", "\(y)")
    try Keyboard.xdotool("mousemove", "\(x + 1)", "\(y)")
    var handle: AccessibleNode?
    try waitUntil("the block has a handle") {
      handle = try playground.root.first { node in
        guard try node.name == "Block" else { return false }
        let bounds = try node.extents
        return bounds.width >= 24 && abs(bounds.y + bounds.height / 2 - y) < 14
      }
      return handle != nil
    }
    return try XCTUnwrap(handle)
  }

  /// Returns the middle of a line of three, at the middle of a handle beside it.
  ///
  /// The place that GTK 4.18 reports of the handle is without the padding around the text.
  private static func middle(
    _ handle: AccessibleNode, _ line: Int, _ playground: RunningPlayground
  ) throws -> (x: Int, y: Int) {
    let (place, text) = try (handle.extents, playground.editor.extents)
    return (place.x + place.width / 2, text.y + text.height * (2 * line + 1) / 6)
  }

  /// Whether a menu with an entry is open; in GTK 4.18 entries have no names.
  private static func shows(_ entry: String, in playground: RunningPlayground) throws -> Bool {
    try playground.root.tree.contains {
      try $0.role.hasPrefix("menu item") && ["", entry].contains($0.name) && $0.has(.visible)
    }
  }

  func testABlockIsDraggedByItsHandle() throws {
    let playground = try Self.open()
    try playground.editor.waitForText("one\ntwo\nthree")
    let handle = try hover(2, playground)
    let (place, text) = (try handle.extents, try playground.editor.extents)
    XCTAssertGreaterThanOrEqual(place.width, 24)
    XCTAssertGreaterThanOrEqual(place.height, 24)
    let middle = try Self.middle(handle, 2, playground)
    try Keyboard.drag(
      from: middle, to: (middle.x, text.y + 2), answeredBy: [playground.editor])
    try playground.editor.waitForText("three\none\ntwo")
    try Keyboard.press("ctrl+z")
    try playground.editor.waitForText("one\ntwo\nthree")
    try playground.quit()
  }

  func testEscapeEndsADrag() throws {
    let playground = try Self.open()
    let middle = try Self.middle(hover(2, playground), 2, playground)
    let text = try playground.editor.extents
    try Keyboard.drag(from: middle, to: (middle.x, text.y + 2)) {
      try Keyboard.press("Escape")
      return true
    }
    _ = try hover(1, playground)
    try playground.editor.waitForText("one\ntwo\nthree")
    try playground.quit()
  }

  /// The page scrolls while the pointer is at its edge.
  func testABlockIsDraggedToAPlaceThatIsNotVisible() throws {
    let lines = (1...80).map { "line \($0)" }
    let text = lines.joined(separator: "\n")
    let content = #"{"format":"concertina-rich-text","version":1,"content":[{"text":"\#(text)"}]}"#
      .replacingOccurrences(of: "\n", with: "\\n")
    let playground = try RunningPlayground(
      ["--scene", "rich-editor", "--set", "showsBlockHandles=true", "--set", "content=" + content],
      editor: "Rich text")
    try playground.editor.waitForText(text)
    let place = try playground.editor.extents
    let bottom = try XCTUnwrap(playground.root.children.first).extents.height - 8
    XCTAssertGreaterThan(place.y + place.height, bottom, "the end is not visible")
    let y = place.y + place.height / 160
    let handle = try handle(atX: place.x + 60, y: y, playground)
    let x = try handle.extents.x + handle.extents.width / 2
    var tops: [Int] = []
    try Keyboard.drag(
      from: (x, y), to: (x, bottom), report: { "\(tops)" },
      until: {
        tops.append(try playground.editor.extents.y)
        return tops[tops.count - 1] < place.y && Set(tops.suffix(20)).count == 1
      })
    try playground.editor.waitForText((lines.dropFirst() + lines.prefix(1)).joined(separator: "\n"))
    try Keyboard.press("ctrl+z")
    try playground.editor.waitForText(text)
    try playground.quit()
  }

  func testAClickSelectsTheBlockAndOpensItsMenu() throws {
    let playground = try Self.open()
    let middle = try Self.middle(hover(1, playground), 1, playground)
    try Keyboard.click(x: middle.x, y: middle.y)
    try waitUntil("there is a menu") {
      try Self.shows("Duplicate", in: playground)
    }
    XCTAssertEqual(try playground.editor.selection, 4..<7)
    try Keyboard.press("Escape")
    try waitUntil("the menu is closed") {
      try !Self.shows("Duplicate", in: playground)
    }
    try playground.quit()
  }

  func testTheMenuIsReachedWithTheKeyboard() throws {
    let playground = try Self.open()
    try playground.click(playground.editor)
    try Keyboard.press("ctrl+End")
    try Keyboard.press("ctrl+alt+b")
    try waitUntil("there is a menu") {
      try Self.shows("Move up", in: playground)
    }
    // The first entry opens another menu; the second one moves the block up.
    try Keyboard.press("Down")
    try Keyboard.press("Return")
    try playground.editor.waitForText("one\nthree\ntwo")
    try playground.quit()
  }
}
