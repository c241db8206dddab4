import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Several selected cells: what keys, the menu and commands do to them.
final class TableSelectionTests: WidgetTestCase {
  private static let letters = TableContent(rows: [["a", "b", "c"], ["d", "e", "f"]])

  /// Runs a test with the cells "b" and "e" selected, one below the other.
  @MainActor
  private static func withSelection(
    _ body: (EditorView, TableAttachment, WindowHost) throws -> Void
  ) throws {
    try withTable(letters) { editor, table, host in
      try table.cell(0, 1).focus(at: 1)
      host.press("Down", shift: true)
      XCTAssertEqual(table.selecting.range, TableCellRange(rows: 0..<2, columns: 1..<2))
      try body(editor, table, host)
    }
  }

  func testWhatIsTypedReplacesTheTextsOfAllOfThem() throws {
    try onMain {
      for text in ["x", "é", " "] {
        try Self.withSelection { editor, table, host in
          host.type(text)
          XCTAssertEqual(table.sketch, "a \(text) c | d  f")
          XCTAssertEqual(table.caret, "0,1:1")
          XCTAssertNil(table.selecting.range)
          host.type("y")
          XCTAssertEqual(table.sketch, "a \(text)y c | d  f")
          while editor.undoDepth > 1 { editor.undo() }
          XCTAssertTrue(editor.undo())
          XCTAssertEqual(table.sketch, "a b c | d e f", "one step has replaced them")
          XCTAssertEqual(table.caret, "0,1:1")
          XCTAssertTrue(editor.redo())
          XCTAssertEqual(table.sketch, "a \(text) c | d  f")
          XCTAssertEqual(table.caret, "0,1:1")
        }
      }
    }
  }

  func testPlainTextThatIsPastedReplacesTheTextsOfAllOfThem() throws {
    try onMain {
      try Self.withSelection { editor, table, host in
        try table.cell(0, 1).area.textView.clipboard.offer([
          (mediaType: Clipboard.plainText, bytes: Array("two words".utf8))
        ])
        host.press("v", control: true)
        XCTAssert(MainLoop.run(atMost: 60) { table.sketch == "a two words c | d  f" })
        host.settle()
        XCTAssertTrue(editor.undo())
        XCTAssertEqual(table.sketch, "a b c | d e f")
      }
    }
  }

  func testALetterThatIsRejectedReplacesNothing() throws {
    try onMain {
      try Self.withSelection { editor, table, host in
        try table.cell(0, 1).maxLength = 1
        host.type("x")
        XCTAssertEqual(table.sketch, "a b c | d e f")
      }
    }
  }

  func testKeysThatTypeNothingChangeNoText() throws {
    try onMain {
      for key in ["Home", "End", "Left", "F5", "Escape", "Tab"] {
        try Self.withSelection { editor, table, host in
          host.press(key)
          XCTAssertEqual(table.sketch, "a b c | d e f", key)
          XCTAssertEqual(editor.undoDepth, 0, key)
        }
      }
    }
  }

  func testEachKeyThatDeletesEmptiesThem() throws {
    try onMain {
      for (key, shift, control) in [
        ("BackSpace", false, false), ("Delete", false, false), ("BackSpace", false, true),
        ("Delete", false, true), ("Delete", true, false), ("x", false, true),
      ] {
        try Self.withSelection { editor, table, host in
          host.press(key, control: control, shift: shift)
          XCTAssertEqual(table.sketch, "a  c | d  f", key)
          XCTAssertEqual(editor.undoDepth, 1, key)
          guard shift || key == "x" else { return }
          try table.cell(0, 0).focus(at: 1)
          host.press("v", control: true)
          XCTAssert(MainLoop.run(atMost: 60) { table.sketch == "b  c | e  f" }, key)
        }
      }
    }
  }

