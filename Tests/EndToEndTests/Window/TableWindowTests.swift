import ConcertinaTesting
import XCTest

/// A table in the real window, with a real pointer, real keys and what a screen reader gets.
final class TableWindowTests: WindowTestCase {
  private static func open(_ settings: String...) throws -> RunningPlayground {
    try RunningPlayground(["--scene", "tables"] + settings, editor: "Rich text")
  }

  /// Returns a cell, counted from 1.
  private static func cell(
    _ row: Int, _ column: Int, in playground: RunningPlayground
  ) throws -> ShownCell {
    ShownCell(row: row, column: column, in: playground)
  }

  func testCellsAreReadWithTheirRowAndColumn() throws {
    let playground = try Self.open()
    let table = try XCTUnwrap(playground.root.first(WidgetRole("table"), named: "Table"))
    let names = try table.tree.filter { try $0.role.hasSuffix("cell") }.map { try $0.name }
    XCTAssertEqual(
      names,
      [
        "Heading of column 1: Cake", "Heading of column 2: Price", "Heading of column 3: To buy",
        "Row 2, column 1: Plum cake", "Row 2, column 2: 2.50", "Row 2, column 3",
        "Row 3, column 1: Apple pie", "Row 3, column 2: 12.00", "Row 3, column 3",
        "Row 4, column 1: Everything", "Row 4, column 3: 14.50",
      ])
    // Nothing else in it has a text: a cell with a list, and those that were entered.
    XCTAssertEqual(
      try table.tree.filter { try $0.isTextField }.map { try $0.name }, ["Row 2, column 3"])
    XCTAssertEqual(try Self.cell(3, 2, in: playground).text, "12.00")
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
      from: (from.x + 15, from.y + 12), to: (to.x + 25, to.y + 12), answeredBy: [playground.editor])
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

  // MARK: Handles

  /// Moves the pointer into a cell, and waits for the handles of its row and its column.
  private static func hover(_ cell: ShownCell, in playground: RunningPlayground) throws {
    let place = try cell.placeAtRest
    for x in 20...22 { try Keyboard.xdotool("mousemove", "\(place.x + x)", "\(place.y + 12)") }
    try waitUntil("there are handles") {
      try ["Row", "Column"].allSatisfy { name in
        try playground.root.tree.contains { try $0.name == name }
      }
    }
  }

  /// Returns the place of the handle of the row of a cell in the first column.
  ///
  /// It is on the border of the table, 6 pixels of it at each side. Extents leave out 4 pixels of
  /// the window's frame, and in GTK 4.18 the padding around the text.
  private static func rowHandle(at cell: ShownCell) throws -> (x: Int, y: Int) {
    let place = try cell.extents
    return (place.x - 1, place.y + place.height / 2 + 4)
  }

  /// Returns the place of the handle of a column, above its heading.
  private static func columnHandle(
    _ column: Int, in playground: RunningPlayground
  ) throws -> (x: Int, y: Int) {
    let place = try ShownCell(headingOf: column, in: playground).extents
    return (place.x + place.width / 2 + 4, place.y - 1)
  }

  func testARowIsDraggedByItsHandle() throws {
    let playground = try Self.open()
    let (second, third) = (
      try Self.cell(2, 1, in: playground), try Self.cell(3, 1, in: playground)
    )
    let texts = (try second.text, try third.text)
    try Self.hover(third, in: playground)
    let handle = try Self.rowHandle(at: third)
    let target = try second.extents
    try Keyboard.drag(
      from: handle, to: (handle.x, target.y + 2), answeredBy: [playground.editor])
    try waitUntil("the rows have changed places") {
      try Self.cell(2, 1, in: playground).text == texts.1
        && Self.cell(3, 1, in: playground).text == texts.0
    }
    try Keyboard.press("ctrl+z")
    try waitUntil("they are back, with one step") {
      try Self.cell(2, 1, in: playground).text == texts.0
    }
    try playground.quit()
  }

  func testAColumnIsDraggedByItsHandleAndEscapeEndsThat() throws {
    let table = """
      {"format": "concertina-rich-text", "version": 1, "content": [{"attachment": {"name": "table",
      "isBlock": true, "id": "a", "size": {"kind": "fullWidth"}, "editors": [[{"text": "a"}],
      [{"text": "b"}], [{"text": "c"}], [{"text": "d"}]],
      "data": {"columns": [{}, {}], "hasHeader": true}}}]}
      """
    let playground = try Self.open("--set", "content=" + table)
    let first = try Self.cell(2, 1, in: playground)
    try Self.hover(first, in: playground)
    let handle = try Self.columnHandle(1, in: playground)
    let cell = try Self.cell(2, 2, in: playground).extents
    let target = (x: cell.x + cell.width, y: handle.y)
    try Keyboard.drag(from: handle, to: target) {
      try Keyboard.press("Escape")
      return true
    }
    try Self.hover(first, in: playground)
    XCTAssertEqual(try first.text, "c")
    XCTAssertFalse(try playground.button("Undo").has(.sensitive))
    try Keyboard.drag(from: handle, to: target, answeredBy: [playground.editor])
    try waitUntil("the columns have changed places") {
      try Self.cell(2, 1, in: playground).text == "d"
        && Self.cell(2, 2, in: playground).text == "c"
    }
    try playground.quit()
  }

  func testAClickOnAHandleSelectsTheRowAndOpensItsMenu() throws {
    let playground = try Self.open()
    let third = try Self.cell(3, 1, in: playground)
    try Self.hover(third, in: playground)
    let handle = try Self.rowHandle(at: third)
    try Keyboard.click(x: handle.x, y: handle.y)
    try waitUntil("a menu is open") {
      try playground.root.tree.contains {
        try $0.role.hasPrefix("menu item") && ["", "Remove row"].contains($0.name)
          && $0.has(.visible)
      }
    }
    try Keyboard.press("Escape")
    try waitUntil("the focus is back in the row") { try third.hasFocus }
    try Keyboard.press("Delete")
    try waitUntil("the cells of the row are empty") {
      try (1...3).allSatisfy { try Self.cell(3, $0, in: playground).text == "" }
    }
    XCTAssertEqual(try Self.cell(2, 1, in: playground).text, "Plum cake")
    try playground.quit()
  }
}
