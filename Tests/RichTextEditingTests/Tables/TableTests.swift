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
        let saved = try SavedForm.content(from: SavedForm.data(of: editor.content))
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
        XCTAssertEqual(widths.reduce(0, +), table.frame.width)
        XCTAssertLessThan(widths[0], 120)
        try table.cell(0, 0).focus(at: 1)
        host.type("much wider text")
        host.settle()
        let wider = try XCTUnwrap(table.frame.implementation.geometry).widths
        XCTAssertGreaterThan(wider[0], widths[0])
        XCTAssertEqual(wider.reduce(0, +), table.frame.width)
        XCTAssertEqual(
          try table.cell(0, 0).area.textView.height, try table.cell(0, 1).area.textView.height)
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

  // MARK: Changing

  func testTheCaretStaysInItsCellWhenRowsAndColumnsChange() throws {
    try onMain {
      try withTable { editor, table, host in
        let cell = try table.cell(1, 1)
        cell.focus(at: 1)
        let commands: [(TableCommand.Change, String, String)] = [
          (.addRowAbove, "a b |   | c d", "1,1:0"), (.addRowBelow, "a b |   |   | c d", "2,1:0"),
          (.removeRow, "a b |   | c d", "2,1:0"), (.moveRowUp, "a b | c d |  ", "1,1:0"),
          (.addColumnBefore, "a  b | c  d |   ", "1,1:0"),
          (.moveColumnForward, "a b  | c d  |   ", "1,2:0"),
          (.removeColumn, "a b | c d |  ", "1,1:0"), (.moveRowDown, "a b |   | c d", "2,1:0"),
        ]
        for (change, sketch, caret) in commands {
          let active = try XCTUnwrap(table.editors.first { $0.area.textView.isFocus })
          XCTAssertTrue(TableCommand(change).canExecute(on: active), "\(change)")
          TableCommand(change).execute(on: active)
          XCTAssertEqual(table.sketch, sketch, "\(change)")
          XCTAssertEqual(table.caret, caret, "\(change)")
        }
        XCTAssertEqual(editor.undoDepth, commands.count)
        for _ in commands { XCTAssertTrue(editor.undo()) }
        XCTAssertEqual(table.sketch, "a b | c d")
        XCTAssertEqual(table.caret, "1,1:1")
        while editor.redo() {}
        XCTAssertEqual(table.sketch, "a b |   | c d")
      }
    }
  }

  func testEditorsOfCellsStayWhenOthersComeAndGo() throws {
    try onMain {
      try withTable { editor, table, host in
        let (first, last) = (try table.cell(0, 0), try table.cell(1, 1))
        table.change { $0.insertColumn(at: 1) }
        table.change { $0.insertRow(at: 1) }
        XCTAssertTrue(try table.cell(0, 0) === first)
        XCTAssertTrue(try table.cell(2, 2) === last)
        editor.undo()
        editor.undo()
        XCTAssertTrue(try table.cell(1, 1) === last)
      }
    }
  }

  func testAPictureInARemovedRowReturns() throws {
    try onMain {
      let picture = RichText(
        AttachmentContent(PictureContent(.reference("x"), alternativeText: "Hills")))
      let content = TableContent(rows: [["a", "b"], ["c" + picture, "d"]])
      try withTable(content) { editor, table, host in
        let before = editor.content
        table.change { $0.removeRow(at: 1) }
        XCTAssertTrue(editor.undo())
        XCTAssertEqual(editor.content, before)
        try table.cell(1, 0).focus(at: 1)
        host.type("x")
        XCTAssertTrue(editor.undo())
        XCTAssertEqual(editor.content, before)
      }
    }
  }

  func testMergedCellsAreOneEditor() throws {
    try onMain {
      try withTable(TableContent(rows: [["a", "b", "c"], ["d", "e", "f"]])) { editor, table, host in
        try table.cell(0, 0).focus(at: 1)
        host.press("Right", shift: true)
        host.press("Down", shift: true)
        XCTAssertEqual(
          table.selecting.range, TableCellRange(rows: 0..<2, columns: 0..<2))
        TableCommand(.merge).execute(on: try table.cell(0, 0))
        XCTAssertEqual(table.sketch, "a\nb\nd\ne . c | . . f")
        XCTAssertNil(table.selecting.range)
        host.settle()
        XCTAssertEqual(editor.area.violations, [])
        let merged = try XCTUnwrap(try table.cell(0, 0).bounds(in: table.frame))
        let (right, below) = (try table.cell(0, 2), try table.cell(1, 2))
        XCTAssertLessThan(merged.x + merged.width, try XCTUnwrap(right.bounds(in: table.frame)).x)
        XCTAssertGreaterThan(
          merged.y + merged.height, try XCTUnwrap(below.bounds(in: table.frame)).y)
        TableCommand(.split).execute(on: try table.cell(0, 0))
        XCTAssertEqual(table.sketch, "a\nb\nd\ne  c |   f")
        editor.undo()
        editor.undo()
        XCTAssertEqual(table.sketch, "a b c | d e f")
      }
    }
  }

  func testSelectedCellsAreCopiedEmptiedAndPasted() throws {
    try onMain {
      try withTable(TableContent(rows: [["a", "b", "c"], ["d", "e", "f"]])) { editor, table, host in
        try table.cell(0, 1).focus(at: 1)
        host.press("Down", shift: true)
        host.press("c", control: true)
        host.press("Delete")
        XCTAssertEqual(table.sketch, "a  c | d  f")
        try table.cell(1, 2).focus(at: 0)
        host.press("v", control: true)
        host.settle()
        XCTAssertEqual(table.sketch, "a  c | d  b |   e")
        editor.undo()
        XCTAssertEqual(table.sketch, "a  c | d  f")
        editor.undo()
        XCTAssertEqual(table.sketch, "a b c | d e f")
      }
    }
  }

  func testInsertingATableFocusesItsFirstCell() throws {
    try onMain {
      try withEditor("ab") { editor, host in
        editor.selectedRange = 1..<1
        InsertTableCommand(rows: 2, columns: 2).execute(on: editor)
        host.settle()
        let table = try XCTUnwrap(editor.attachments.first as? TableAttachment)
        XCTAssertEqual(table.caret, "0,0:0")
        XCTAssertEqual(editor.text, "a\n\u{FFFC}\nb")
        // One table in another one, and no more.
        let cell = try table.cell(0, 0)
        XCTAssertTrue(InsertTableCommand().canExecute(on: cell))
        InsertTableCommand().execute(on: cell)
        let inner = try XCTUnwrap(cell.attachments.first as? TableAttachment)
        XCTAssertFalse(InsertTableCommand().canExecute(on: try inner.cell(0, 0)))
        editor.undo()
        editor.undo()
        XCTAssertEqual(editor.text, "ab")
      }
    }
  }

  func testWidthsChangeByKeysAndAreSaved() throws {
    try onMain {
      try withTable { editor, table, host in
        try table.cell(0, 0).focus(at: 1)
        let before = try XCTUnwrap(table.frame.implementation.geometry).widths
        host.press("Right", alt: true)
        host.settle()
        let after = try XCTUnwrap(table.frame.implementation.geometry).widths
        XCTAssertEqual(after, [before[0] + 8, before[1] - 8])
        editor.undo()
        host.settle()
        XCTAssertEqual(table.frame.implementation.geometry?.widths, before)
      }
    }
  }

  func testACellUsesTheProcessorsOfTheEditorAroundTheTable() throws {
    try onMain {
      try withTable { editor, table, host in
        editor.register(processors: [MarkupProcessor()])
        let cell = try table.cell(0, 0)
        cell.focus(at: 1)
        host.type(" **x**")
        XCTAssertEqual(cell.text, "a x")
        XCTAssertEqual(cell.attributes(at: 2)[FontTraitsKey.self], .bold)
        XCTAssertTrue(editor.undo())
        XCTAssertEqual(cell.text, "a **x**")
      }
    }
  }

  func testAColumnIsResizedByDraggingItsBorder() throws {
    try onMain {
      try withTable { _, table, host in
        let rules = TableColumnResizing([.share(1), .share(1)], [200, 200])
        for (distance, widths) in [(40, [240, 160]), (4_000, [352, 48]), (-4_000, [48, 352])] {
          let moved = rules.moving(0, by: distance)
          XCTAssertEqual(TableColumnWidth.widths(of: moved, natural: [], in: 400), widths)
        }
        XCTAssertEqual(rules.moving(1, by: 40), [.share(1), .fixed(240)])
        let mixed = TableColumnResizing([.content, .share(1)], [90, 310])
        XCTAssertEqual(mixed.moving(0, by: -80), [.fixed(TableColumnWidth.minimum), .share(1)])
      }
    }
  }

  func testTheMenuOfACellHasTheChangesOfATable() throws {
    try onMain {
      try withTable { editor, table, host in
        let cell = try table.cell(1, 0)
        cell.focus(at: 0)
        let menu = TableMenu(cell.node)
        menu.update()
        XCTAssertTrue(cell.area.textView.activateAction("table.table-addRowAbove"))
        XCTAssertEqual(table.sketch, "a b |   | c d")
        XCTAssertTrue(editor.undo())
      }
    }
  }

  func testLinesWithTabsArePastedIntoCells() throws {
    try onMain {
      try withTable { editor, table, host in
        let cell = try table.cell(1, 1)
        cell.focus(at: 0)
        cell.area.textView.clipboard.offer([
          (mediaType: Clipboard.plainText, bytes: Array("1\t2\n3\t4\n".utf8))
        ])
        host.press("v", control: true)
        host.settle()
        XCTAssertEqual(table.sketch, "a b  | c 1 2 |  3 4")
        XCTAssertTrue(editor.undo())
        XCTAssertEqual(table.sketch, "a b | c d")
        editor.focus(at: 0)
        host.press("v", control: true)
        host.settle()
        XCTAssertTrue(editor.text.hasPrefix("1\t2"), "outside of a table it is text")
      }
    }
  }

  func testATableThatIsTooWideScrollsToTheFocus() throws {
    try onMain {
      let row = (0..<12).map { RichText("\($0)") }
      try withTable(TableContent(rows: [row, row]), width: 300) { editor, table, host in
        try table.cell(0, 11).focus(at: 0)
        host.settle()
        let bounds = try XCTUnwrap(try table.cell(0, 11).bounds(in: table.frame))
        XCTAssertLessThanOrEqual(bounds.x + bounds.width, Double(table.frame.width))
        try table.cell(1, 0).focus(at: 0)
        host.settle()
        XCTAssertGreaterThanOrEqual(
          try XCTUnwrap(try table.cell(1, 0).bounds(in: table.frame)).x, 0)
        XCTAssertEqual(editor.area.violations, [])
      }
    }
  }

  func testTheSelectionOfCellsEndsWhenTheTextAroundHasTheFocus() throws {
    try onMain {
      try withTable { editor, table, host in
        try table.cell(0, 0).focus(at: 1)
        host.press("Right", shift: true)
        XCTAssertNotNil(table.selecting.range)
        editor.focus(at: 0)
        host.settle()
        XCTAssertNil(table.selecting.range)
      }
    }
  }

  func testBackspaceAfterATableSelectsItFirst() throws {
    try onMain {
      try withTable { editor, table, host in
        editor.focus(at: 8)
        host.press("BackSpace")
        XCTAssertEqual(editor.selectedRange, 7..<8)
        host.press("BackSpace")
        XCTAssertTrue(editor.attachments.isEmpty)
        XCTAssertTrue(editor.undo())
        XCTAssertEqual(table.sketch, "a b | c d")
      }
    }
  }
}