  func testTheMenuActsOnThem() throws {
    try onMain {
      try Self.withSelection { editor, table, host in
        let view = try table.cell(0, 1).area.textView
        view.activateAction("menu.popup")
        XCTAssert(MainLoop.run(atMost: 60) { view.contextMenu?.isOpen == true })
        host.settle()
        let titles = view.contextMenu?.enabledTitles ?? []
        view.contextMenu?.close()
        host.settle()
        XCTAssertEqual(
          ["Cut", "Copy", "Paste", "Delete"].filter { !titles.contains($0) },
          [], "\(titles)")
        XCTAssertNotNil(table.selecting.range, "the menu keeps the selection")
        view.activateAction("editor.delete")
        XCTAssertEqual(table.sketch, "a  c | d  f")
        XCTAssertTrue(editor.undo())
        view.activateAction("editor.cut")
        XCTAssertEqual(table.sketch, "a  c | d  f")
        try table.cell(1, 2).focus(at: 0)
        host.press("v", control: true)
        XCTAssert(MainLoop.run(atMost: 60) { table.sketch == "a  c | d  b |   e" })
      }
    }
  }

  func testCellsThatMayNotLeaveStay() throws {
    try onMain {
      try Self.withSelection { editor, table, host in
        let view = try table.cell(0, 1).area.textView
        editor.onCopy = { @MainActor _ in nil }
        view.activateAction("menu.popup")
        XCTAssert(MainLoop.run(atMost: 60) { view.contextMenu?.isOpen == true })
        view.contextMenu?.close()
        host.settle()
        view.activateAction("editor.cut")
        XCTAssertEqual(table.sketch, "a b c | d e f")
        editor.onCopy = { @MainActor in CopiedContent($0) }
        view.activateAction("editor.cut")
        XCTAssertEqual(table.sketch, "a  c | d  f")
      }
    }
  }

  // MARK: Rows and columns

  /// A table whose first row has a cell of two columns.
  private static var merged: TableContent {
    var table = TableContent(rows: [["a", "b", "c"], ["d", "e", "f"], ["g", "h", "i"]])
    table.merge(TableCellRange(rows: 0..<1, columns: 0..<2))
    return table
  }

  func testAColumnWithAPartOfAMergedCellIsRemovedAlone() throws {
    try onMain {
      for (column, sketch) in [(0, "a\nb c | e f | h i"), (1, "a\nb c | d f | g i")] {
        try withTable(Self.merged) { editor, table, host in
          let before = editor.content
          table.selecting.select(line: TableCellRange(rows: 0..<3, columns: column..<(column + 1)))
          let cell = try table.cell(0, 0)
          cell.focus(at: 0)
          XCTAssertNotNil(table.selecting.range, "the merged cell is a part of the column")
          TableCommand(.removeColumn).execute(on: cell)
          XCTAssertEqual(table.sketch, sketch)
          XCTAssertTrue(editor.undo())
          XCTAssertEqual(editor.content, before)
        }
      }
    }
  }

  func testAMergedCellWithTheCaretBecomesSmaller() throws {
    try onMain {
      try withTable(Self.merged) { editor, table, host in
        let cell = try table.cell(0, 0)
        cell.focus(at: 0)
        TableCommand(.removeColumn).execute(on: cell)
        XCTAssertEqual(table.sketch, "a\nb c | e f | h i")
        XCTAssertEqual(table.caret, "0,0:0")
      }
    }
  }

  func testAColumnWithAPartOfAMergedCellIsEmptiedAlone() throws {
    try onMain {
      try withTable(Self.merged) { editor, table, host in
        try table.cell(0, 0).focus(at: 0)
        table.selecting.select(line: TableCellRange(rows: 0..<3, columns: 1..<2))
        host.press("Delete")
        XCTAssertEqual(table.sketch, " . c | d  f | g  i")
      }
    }
  }

