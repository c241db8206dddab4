import ConcertinaTesting
import XCTest

/// Text that is dragged into the editor, and within it.
final class DropTests: WindowTestCase {
  private func openEditor() throws -> RunningPlayground {
    let playground = try RunningPlayground(["--scene", "auto-height-editor"])
    try Keyboard.type("one\ntwo\nthree")
    try expectText("one\ntwo\nthree", in: playground)
    _ = try expectHeight(of: playground, lines: 3) { $0 > 40 }
    return playground
  }

  func testDropOfNulAndBrokenBytesLosesNothing() throws {
    let playground = try openEditor()
    let source = try DragSource(offering: [0x61, 0x00, 0x62, 0xFF, 0x63, 0x0A, 0x64])
    let place = try playground.editor.extents
    try source.drag(to: (place.x + place.width / 2, place.y + place.height / 2))
    try waitUntil("the text is dropped") {
      source.serve()
      return try playground.editor.text == "one\ntwoa\u{FFFD}b\u{FFFD}c\nd\nthree"
    }
    source.close()
    // The test's window had the focus while it existed.
    try Keyboard.xdotool("windowfocus", "--sync", playground.window)
    try Keyboard.type("!")
    try expectText("one\ntwoa\u{FFFD}b\u{FFFD}c\nd!\nthree", in: playground)
    try Keyboard.press("ctrl+z", times: 2)
    try expectText("one\ntwo\nthree", in: playground)
    try playground.quit()
  }

  func testNothingIsDroppedOnADisabledEditor() throws {
    let playground = try openEditor()
    try playground.click(playground.toggle("Enabled"))
    try waitUntil("the editor is disabled") { try !playground.editor.has(.sensitive) }
    let source = try DragSource(offering: Array("no".utf8))
    let place = try playground.editor.extents
    try source.drag(to: (place.x + place.width / 2, place.y + 8), isAccepted: false)
    source.close()
    try playground.click(playground.toggle("Enabled"))
    try waitUntil("the editor is enabled") { try playground.editor.has(.sensitive) }
    XCTAssertEqual(try playground.editor.text, "one\ntwo\nthree")
    try playground.quit()
  }

  func testFilesThatAreDroppedOnAComposerAreHandedOverUnread() throws {
    let folder = try TemporaryFolder()
    let huge = try folder.write("", to: "huge.png")
    XCTAssertEqual(truncate(huge, 200 << 20), 0)
    let playground = try RunningPlayground(
      ["--scene", "composer-attachments", "--set", "text=one"], editor: "Message")
    let before = try playground.program.bytesRead
    let resident = try playground.program.residentBytes
    for (address, name) in [
      (huge, "huge.png"), (folder.path, String(folder.path.split(separator: "/").last ?? "")),
      ("/nowhere/vanished.png", "vanished.png"),
    ] {
      let list = "file://\(address)\r\n"
      let source = try DragSource(offering: Array(list.utf8), as: "text/uri-list")
      let place = try playground.editor.extents
      try source.drag(to: (place.x + place.width / 2, place.y + place.height / 2))
      try waitUntil("\(name) is in the strip") {
        source.serve()
        return try playground.shows(name)
      }
      source.close()
    }
    XCTAssertEqual(try playground.editor.text, "one", "no name is put in as text")
    XCTAssertLessThan(try playground.program.bytesRead - before, 50 << 20)
    XCTAssertLessThan(try playground.program.residentBytes - resident, 50 << 20)
    try Keyboard.xdotool("windowfocus", "--sync", playground.window)
    try playground.quit()
  }

  func testDraggingWithinTheTextMoves() throws {
    let playground = try openEditor()
    let place = try playground.editor.extents
    let row = place.height / 6
    try Keyboard.press("ctrl+Home")
    try Keyboard.press("shift+End")
    try Keyboard.drag(
      from: (place.x + 8, place.y + row), to: (place.x + place.width / 2, place.y + 3 * row),
      answeredBy: [playground.editor])
    try expectText("\ntwoone\nthree", in: playground)
    // Two undo steps in GTK: it removes the text when the drag has ended.
    try Keyboard.press("ctrl+z", times: 2)
    try expectText("one\ntwo\nthree", in: playground)
    try playground.quit()
  }
}
