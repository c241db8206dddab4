import ConcertinaTesting
import XCTest

/// Sections and the outline in the real window, with a real pointer and real keys.
final class SectionWindowTests: WindowTestCase {
  private static let content =
    #"{"format":"concertina-rich-text","version":1,"content":["#
    + #"{"text":"One\n","attributes":{"paragraph":{"style":"heading-1"}}},{"text":"a\nb\n"}]}"#

  func testAClickOnTheTriangleHidesTheSectionAndTheKeysShowIt() throws {
    let playground = try RunningPlayground(
      ["--scene", "sections", "--set", "content=" + Self.content], editor: "Rich text")
    try playground.editor.waitForText("One\na\nb\n")
    let place = try playground.editor.placeAtRest
    try Keyboard.click(x: place.x - 12, y: place.y + place.height / 6)
    try waitUntil("the editor is lower by two lines") {
      try playground.editor.extents.height < place.height - 20
    }
    try playground.click(playground.editor)
    try Keyboard.press("ctrl+Home")
    try Keyboard.press("alt+shift+Right")
    try waitUntil("the editor is as high as before") {
      try playground.editor.extents.height == place.height
    }
    try playground.quit()
  }

  func testARowOfTheOutlineLeadsToItsHeading() throws {
    let playground = try RunningPlayground(["--scene", "sections"], editor: "Rich text")
    XCTAssertGreaterThan(try playground.editor.caretOffset, 0)
    try playground.click(playground.find(.label, named: "To the sea"))
    try waitUntil("the caret is at the heading") {
      try playground.editor.hasFocus && playground.editor.caretOffset == 0
    }
    try playground.quit()
  }
}
