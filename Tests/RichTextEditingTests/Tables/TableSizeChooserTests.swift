import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The popover that asks for the size of a new table.
final class TableSizeChooserTests: WidgetTestCase {
  /// Opens the popover over the second of three letters.
  @MainActor
  private static func withChooser(
    direction: TextDirection = .leftToRight,
    _ body: (EditorView, Widget, WindowHost) throws -> Void
  ) throws {
    try withEditor("abc") { editor, host in
      editor.selectedRange = 1..<2
      XCTAssertTrue(editor.perform(.insertTable))
      host.settle()
      let grid = try XCTUnwrap(editor.descendant(named: "table-size"))
      grid.direction = direction
      XCTAssertTrue(grid.isFocus)
      try body(editor, grid, host)
    }
  }

  @MainActor
  private static func table(of editor: EditorView) -> TableAttachment? {
    editor.attachments.first as? TableAttachment
  }

  func testArrowKeysAndReturnChooseTheSize() throws {
    try onMain {
      try Self.withChooser { editor, grid, host in
        XCTAssertEqual(grid.accessibleLabel, "Columns: 3, rows: 3")
        host.press("Right", "Up")
        XCTAssertEqual(grid.accessibleLabel, "Columns: 4, rows: 2")
        host.press("Return")
        host.settle()
        let table = try XCTUnwrap(Self.table(of: editor))
        XCTAssertEqual(table.structure.columns.count, 4)
        XCTAssertEqual(table.structure.rows.count, 2)
        XCTAssertEqual(table.caret, "0,0:0")
        XCTAssertEqual(editor.text, "a\n\u{FFFC}\nc", "it is in place of the selection")
        XCTAssertTrue(editor.undo())
        XCTAssertEqual(editor.text, "abc")
      }
    }
  }

  func testTheSizeHasBounds() throws {
    try onMain {
      try Self.withChooser { _, grid, host in
        for _ in 0..<10 { host.press("Left", "Up") }
        XCTAssertEqual(grid.accessibleLabel, "Columns: 1, rows: 1")
        for _ in 0..<10 { host.press("Right", "Down") }
        XCTAssertEqual(grid.accessibleLabel, "Columns: 8, rows: 8")
      }
    }
  }

  func testEscapeInsertsNothingAndGivesTheFocusBack() throws {
    try onMain {
      try Self.withChooser { editor, grid, host in
        for _ in 0..<2 {
          host.press("Escape")
          host.settle()
          XCTAssertEqual(editor.text, "abc")
          XCTAssertEqual(editor.undoDepth, 0)
          XCTAssertTrue(editor.area.textView.isFocus)
          XCTAssertEqual(editor.selectedRange, 1..<2)
          XCTAssertTrue(editor.perform(.insertTable))
          host.settle()
          XCTAssertTrue(grid.isFocus, "it opens again")
        }
      }
    }
  }

  func testFromRightToLeftTheArrowsAreMirrored() throws {
    try onMain {
      try Self.withChooser(direction: .rightToLeft) { _, grid, host in
        host.press("Left")
        XCTAssertEqual(grid.accessibleLabel, "Columns: 4, rows: 3")
      }
    }
  }

  func testAReadOnlyEditorIsNotAsked() {
    onMain {
      withEditor("abc") { editor, host in
        editor.isEditable = false
        XCTAssertFalse(editor.perform(.insertTable))
      }
    }
  }
}
