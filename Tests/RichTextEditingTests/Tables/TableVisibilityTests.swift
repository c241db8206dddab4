import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// What GTK has to do for a table of which a page shows a part.
final class TableVisibilityTests: WidgetTestCase {
  private static let pageHeight = 200

  @MainActor
  private static func makeEditor(_ rows: Int, _ columns: Int) -> EditorView {
    let cells = (0..<rows).map { row in (0..<columns).map { RichText("\(row) \($0)") } }
    let editor = EditorView(context: EditorViewContext())
    editor.maxHeight = .infinite
    editor.content =
      "before\n" + RichText(AttachmentContent(TableContent(rows: cells))) + "\nafter"
    return editor
  }

  /// Runs a test on a large table in a page.
  @MainActor
  private static func withPage(
    _ rows: Int = 200, _ columns: Int = 4,
    _ body: (EditorView, TableAttachment, Adjustment, WindowHost) throws -> Void
  ) throws {
    let editor = makeEditor(rows, columns)
    let page = ScrolledWindow(editor)
    let host = WindowHost(page, watching: editor.area)
    defer { host.close() }
    page.requestSize(width: 400, height: Self.pageHeight)
    host.settle()
    let table = try XCTUnwrap(editor.attachments.first as? TableAttachment)
    try body(editor, table, try XCTUnwrap(page.verticalAdjustment), host)
  }

  @MainActor
  private static func mappedRows(_ table: TableAttachment) -> [Int] { mapped(table, \.row) }

  @MainActor
  private static func mapped(_ table: TableAttachment, _ index: KeyPath<TablePosition, Int>)
    -> [Int]
  {
    let mapped = table.cells.filter { $0.widget.isMapped }.map { table.positions[$0.index] }
    return Set(mapped.map { $0[keyPath: index] }).sorted()
  }

  func testOnlyVisibleCellsAreShown() throws {
    try onMain {
      try Self.withPage { _, table, page, host in
        XCTAssertEqual(Self.mappedRows(table).first, 0)
        XCTAssertLessThan(Self.mappedRows(table).count, 15)
        let paints = host.paints { page.value = 2_000 }
        XCTAssertEqual(paints.flatMap(\.violations), [])
        host.settle()
        let rows = Self.mappedRows(table)
        XCTAssertGreaterThan(try XCTUnwrap(rows.first), 40)
        XCTAssertLessThan(rows.count, 15)
        let layout = table.frame.implementation
        let shown = table.frame.shownRows.rows
        let first = try XCTUnwrap(layout.place(x: 5, y: Double(shown.lowerBound))).row
        let last = try XCTUnwrap(layout.place(x: 5, y: Double(shown.upperBound - 1))).row
        XCTAssertEqual(rows, Array(first...last))
      }
    }
  }

  func testOnlyVisibleColumnsOfAWideTableAreShown() throws {
    try onMain {
      try Self.withPage(20, 30) { _, table, _, host in
        XCTAssertEqual(Self.mapped(table, \.column).first, 0)
        XCTAssertLessThan(Self.mapped(table, \.column).count, 12)
        XCTAssertTrue(table.frame.implementation.scroll(by: 300))
        host.settle()
        XCTAssertGreaterThan(try XCTUnwrap(Self.mapped(table, \.column).first), 4)
        XCTAssertLessThan(Self.mapped(table, \.column).count, 12)
      }
    }
  }

  func testTheCellWithTheFocusIsShownWhereverItIs() throws {
    try onMain {
      try Self.withPage { _, table, page, host in
        try table.cell(2, 1).focus(at: 1)
        host.settle()
        page.value = 3_000
        host.settle()
        XCTAssertEqual(table.caret, "2,1:1")
        XCTAssertTrue(try table.cell(2, 1).isMapped)
        XCTAssertFalse(table.cells[2 * 4 + 2].widget.isMapped)
        XCTAssertFalse(table.cells[4 + 1].widget.isMapped)
        // The key scrolls the page back to the caret.
        host.type("x")
        host.settle()
        XCTAssertEqual(try table.cell(2, 1).text, "2x 1")
        XCTAssertTrue(Self.mappedRows(table).contains(3))
      }
    }
  }

  func testACellThatIsNotVisibleGetsTheFocusAndIsScrolledTo() throws {
    try onMain {
      try Self.withPage { _, table, page, host in
        let cell = try table.cell(150, 3)
        XCTAssertTrue(cell.focus(at: 3))
        host.type("x")
        host.settle()
        XCTAssertEqual(cell.text, "150x 3")
        XCTAssertTrue(cell.isMapped)
        let shown = Double(cell.shownRows.rows.upperBound - cell.shownRows.rows.lowerBound)
        XCTAssertEqual(shown, Double(cell.height))
        XCTAssertGreaterThan(page.value, 1_000)
      }
    }
  }

  func testTabReachesCellsThatAreNotVisibleInAReadOnlyTable() throws {
    try onMain {
      try Self.withPage { editor, table, page, host in
        editor.isEditable = false
        try table.cell(0, 0).focus(at: 0)
        host.settle()
        page.value = 3_000
        host.settle()
        XCTAssertTrue(editor.moveFocus(.forward))
        XCTAssertEqual(table.caret.prefix(3), "0,1")
      }
    }
  }

  func testAPictureOfTheEditorHasAllCells() throws {
    try onMain {
      let high = Self.makeEditor(25, 2)
      let whole = WindowHost(high, height: 4_000, watching: high.area)
      whole.settle()
      try Self.withPage(25, 2) { editor, table, _, host in
        let rows = Self.mappedRows(table)
        XCTAssertLessThan(rows.count, 15)
        let picture = try XCTUnwrap(editor.makeTexture())
        let expected = try XCTUnwrap(high.makeTexture())
        XCTAssertEqual(picture.height, expected.height)
        XCTAssertEqual(picture.width, expected.width)
        let bytes = picture.width * 4
        // The caret is in the last line, of the window that has the focus.
        let wrong = (0..<(picture.height - 20)).filter { row in
          let part = (row * bytes)..<((row + 1) * bytes)
          return picture.pixels[part] != expected.pixels[part]
        }
        XCTAssertEqual(wrong, [])
        host.settle()
        XCTAssertEqual(Self.mappedRows(table), rows)
      }
      whole.close()
    }
  }

  func testAKeyPlacesAndMeasuresOnlyWhatHasChanged() throws {
    try onMain {
      try Self.withPage { _, table, _, host in
        let cell = try table.cell(3, 2)
        cell.focus(at: 1)
        host.type("y")
        host.settle()
        let before = (
          TableRowImplementation.measuredCells, TableFrameImplementation.placedRows
        )
        host.type("x")
        host.settle()
        // The cells of one row, at the few widths that GTK asks for.
        XCTAssertLessThanOrEqual(TableRowImplementation.measuredCells - before.0, 3 * 4)
        // A few layouts of the visible rows, among 200.
        XCTAssertLessThanOrEqual(TableFrameImplementation.placedRows - before.1, 40)
      }
    }
  }
}
