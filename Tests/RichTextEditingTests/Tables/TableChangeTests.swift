import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Changes of tables: by commands, by pasting, and of several cells.
final class TableChangeTests: WidgetTestCase {
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
        XCTAssert(MainLoop.run(atMost: 60) { table.sketch == "a  c | d  b |   e" })
        host.settle()
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
        InsertTableCommand(rows: 1, columns: 1).execute(on: cell)
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
        XCTAssertEqual(mixed.moving(0, by: -80), [.fixed(TableColumnWidth.minWidth), .share(1)])
      }
    }
  }

  func testTheMenuOfACellHasTheChangesOfATable() throws {
    try onMain {
      try withTable { editor, table, host in
        let cell = try table.cell(1, 0)
        cell.focus(at: 0)
        let menu = CommandMenuModel(
          CommandEntry.tableChanges, of: cell.node, in: cell.node.area.textView,
          group: "table")
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
        XCTAssert(MainLoop.run(atMost: 60) { table.sketch == "a b  | c 1 2 |  3 4" })
        host.settle()
        XCTAssertTrue(editor.undo())
        XCTAssertEqual(table.sketch, "a b | c d")
        editor.focus(at: 0)
        host.press("v", control: true)
        XCTAssert(
          MainLoop.run(atMost: 60) { editor.text.hasPrefix("1\t2") },
          "outside of a table it is text")
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
