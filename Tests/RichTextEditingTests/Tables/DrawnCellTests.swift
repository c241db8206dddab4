import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextDocuments
@testable import RichTextEditing

/// Cells that are drawn until something needs their editors.
final class DrawnCellTests: WidgetTestCase {
  private static func marked(_ text: String, _ change: (inout AttributeContainer) -> Void)
    -> RichText
  {
    var attributes = AttributeContainer()
    change(&attributes)
    return RichText(text, attributes: attributes)
  }

  private static var texts: [RichText] {
    [
      "words that wrap in a narrow column, and some more of them", "", "two\nparagraphs\n\n", " ",
      "مرحبا بالعالم وأهلا وسهلا", "עברית and English 12", "漢字かな交じり文の段落です。", "e\u{301}👩‍👩‍👧 fi",
      "tab\tthere", "Donaudampfschifffahrtsgesellschaftskapitän", "123 456", "\u{2028}x\u{85}y",
      "plain " + marked("bold") { $0.fontTraits = .bold } + " words "
        + marked("and italic ones") { $0.fontTraits = .italic },
      marked("large") { $0.fontSize = 23 } + marked(" small\n") { $0.fontSize = 6 } + "other",
      marked("red letters") { $0.textColor = Color(red: 1, green: 0, blue: 0) } + " here",
      marked("under\nlined words") { $0.underline = .single } + " and "
        + marked("struck") { $0.strikethrough = true },
    ]
  }

  private static func table(_ alignment: ParagraphFormat.Alignment) -> TableContent {
    let rows = stride(from: 0, to: texts.count, by: 4).map { Array(texts[$0..<($0 + 4)]) }
    let column = TableColumn(alignment: alignment)
    var table = TableContent(rows: rows, columns: Array(repeating: column, count: 4))
    table.columns[2].width = .content
    return table
  }

