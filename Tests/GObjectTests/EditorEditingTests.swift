import CConcertina
import CConcertinaGtk
import CConcertinaShims
import Concertina
import GtkCore
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject
@testable import RichTextEditing

/// The text of an editor, its selection and its history, by the functions in C.
final class EditorEditingTests: WidgetTestCase {
  @MainActor
  private static func makeEditor(_ text: String = "") throws -> GObjectWidget {
    let editor = try GObjectWidget(EditorView.declaration)
    try editor.set("text", to: text)
    concertina_editor_view_select_range(editor.pointer, 0, 0)
    return editor
  }

  func testTheSelectionIsReadSetAndNotified() throws {
    try onMain {
      let editor = try Self.makeEditor("one two")
      let (caret, bound) = (editor.count("cursor-position"), editor.count("selection-bound"))
      concertina_editor_view_select_range(editor.pointer, 4, 7)
      concertina_editor_view_select_range(editor.pointer, 4, 7)
      XCTAssertEqual(
        [try editor.text(of: "selection-bound"), try editor.text(of: "cursor-position")],
        ["4", "7"])
      XCTAssertEqual([caret.value, bound.value], [1, 1])
      concertina_editor_view_select_range(editor.pointer, 3, 0)
      XCTAssertEqual(concertina_editor_view_get_cursor_position(editor.pointer), 0)
      XCTAssertEqual(concertina_editor_view_get_selection_bound(editor.pointer), 3)
      concertina_editor_view_select_range(editor.pointer, 0, -1)
      XCTAssertEqual(concertina_editor_view_get_cursor_position(editor.pointer), 7)
      concertina_editor_view_select_range(editor.pointer, 900, 1_000)
      XCTAssertEqual(concertina_editor_view_get_selection_bound(editor.pointer), 7)
      expectCritical(
        "concertina_editor_view_select_range() was called without a ConcertinaEditorView"
      ) {
        concertina_editor_view_select_range(nil, 0, 0)
      }
    }
  }

  func testTheCaretIsNotifiedWhileTheUserTypes() throws {
    try onMain {
      let made = try Self.makeEditor()
      let editor = try XCTUnwrap(EditorView(existing: made.widget))
      let host = WindowHost(made.widget, width: 300)
      host.settle()
      let caret = made.count("cursor-position")
      editor.focus()
      host.type("abc")
      XCTAssertEqual(concertina_editor_view_get_cursor_position(made.pointer), 3)
      XCTAssertEqual(caret.value, 3)
    }
  }

  func testTextIsInsertedWithTheAttributesOfItsPlace() throws {
    try onMain {
      let editor = try Self.makeEditor()
      try editor.set("html", to: "<p><b>bold</b></p>")
      concertina_editor_view_select_range(editor.pointer, 2, 4)
      concertina_editor_view_insert(editor.pointer, "x\u{1F600}")
      XCTAssertEqual(try editor.value(of: "text"), "box\u{1F600}")
      XCTAssert(try editor.value(of: "html").contains("<b>box\u{1F600}</b>"))
      XCTAssertEqual(concertina_editor_view_get_cursor_position(editor.pointer), 4)
      XCTAssertEqual(concertina_editor_view_undo(editor.pointer), 1)
      XCTAssertEqual(try editor.value(of: "text"), "bold")
      XCTAssertEqual(concertina_editor_view_undo(editor.pointer), 0)
      expectCritical("concertina_editor_view_insert(): 'text' is NULL") {
        concertina_editor_view_insert(editor.pointer, nil)
      }
    }
  }

  func testTextIsInsertedWhereTheUserCannotEdit() throws {
    try onMain {
      let editor = try Self.makeEditor("one")
      try editor.set("editable", to: "false")
      concertina_editor_view_insert(editor.pointer, "two ")
      XCTAssertEqual(try editor.value(of: "text"), "two one")
    }
  }

  func testContentIsInsertedReplacedAndDeletedAsSteps() throws {
    try onMain {
      let editor = try Self.makeEditor("one two")
      concertina_editor_view_select_range(editor.pointer, 0, 3)
      let html = CONCERTINA_TEXT_FORMAT_HTML
      XCTAssertNil(
        CallResult.failure {
          concertina_editor_view_insert_content(editor.pointer, "<i>1</i>", html, $0)
        })
      XCTAssertEqual(try editor.value(of: "text"), "1 two")
      XCTAssertEqual(concertina_editor_view_get_cursor_position(editor.pointer), 1)
      XCTAssertNil(
        CallResult.failure {
          concertina_editor_view_replace_range(editor.pointer, -1, 2, "<b>2</b>", html, $0)
        })
      XCTAssertEqual(try editor.value(of: "text"), "1 2")
      concertina_editor_view_delete_range(editor.pointer, 1, -1)
      concertina_editor_view_delete_range(editor.pointer, 50, 60)
      XCTAssertEqual(try editor.value(of: "text"), "1")
      for expected in ["1 2", "1 two", "one two"] {
        XCTAssertEqual(concertina_editor_view_undo(editor.pointer), 1)
        XCTAssertEqual(try editor.value(of: "text"), expected)
      }
      XCTAssertEqual(concertina_editor_view_redo(editor.pointer), 1)
      XCTAssertEqual(try editor.value(of: "text"), "1 two")
      let json = CONCERTINA_TEXT_FORMAT_JSON
      XCTAssertNotNil(
        CallResult.failure {
          concertina_editor_view_insert_content(editor.pointer, "{", json, $0)
        })
      XCTAssertNotNil(
        CallResult.failure {
          concertina_editor_view_replace_range(editor.pointer, 0, 1, "{", json, $0)
        })
      XCTAssertEqual(try editor.value(of: "text"), "1 two")
    }
  }

