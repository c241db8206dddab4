import ConcertinaTesting
import XCTest

/// A table in the real window, with a real pointer, real keys and what a screen reader gets.
final class TableWindowTests: WindowTestCase {
  private static func open(_ settings: String...) throws -> RunningPlayground {
    try RunningPlayground(["--scene", "tables"] + settings, editor: "Rich text")
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

  // MARK: Handles

  /// Moves the pointer into a cell, and returns the handle of its row or its column.
  private static func handle(
    _ name: String, at cell: AccessibleNode, in playground: RunningPlayground
  ) throws -> (x: Int, y: Int) {
    let place = try cell.placeAtRest
    try Keyboard.xdotool("mousemove", "\(place.x + 20)", "\(place.y + 8)")
    try Keyboard.xdotool("mousemove", "\(place.x + 21)", "\(place.y + 8)")
    var found: (x: Int, y: Int)?
    try waitUntil("there is a handle of the \(name)") {
      let handle = try playground.root.tree.first { node in
        guard try node.name == name else { return false }
        let (bounds, cell) = (try node.extents, try cell.extents)
        return name == "Row"
          ? abs(bounds.y + bounds.height / 2 - cell.y - cell.height / 2) < 14
          : abs(bounds.x + bounds.width / 2 - cell.x - cell.width / 2) < 24
      }
      found = try handle.map { try ($0.extents.x + $0.extents.width / 2, $0.extents.y + 6) }
      return found != nil
    }
    return try XCTUnwrap(found)
  }

  func testARowIsDraggedByItsHandle() throws {
    let playground = try Self.open()
    let (second, third) = (
      try Self.cell(2, 1, in: playground), try Self.cell(3, 1, in: playground)
    )
    let texts = (try second.text, try third.text)
    let handle = try Self.handle("Row", at: second, in: playground)
    let target = try third.extents
    try Keyboard.drag(
      from: (handle.x, handle.y + 6), to: (handle.x, target.y + target.height + 4),
      answeredBy: [playground.editor])
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
      [{"text": "b"}], [{"text": "c"}], [{"text": "d"}]], "data": {"columns": [{}, {}]}}}]}
      """
    let playground = try Self.open("--set", "content=" + table)
    let (first, second) = (
      try Self.cell(2, 1, in: playground), try Self.cell(2, 2, in: playground)
    )
    let texts = (try first.text, try second.text)
    let handle = try Self.handle("Column", at: first, in: playground)
    let target = try second.extents
    let y = handle.y
    try Keyboard.xdotool("mousemove", "\(handle.x)", "\(y)", "mousedown", "1")
    try Keyboard.xdotool("mousemove", "\(target.x + target.width)", "\(y)")
    try Keyboard.press("Escape")
    try Keyboard.xdotool("mouseup", "1")
    try waitUntil("nothing has moved") { try Self.cell(2, 1, in: playground).text == texts.0 }
    XCTAssertFalse(try playground.button("Undo").has(.sensitive))
    _ = try Self.handle("Column", at: first, in: playground)
    try Keyboard.drag(
      from: (handle.x, y), to: (target.x + target.width, y), answeredBy: [playground.editor])
    try waitUntil("the columns have changed places") {
      try Self.cell(2, 1, in: playground).text == texts.1
        && Self.cell(2, 2, in: playground).text == texts.0
    }
    try playground.quit()
  }

  func testAClickOnAHandleSelectsTheRowAndOpensItsMenu() throws {
    let playground = try Self.open()
    let second = try Self.cell(2, 1, in: playground)
    let handle = try Self.handle("Row", at: second, in: playground)
    try Keyboard.click(x: handle.x, y: handle.y + 6)
    try waitUntil("a menu is open") {
      try playground.root.tree.contains {
        try $0.role.hasPrefix("menu item") && ["", "Remove row"].contains($0.name)
          && $0.has(.visible)
      }
    }
    try Keyboard.press("Escape")
    try waitUntil("the focus is back in the row") { try second.hasFocus }
    try Keyboard.press("Delete")
    try waitUntil("the cells of the row are empty") {
      try (1...3).allSatisfy { try Self.cell(2, $0, in: playground).text == "" }
    }
    try playground.quit()
  }
}