  func testACellIsThePictureOfItsEditor() throws {
    try onMain {
      defer { Gtk.defaultDirection = .leftToRight }
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        Gtk.defaultDirection = direction
        for alignment in [ParagraphFormat.Alignment.natural, .left, .right, .center, .justified] {
          for width in [150, 400, 800] {
            try Self.check(Self.table(alignment), width, "\(direction), \(alignment), \(width)")
          }
        }
      }
    }
  }

  @MainActor
  private static func check(_ content: TableContent, _ width: Int, _ what: String) throws {
    try withTable(content, width: width) { editor, table, host in
      host.settle()
      // Lines under and through letters need an editor.
      XCTAssertEqual(table.nodes.count, 1, what)
      let geometry = try XCTUnwrap(table.frame.implementation.geometry)
      let drawn = try XCTUnwrap(table.frame.makeTexture())
      let paints = host.paints { _ = table.editors }
      XCTAssertEqual(paints.flatMap(\.violations), [], what)
      XCTAssertEqual(table.nodes.count, content.positions.count)
      XCTAssertEqual(table.frame.implementation.geometry, geometry, what)
      let edited = try XCTUnwrap(table.frame.makeTexture())
      XCTAssertEqual(drawn.width, edited.width)
      let bytes = drawn.width * 4
      let (drawnPixels, editedPixels) = (drawn.pixels, edited.pixels)
      let wrong = (0..<min(drawn.height, edited.height)).filter { row in
        let part = (row * bytes)..<((row + 1) * bytes)
        return drawnPixels[part] != editedPixels[part]
      }
      XCTAssertEqual(wrong.count, 0, "\(what): rows of pixels from \(wrong.first ?? 0)")
    }
  }

  private static var large: TableContent {
    TableContent(rows: (0..<100).map { row in (0..<10).map { RichText("\(row) \($0)") } })
  }

  func testALargeTableIsOpenedWithoutEditors() throws {
    try onMain {
      let before = DrawnCellImplementation.measuredTexts
      try withTable(Self.large) { editor, table, _ in
        XCTAssertEqual(table.nodes.count, 0)
        // Each once at the two or three widths that GTK asks for.
        XCTAssertLessThanOrEqual(DrawnCellImplementation.measuredTexts - before, 3 * 1_000)
        XCTAssertEqual(table.table, Self.large, "what is saved")
        XCTAssertEqual(editor.content.attachments[0].content.table, Self.large)
      }
    }
  }

  func testAKeyMeasuresNoDrawnText() throws {
    try onMain {
      try withTable(Self.large) { _, table, host in
        try table.cell(3, 2).focus(at: 0)
        host.settle()
        let before = DrawnCellImplementation.measuredTexts
        let geometry = try XCTUnwrap(table.frame.implementation.geometry)
        host.type("many words for one cell")
        host.settle()
        XCTAssertNotEqual(table.frame.implementation.geometry, geometry)
        XCTAssertEqual(DrawnCellImplementation.measuredTexts, before)
        XCTAssertEqual(table.nodes.count, 1)
      }
    }
  }

  func testKeysEnterADrawnCell() throws {
    try onMain {
      try withTable { editor, table, host in
        editor.focus(at: 6)
        host.press("Right", "Right")
        XCTAssertEqual(table.caret, "0,0:0")
        host.press("Tab")
        XCTAssertEqual(table.caret, "0,1:1")
        host.press("Down")
        XCTAssertEqual(table.caret, "1,1:1")
        XCTAssertEqual(table.nodes.count, 3)
        host.type("x")
        XCTAssertEqual(table.sketch, "a b | c dx")
        host.settle()
        XCTAssertTrue(editor.undo())
        XCTAssertEqual(table.sketch, "a b | c d")
      }
    }
  }

  func testGtkMovesTheFocusIntoDrawnCells() throws {
    try onMain {
      try withTable { editor, table, host in
        editor.isEditable = false
        editor.focus(at: 0)
        for expected in ["0,0", "0,1", "1,0", "1,1"] {
          _ = host.window.moveFocus(.forward)
          XCTAssertEqual(table.caret.prefix(3), expected[...])
        }
        _ = host.window.moveFocus(.backward)
        XCTAssertEqual(table.caret.prefix(3), "1,0")
      }
    }
  }

  func testThePointerBringsTheEditorAndTakesItAgain() throws {
    try onMain {
      try withTable { _, table, host in
        let places = table.frame.implementation
        let point = { (row: Int, column: Int) throws -> PointerDispatch in
          let cells = TableCellRange(
            from: TablePosition(row: row, column: column),
            to: TablePosition(row: row, column: column))
          let area = try XCTUnwrap(places.rectangle(of: cells))
          return PointerDispatch(table.frame, x: area.x + 12, y: area.y + 12)
        }
        try point(0, 0).enter()
        XCTAssertEqual(table.cells.map { $0.editor != nil }, [true, false, false, false])
        host.settle()
        try point(1, 1).enter()
        XCTAssertEqual(table.cells.map { $0.editor != nil }, [false, false, false, true])
        host.settle()
        table.cells[3].editor?.focus()
        try point(0, 1).enter()
        try point(0, 1).leave()
        host.settle()
        XCTAssertEqual(table.cells.map { $0.editor != nil }, [false, false, false, true])
        XCTAssertEqual(table.sketch, "a b | c d")
      }
    }
  }

  func testHitsAreFoundInCellsThatWereNeverSeen() throws {
    try onMain {
      try withTable(Self.large) { editor, table, host in
        let finder = TextFinder(for: editor)
        finder.query = TextQuery("87 5")
        FinderTests.settle(finder)
        XCTAssertEqual(finder.hitCount, 1)
        XCTAssertEqual(table.nodes.count, 1)
        XCTAssertEqual(finder.hits.first?.editor, try table.cell(87, 5))
        finder.query = TextQuery("86 1")
        FinderTests.settle(finder)
        XCTAssertEqual(finder.hitCount, 1)
        // In a cell that had no hit, and so no editor.
        try table.cell(9, 9).appendCharacters(" 86 1")
        XCTAssertTrue(MainLoop.run(atMost: 60) { finder.isSettled && finder.hitCount == 2 })
        finder.close()
        XCTAssertLessThan(table.nodes.count, 5)
      }
    }
  }

  func testChangesReachDrawnCells() throws {
    try onMain {
      try withTable { editor, table, host in
        editor.focus(at: 0)
        table.change { $0.insertRow(at: 1) }
        table.change { $0.moveColumn(at: 0, to: 1) }
        XCTAssertEqual(table.sketch, "b a |   | d c")
        XCTAssertEqual(table.nodes.count, 0)
        host.settle()
        while editor.undo() {}
        XCTAssertEqual(table.sketch, "a b | c d")
        while editor.redo() {}
        XCTAssertEqual(table.sketch, "b a |   | d c")
        XCTAssertEqual(table.nodes.count, 0)
        table.change { $0.hasHeader = false }
        host.settle()
        XCTAssertFalse(table.cells[0].widget.hasStyleClass("table-header"))
      }
    }
  }
}