  func testPartsAreRead() throws {
    try onMain {
      let editor = try Self.makeEditor()
      try editor.set("html", to: "<p>one <b>two</b></p>")
      let pointer = editor.pointer
      let html = CONCERTINA_TEXT_FORMAT_HTML
      concertina_editor_view_select_range(pointer, 4, 6)
      let selected = taken(
        concertina_editor_view_get_selected_content(pointer, html, nil))
      XCTAssert(selected?.contains("<b>tw</b>") == true, selected ?? "")
      let part = taken(
        concertina_editor_view_get_range_content(pointer, 5, -1, html, nil))
      XCTAssert(part?.contains("<b>wo</b>") == true, part ?? "")
      XCTAssertEqual(taken(concertina_editor_view_get_range_text(pointer, 6, 2)), "e tw")
      XCTAssertEqual(concertina_editor_view_get_length(pointer), 7)
      XCTAssertEqual(concertina_editor_view_get_word_count(pointer), 2)
      XCTAssertEqual(concertina_editor_view_get_character_count(pointer), 7)
      XCTAssertEqual(concertina_editor_view_get_paragraph_count(pointer), 1)
    }
  }

  func testTheHistoryIsNotifiedExactly() throws {
    try onMain {
      let editor = try Self.makeEditor("one")
      let names = ["can-undo", "can-redo", "modified"]
      let counts = names.map { editor.count($0) }
      concertina_editor_view_insert(editor.pointer, "a")
      concertina_editor_view_insert(editor.pointer, "b")
      XCTAssertEqual(counts.map(\.value), [1, 0, 1])
      concertina_editor_view_undo(editor.pointer)
      XCTAssertEqual(counts.map(\.value), [1, 1, 1])
      concertina_editor_view_undo(editor.pointer)
      XCTAssertEqual(counts.map(\.value), [2, 1, 2])
      XCTAssertEqual(try names.map { try editor.text(of: $0) }, ["FALSE", "TRUE", "FALSE"])
      concertina_editor_view_redo(editor.pointer)
      concertina_editor_view_mark_saved(editor.pointer)
      XCTAssertEqual(concertina_editor_view_get_modified(editor.pointer), 0)
      concertina_editor_view_undo(editor.pointer)
      XCTAssertEqual(concertina_editor_view_get_modified(editor.pointer), 1)
      concertina_editor_view_set_modified(editor.pointer, 0)
      XCTAssertEqual(concertina_editor_view_get_modified(editor.pointer), 0)
      concertina_editor_view_set_modified(editor.pointer, 1)
      concertina_editor_view_redo(editor.pointer)
      concertina_editor_view_undo(editor.pointer)
      XCTAssertEqual(concertina_editor_view_get_modified(editor.pointer), 1)
      concertina_editor_view_forget_history(editor.pointer)
      XCTAssertEqual(try names.map { try editor.text(of: $0) }, ["FALSE", "FALSE", "FALSE"])
    }
  }

  func testAHandlerMayUndoWhatItIsNotifiedOf() throws {
    try onMain {
      let made = try Self.makeEditor("one")
      made.widget.onChange(of: Property<Widget, Bool>("can-undo")) {
        concertina_editor_view_undo(made.pointer)
      }
      concertina_editor_view_insert(made.pointer, "a")
      XCTAssertEqual(try made.value(of: "text"), "one")
      XCTAssertEqual(concertina_editor_view_get_can_redo(made.pointer), 1)
    }
  }

  func testTheHistoryIsSavedAndRestored() throws {
    try onMain {
      let editor = try Self.makeEditor("one")
      concertina_editor_view_insert(editor.pointer, "a")
      let saved = try XCTUnwrap(
        taken(concertina_editor_view_get_saved_history(editor.pointer, nil)))
      let other = try Self.makeEditor("other")
      XCTAssertNil(
        CallResult.failure { concertina_editor_view_restore_history(other.pointer, saved, $0) })
      XCTAssertEqual(try other.value(of: "text"), "aone")
      XCTAssertEqual(concertina_editor_view_undo(other.pointer), 1)
      XCTAssertEqual(try other.value(of: "text"), "one")
      XCTAssertNotNil(
        CallResult.failure { concertina_editor_view_restore_history(other.pointer, "{}", $0) })
      XCTAssertEqual(try other.value(of: "text"), "one")
    }
  }

  func testLinksAreSetReadAndOpened() throws {
    try onMain {
      let editor = try Self.makeEditor("see here")
      concertina_editor_view_set_link(editor.pointer, 4, -1, " https://example.org ")
      XCTAssertEqual(
        taken(concertina_editor_view_get_link(editor.pointer, 5)), "https://example.org")
      XCTAssertNil(taken(concertina_editor_view_get_link(editor.pointer, 0)))
      var opened: [String] = []
      let signal = Signal<Widget, String, Bool>("link-activated") { $0.string(0) }
      editor.widget.connect(signal) {
        opened.append($0.arguments)
        return true
      }
      XCTAssertEqual(concertina_editor_view_activate_link(editor.pointer, 5), 1)
      XCTAssertEqual(concertina_editor_view_activate_link(editor.pointer, 0), 0)
      XCTAssertEqual(opened, ["https://example.org"])
      concertina_editor_view_set_link(editor.pointer, 4, -1, nil)
      XCTAssertNil(taken(concertina_editor_view_get_link(editor.pointer, 5)))
      XCTAssertEqual(concertina_editor_view_undo(editor.pointer), 1)
      XCTAssertNotNil(taken(concertina_editor_view_get_link(editor.pointer, 5)))
    }
  }
}
