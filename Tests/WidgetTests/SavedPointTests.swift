import AutoHeightEditing
import DataBinding
import ExpandableInput
import WidgetTestSupport
import XCTest

/// Whether a text has changed since it was saved, and where its caret is.
final class SavedPointTests: WidgetTestCase {
  func testUndoLeadsBackToTheSavedPoint() {
    onMain {
      let editor = AutoHeightEditor(text: State("draft").binding, maxLines: 3)
      let host = WindowHost(editor, watching: editor.area)
      XCTAssertFalse(editor.isModified, "the text that it begins with")
      editor.focus()
      host.type("!")
      XCTAssert(editor.isModified)
      host.press("z", control: true)
      XCTAssertEqual(editor.text, "draft")
      XCTAssertFalse(editor.isModified)
      host.type(" two")
      editor.markSaved()
      XCTAssertFalse(editor.isModified)
      host.press("z", control: true)
      XCTAssert(editor.isModified)
      host.press("z", control: true, shift: true)
      XCTAssertFalse(editor.isModified)
    }
  }

  func testAMessageHasASavedPoint() {
    onMain {
      let view = ExpandableTextView(text: State("").binding)
      XCTAssertFalse(view.isModified)
      view.text = "typed"
      XCTAssert(view.isModified)
      view.markSaved()
      XCTAssertFalse(view.isModified)
    }
  }

  func testTheCaretHasAPlace() throws {
    try onMain {
      let editor = AutoHeightEditor(text: State("one\ntwo").binding, maxLines: 3)
      let host = WindowHost(editor, watching: editor.area)
      editor.area.buffer.caret = 0
      host.settle()
      let first = try XCTUnwrap(editor.caretRectangle)
      editor.area.buffer.caret = 6
      host.settle()
      let later = try XCTUnwrap(editor.caretRectangle)
      XCTAssertGreaterThan(later.x, first.x)
      XCTAssertEqual(later.y - first.y, first.height, accuracy: 4)
      let view = editor.area.textView.bounds(in: editor)
      XCTAssertGreaterThanOrEqual(first.x, view?.x ?? 0)
      XCTAssertGreaterThan(first.height, 0)
    }
  }
}
