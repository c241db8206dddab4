import CConcertinaGtk
import ConcertinaTesting
import Foundation
import XCTest

/// Pictures in the real window, with a real pointer, real keys and the clipboard of another
/// program.
final class PictureWindowTests: WindowTestCase {
  private static func picture(
    named name: String, in playground: RunningPlayground
  ) throws -> AccessibleNode {
    try waitUntil("there is a picture named \(name)") {
      try playground.root.first(.image, named: name) != nil
    }
    return try XCTUnwrap(playground.root.first(.image, named: name))
  }

  private static let role = "image"

  /// Opens the scene with its first picture alone.
  private static func open() throws -> (RunningPlayground, AccessibleNode) {
    let playground = try RunningPlayground(
      ["--scene", "images", "--set", "alternativeText=The first one"], editor: "Rich text")
    return (playground, try picture(named: "The first one", in: playground))
  }

  func testAPictureIsResizedWithThePointer() throws {
    let (playground, picture) = try Self.open()
    let before = try picture.extents
    XCTAssertEqual(before.width, 280)
    try playground.click(picture)
    try waitUntil("it is selected") { try playground.editor.selection?.count == 1 }
    let undo = try playground.button("Undo")
    XCTAssertFalse(try undo.has(.sensitive))
    try Keyboard.drag(
      from: (before.x + before.width - 6, before.y + before.height - 6),
      to: (before.x + before.width - 66, before.y + before.height - 40)
    ) { try picture.extents.width < before.width }
    try waitUntil("there is a step to take back") { try undo.has(.sensitive) }
    let after = try picture.extents
    XCTAssertEqual(Double(after.width) / Double(after.height), 1.6, accuracy: 0.02)
    try Keyboard.press("ctrl+z")
    try waitUntil("it has its old size") { try picture.extents.width == before.width }
    XCTAssertFalse(try undo.has(.sensitive), "the drag was one step")
    try playground.quit()
  }

  func testAPictureIsResizedAndDescribedWithKeys() throws {
    let (playground, picture) = try Self.open()
    try playground.click(picture)
    try waitUntil("it is selected") { try playground.editor.selection?.count == 1 }
    try Keyboard.press("ctrl+minus")
    try waitUntil("it is smaller") { try picture.extents.width == 252 }
    try Keyboard.press("alt+Return")
    try waitUntil("the description is asked for") {
      try playground.texts(named: "Alternative text").contains { try $0.hasFocus }
    }
    try Keyboard.press("ctrl+a")
    try Keyboard.type("Sunset")
    try Keyboard.press("Return")
    _ = try Self.picture(named: "Sunset", in: playground)
    try waitUntil("the text has the focus again") { try playground.editor.hasFocus }
    try Keyboard.press("ctrl+z", times: 2)
    _ = try Self.picture(named: "The first one", in: playground)
    try waitUntil("it has its old size") { try picture.extents.width == 280 }
    try playground.quit()
  }

  func testKeysOfTheWindowWorkWhileTheDescriptionIsAskedFor() throws {
    let (playground, picture) = try Self.open()
    try playground.click(picture)
    try waitUntil("it is selected") { try playground.editor.selection?.count == 1 }
    try Keyboard.press("alt+Return")
    try waitUntil("the description is asked for") {
      try playground.texts(named: "Alternative text").contains { try $0.hasFocus }
    }
    try Keyboard.press("ctrl+shift+r")
    try waitUntil("it records") { try playground.shows("Recording: nothing yet") }
    playground.program.kill()
  }

  func testAPictureOfAnotherProgramIsPasted() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("picture.png")
    let made = try PlaygroundBinary.run("screenshot", "--scene", "composer", "--output", file)
    XCTAssertEqual(made.status, 0, made.errors)
    let clipboard = try Keyboard.offer(file: file, as: "image/png")
    let playground = try RunningPlayground(["--scene", "rich-editor"], editor: "Rich text")
    try Keyboard.type("ab")
    try Keyboard.press("Left")
    try Keyboard.press("ctrl+v")
    let picture = try Self.picture(named: "Picture", in: playground)
    XCTAssertGreaterThan(try picture.extents.width, 100)
    try Keyboard.press("ctrl+z")
    try waitUntil("it is gone") {
      try playground.root.first(.image, named: "Picture") == nil
    }
    try expectText("ab", in: playground)
    clipboard.kill()
    try playground.quit()
  }
}
