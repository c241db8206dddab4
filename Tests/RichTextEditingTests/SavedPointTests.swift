import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Whether rich text has changed since it was saved, and where its caret is.
final class SavedPointTests: WidgetTestCase {
  func testUndoLeadsBackToTheSavedPoint() {
    onMain {
      withEditor("draft") { editor, host in
        XCTAssertFalse(editor.isModified)
        editor.selectedRange = 5..<5
        host.type("!")
        XCTAssert(editor.isModified)
        editor.undo()
        XCTAssertFalse(editor.isModified)
        host.type(" two")
        editor.markSaved()
        host.type("s")
        XCTAssert(editor.isModified)
        editor.undo()
        XCTAssertEqual(editor.content.text, "draft two")
        XCTAssertFalse(editor.isModified)
        editor.content = "another document"
        XCTAssertFalse(editor.isModified)
      }
    }
  }

  func testTheCaretHasAPlaceInTheEditor() throws {
    try onMain {
      try withEditor("one\ntwo") { editor, host in
        editor.selectedRange = 0..<0
        host.settle()
        let first = try XCTUnwrap(editor.caretRectangle)
        editor.selectedRange = 7..<7
        host.settle()
        let later = try XCTUnwrap(editor.caretRectangle)
        XCTAssertGreaterThan(later.x, first.x)
        XCTAssertGreaterThan(later.y, first.y)
        XCTAssertGreaterThan(first.height, 0)
      }
    }
  }
}
