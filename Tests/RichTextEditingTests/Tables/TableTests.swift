import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Tables in an editor: their cells, their layout, and keys in them.
final class TableTests: WidgetTestCase {
  func testATableIsContentLikeAnyOther() throws {
    try onMain {
      try withTable { editor, table, host in
        XCTAssertEqual(table.editors.map(\.text), ["a", "b", "c", "d"])
        let saved = try SavedForm.content(from: SavedForm.bytes(of: editor.content))
        XCTAssertEqual(saved, editor.content)
        try table.cell(1, 0).focus(at: 1)
        host.type("x")
        XCTAssertEqual(table.sketch, "a b | cx d")
        XCTAssertTrue(editor.undo())
        XCTAssertEqual(table.sketch, "a b | c d")
        XCTAssertEqual(table.caret, "1,0:1")
      }
    }
  }

  func testTheRowGrowsInOneFrameAndTheTextBelowMoves() throws {
    try onMain {
      try withTable { editor, table, host in
        let (first, second) = (try table.cell(0, 0), try table.cell(1, 1))
        let before = try XCTUnwrap(second.bounds(in: editor)).y
        let height = editor.height
        first.focus(at: 1)
        host.press("Return")
        host.settle()
        let line = first.area.textView.lineHeight
        XCTAssertEqual(try XCTUnwrap(second.bounds(in: editor)).y, before + Double(line))
        XCTAssertEqual(editor.height, height + line)
        XCTAssertEqual(editor.area.violations, [])
        // A click below the text of the cell beside it is in that cell.
        let below = try XCTUnwrap(table.frame.implementation.place(x: 300, y: 40))
        XCTAssertEqual(below, TablePosition(row: 0, column: 1))
      }
    }
  }

  func testColumnsAreAsWideAsTheirRules() throws {
    try onMain {
      var content = TableContent(rows: [["a", "b", "c"], ["wide text", "e", "f"]])
      content.columns[0].width = .content
      content.columns[1].width = .fixed(100)
      try withTable(content) { editor, table, host in
        let widths = try XCTUnwrap(table.frame.implementation.geometry).widths
        XCTAssertEqual(widths[1], 100)
        XCTAssertEqual(widths.reduce(0, +), table.frame.width - TableFrameImplementation.room.x)
        XCTAssertLessThan(widths[0], 120)
        try table.cell(0, 0).focus(at: 1)
        host.type("much wider text")
        host.settle()
        let wider = try XCTUnwrap(table.frame.implementation.geometry).widths
        XCTAssertGreaterThan(wider[0], widths[0])
        XCTAssertEqual(wider.reduce(0, +), table.frame.width - TableFrameImplementation.room.x)
        XCTAssertEqual(
          try table.cell(0, 0).area.textView.height, try table.cell(0, 1).area.textView.height)
      }
    }
  }

  /// An app's own padding needs more, and GTK 4.18 warns where less is given.
  func testACellThatNeedsMoreThanItsColumnIsGivenThat() throws {
    try onMain {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        try withTable { _, table, host in
          table.frame.direction = direction
          let cell = try table.cell(0, 0)
          let start = { () throws -> Double in
            let bounds = try XCTUnwrap(cell.bounds(in: table.frame))
            return direction == .leftToRight ? bounds.x : bounds.x + bounds.width
          }
          host.settle()
          let before = try start()
          cell.requestSize(width: 350)
          host.settle()
          XCTAssertEqual(cell.width, 350)
          XCTAssertEqual(try start(), before)
        }
      }
    }
  }

  func testFromRightToLeftTheFirstColumnIsAtTheRight() throws {
    try onMain {
      try withTable { _, table, host in
        table.frame.direction = .rightToLeft
        host.settle()
        let (first, second) = (try table.cell(0, 0), try table.cell(0, 1))
        XCTAssertGreaterThan(
          try XCTUnwrap(first.bounds(in: table.frame)).x,
          try XCTUnwrap(second.bounds(in: table.frame)).x)
      }
    }
  }

  func testATableInARendererIsReadOnly() {
    onMain {
      let renderer = RendererView()
      renderer.content = RichText(AttachmentContent(TableContent(rows: [["a", "b"]])))
      let host = WindowHost(renderer, width: 300, watching: renderer.area)
      defer { host.close() }
      host.settle()
      XCTAssertGreaterThan(renderer.height, 20)
    }
  }

  // MARK: Keys

  func testTabGoesFromCellToCellAndAddsARow() throws {
    try onMain {
      try withTable { editor, table, host in
        try table.cell(0, 0).focus(at: 0)
        let way = (0..<4).map { _ in
          host.press("Tab")
          return table.caret
        }
        XCTAssertEqual(way, ["0,1:1", "1,0:1", "1,1:1", "2,0:0"])
        XCTAssertEqual(table.sketch, "a b | c d |  ")
        host.type("x")
        XCTAssertTrue(editor.undo())
        XCTAssertTrue(editor.undo())
        XCTAssertEqual(table.sketch, "a b | c d")
        XCTAssertEqual(table.caret, "1,1:1", "the caret is where the row was added from")
        XCTAssertTrue(editor.redo())
        XCTAssertEqual(table.sketch, "a b | c d |  ")
        XCTAssertEqual(table.caret, "2,0:0")
        host.press("Tab", shift: true)
        XCTAssertEqual(table.caret, "1,1:1")
      }
    }
  }

  func testShiftTabLeavesTheFirstCell() throws {
    try onMain {
      try withTable { editor, table, host in
        try table.cell(0, 0).focus(at: 1)
        host.press("Tab", shift: true)
        XCTAssertTrue(editor.area.textView.isFocus)
        XCTAssertEqual(editor.selectedRange, 7..<7)
      }
    }
  }

  func testTabInAListInACellNestsTheItem() throws {
    try onMain {
      try withTable { _, table, host in
        let cell = try table.cell(0, 0)
        cell.focus(at: 1)
        ListCommand.bulletedList.execute(on: cell)
        host.press("Return")
        host.press("Tab")
        XCTAssertEqual(table.caret, "0,0:2")
        XCTAssertEqual(cell.content.paragraphs.last?.format.list?.level, 1)
      }
    }
  }

  func testArrowsCrossBorders() throws {
    try onMain {
      try withTable { editor, table, host in
        try table.cell(0, 0).focus(at: 1)
        let way = ["Right", "Down", "Left", "Up"].map { key in
          host.press(key)
          return table.caret
        }
        XCTAssertEqual(way, ["0,1:0", "1,1:0", "1,0:1", "0,0:1"])
        host.press("Up")
        XCTAssertTrue(editor.area.textView.isFocus)
        XCTAssertEqual(editor.selectedRange, 7..<7)
        host.press("Down")
        XCTAssertEqual(table.caret, "0,0:0")
        try table.cell(1, 1).focus(at: 1)
        host.press("Right")
        XCTAssertEqual(editor.selectedRange, 8..<8)
      }
    }
  }
}
