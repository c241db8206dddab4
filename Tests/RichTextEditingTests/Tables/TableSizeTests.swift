import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Large tables, and whatever else a file may contain.
final class TableSizeTests: WidgetTestCase {
  private static func large(_ rows: Int, _ columns: Int) -> TableContent {
    TableContent(
      rows: (0..<rows).map { row in (0..<columns).map { RichText("\(row) \($0)") } })
  }

  func testAThousandRowsAreShownAndChanged() throws {
    try onMain {
      try withTable(Self.large(1_000, 2), width: 500) { editor, table, host in
        XCTAssertGreaterThan(table.frame.height, 16_384, "no row is cut off")
        try table.cell(999, 1).focus(at: 5)
        host.type("x")
        host.settle()
        XCTAssertEqual(try table.cell(999, 1).text, "999 1x")
        host.press("Tab")
        host.settle()
        XCTAssertEqual(table.caret, "1000,0:0")
        XCTAssertTrue(editor.undo())
        XCTAssertEqual(table.structure.rows.count, 1_000)
        XCTAssertEqual(table.caret, "999,1:6")
      }
    }
  }

  func testAWideTableIsScrolledSidewaysByTheWheel() throws {
    try onMain {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        try withTable(Self.large(2, 20), width: 200) { editor, table, host in
          table.frame.direction = direction
          table.frame.queueResize()
          host.settle()
          let layout = table.frame.implementation
          let first = try table.cell(0, 0)
          let start = try XCTUnwrap(first.bounds(in: table.frame)).x
          let sign = direction == .leftToRight ? 1.0 : -1
          XCTAssertFalse(layout.scroll(by: -10 * sign), "it is at its start")
          let paints = host.paints { XCTAssertTrue(layout.scroll(by: 50 * sign)) }
          XCTAssertEqual(paints.flatMap(\.violations), [])
          XCTAssertEqual(try XCTUnwrap(first.bounds(in: table.frame)).x, start - 50 * sign)
          XCTAssertTrue(layout.scroll(by: 1e6 * sign))
          XCTAssertFalse(layout.scroll(by: 10 * sign), "it is at its end")
          host.settle()
          let last = try XCTUnwrap(table.cell(0, 19).bounds(in: table.frame))
          XCTAssertGreaterThanOrEqual(last.x, 0)
          XCTAssertLessThanOrEqual(last.x + last.width, 200)
        }
      }
    }
  }

  func testAKeyLeavesTheOtherRowsAsTheyAre() throws {
    try onMain {
      try withTable(Self.large(30, 4), width: 500) { _, table, host in
        let cell = try table.cell(10, 2)
        cell.focus(at: 1)
        host.settle()
        let rows = Set(table.cells.compactMap { $0.widget.parent?.identity })
        XCTAssertEqual(rows.count, 30)
        let before = TableRowImplementation.measuredCells
        host.type("x")
        host.settle()
        // The cells of one row, at the few widths that GTK asks for.
        XCTAssertLessThanOrEqual(TableRowImplementation.measuredCells - before, 4 * 4)
      }
    }
  }

  func testCellsNestedDeeplyAreShown() {
    onMain {
      var text: RichText = "x"
      for _ in 0..<8 { text = RichText(AttachmentContent(TableContent(rows: [[text, "y"]]))) }
      withEditor(text, width: 300) { editor, host in
        host.settle()
        XCTAssertEqual(editor.nestedEditors.count, 16)
        XCTAssertEqual(editor.area.violations, [])
      }
    }
  }
}
