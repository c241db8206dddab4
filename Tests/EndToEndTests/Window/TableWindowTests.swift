import ConcertinaTesting
import XCTest

/// A table in the real window, with a real pointer, real keys and what a screen reader gets.
final class TableWindowTests: WindowTestCase {
  private static func open() throws -> RunningPlayground {
    try RunningPlayground(["--scene", "tables"], editor: "Rich text")
  }

  /// Returns the text of a cell, counted from 1.
  private static func cell(
    _ row: Int, _ column: Int, in playground: RunningPlayground
  ) throws -> AccessibleNode {
    try XCTUnwrap(playground.texts(named: "Row \(row), column \(column)").first)
  }

  func testCellsAreReadWithTheirRowAndColumn() throws {
    let playground = try Self.open()
    let names = try XCTUnwrap(try playground.editor.parent).tree.filter { try $0.isTextField }
      .map { try $0.name }
    XCTAssertEqual(
      names,
      [
        "Rich text", "Heading of column 1", "Heading of column 2", "Heading of column 3",
        "Row 2, column 1", "Row 2, column 2", "Row 2, column 3", "Row 3, column 1",
        "Row 3, column 2", "Row 3, column 3", "Row 4, column 1", "Row 4, column 3",
      ])
    XCTAssertEqual(try Self.cell(3, 2, in: playground).text, "12.00")
    XCTAssertNotNil(try playground.root.first(WidgetRole("table"), named: "Table"))
    try playground.quit()
  }

  func testABorderIsMovedWithThePointer() throws {
    let playground = try Self.open()
    let cell = try Self.cell(3, 2, in: playground)
    let before = try cell.extents
    // The border is 8 pixels beside the text, and extents leave out the frame of the window.
    let (x, y) = (before.x + before.width + 12, before.y + before.height / 2)
    try Keyboard.drag(from: (x, y), to: (x + 40, y)) { try cell.extents.width > before.width }
    try waitUntil("there is a step to undo") { try playground.button("Undo").has(.sensitive) }
    XCTAssertGreaterThan(try cell.extents.width, before.width + 20)
    try Keyboard.press("ctrl+z")
    try waitUntil("it has its old width") { try cell.extents.width == before.width }
    try playground.quit()
  }

  func testCellsAreSelectedWithThePointer() throws {
    let playground = try Self.open()
    let (first, last) = (try Self.cell(2, 1, in: playground), try Self.cell(3, 2, in: playground))
    let (from, to) = (try first.extents, try last.extents)
    // Extents leave out the frame of the window.
    try Keyboard.drag(
      from: (from.x + 15, from.y + 12), to: (to.x + 25, to.y + 12), answeredBy: [first, last])
    try Keyboard.press("Delete")
    try waitUntil("the cells are empty") { try first.text == "" && last.text == "" }
    XCTAssertEqual(try Self.cell(4, 3, in: playground).text, "14.50")
    try Keyboard.press("ctrl+z")
    try waitUntil("they have their texts again") {
      try first.text == "Plum cake" && last.text == "12.00"
    }
    try playground.quit()
  }

  func testAClickBelowATextIsInItsCell() throws {
    let playground = try Self.open()
    let cell = try Self.cell(2, 2, in: playground)
    let place = try cell.extents
    try Keyboard.click(x: place.x + place.width / 2, y: place.y + place.height + 10)
    try waitUntil("the cell has the focus") { try cell.hasFocus }
    try Keyboard.type("1")
    try waitUntil("it is typed there") { try cell.text == "2.501" }
    try playground.quit()
  }
}