  func testRowsAndColumnsAreMovedByKeys() throws {
    try onMain {
      try withTable(Self.letters) { editor, table, host in
        try table.cell(0, 1).focus(at: 1)
        for (key, sketch, caret) in [
          ("Down", "d e f | a b c", "1,1:0"), ("Right", "d f e | a c b", "1,2:0"),
          ("Right", "d f e | a c b", "1,2:0"), ("Left", "d e f | a b c", "1,1:0"),
          ("Up", "a b c | d e f", "0,1:0"), ("Up", "a b c | d e f", "0,1:0"),
        ] {
          host.press(key, shift: true, alt: true)
          XCTAssertEqual(table.sketch, sketch, key)
          XCTAssertEqual(table.caret, caret, key)
        }
        XCTAssertEqual(editor.undoDepth, 4)
      }
    }
  }

  // MARK: Handles

  func testHandlesCoverNoText() throws {
    try onMain {
      let row = (0..<12).map { RichText("\($0)") }
      for (content, width) in [(Self.letters, 400), (TableContent(rows: [row, row]), 300)] {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
          try withTable(content, width: width) { _, table, host in
            table.frame.direction = direction
            for focused in [0, content.columns.count - 1] {
              try table.cell(0, focused).focus(at: 0)
              host.settle()
              try Self.checkHandles(of: table, host)
            }
          }
        }
      }
    }
  }

  /// Checks that a handle has one color across its thickness, beside its dots.
  @MainActor
  private static func checkBorderIsCovered(
    by bounds: Rectangle, isRow: Bool, of table: TableAttachment, _ host: WindowHost
  ) throws {
    let picture = RenderedPicture(try XCTUnwrap(host.window.makeTexture()))
    let frame = try XCTUnwrap(table.frame.bounds(in: host.window))
    let (left, top) = (Int(frame.x + bounds.x), Int(frame.y + bounds.y))
    guard bounds.x >= 0, bounds.x + bounds.width <= frame.width else { return }
    let colors = (2..<(isRow ? 10 : 8)).map { across in
      let color = isRow ? picture[left + across, top + 4] : picture[left + 4, top + across]
      return "\(color)"
    }
    XCTAssertEqual(Set(colors).count, 1, "the border is drawn on the handle: \(colors)")
  }

  @MainActor
  private static func checkHandles(of table: TableAttachment, _ host: WindowHost) throws {
    for axis in [TableHandle.Axis.row, .column] {
      let handle = TableHandle(axis, table)
      table.frame.implementation.onPlaced = { handle.place() }
      table.frame.implementation.onDrawOnTop = { handle.draw($0) }
      handle.show(1)
      host.settle()
      let bounds = try XCTUnwrap(handle.bounds)
      // Half of it outside of the cells: on their padding, it would touch letters.
      let layout = table.frame.implementation
      let cells = try XCTUnwrap(layout.geometry).allCells
      let grid = try XCTUnwrap(layout.rectangle(of: cells))
      let isMirrored = table.frame.direction == .rightToLeft
      let end = isMirrored ? bounds.x + bounds.width : bounds.x
      let edge = isMirrored ? grid.x + grid.width : grid.x
      XCTAssertEqual(
        axis == .row ? abs(end - edge) : grid.y - bounds.y, axis == .row ? 6 : 7)
      XCTAssertEqual(min(bounds.width, bounds.height), axis == .row ? 12 : 10)
      XCTAssertEqual(max(bounds.width, bounds.height), 24)
      try checkBorderIsCovered(by: bounds, isRow: axis == .row, of: table, host)
      // A wide table may be scrolled.
      XCTAssertGreaterThanOrEqual(bounds.y, 0)
      if grid.width <= Double(table.frame.width) {
        XCTAssertGreaterThanOrEqual(bounds.x, 0)
        XCTAssertLessThanOrEqual(bounds.x + bounds.width, Double(table.frame.width))
      }
      for editor in table.editors {
        guard let text = editor.area.textView.bounds(in: table.frame) else { continue }
        let isBeside =
          bounds.x + bounds.width <= text.x || text.x + text.width <= bounds.x
          || bounds.y + bounds.height <= text.y || text.y + text.height <= bounds.y
        XCTAssert(isBeside, "the handle of a \(axis) at \(bounds) is on a text at \(text)")
      }
      handle.show(nil)
    }
  }
}
