import CConcertina
import CConcertinaGtk
import CConcertinaShims
import Concertina
import GtkCore
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject
@testable import RichTextEditing

/// Headings, tasks and widgets in the text of an editor, by the functions in C.
final class EditorPartTests: WidgetTestCase {
  private static let page = "<h1>One</h1><p>text</p><h2>Two</h2><p>more</p><p>end</p>"

  func testHeadingsAreListedFollowedAndReached() throws {
    try onMain {
      let editor = try GObjectWidget(EditorView.declaration)
      let pointer = editor.pointer
      try editor.set("html", to: Self.page)
      let changes = editor.countSignal("outline-changed")
      XCTAssertEqual(
        CallResult.variant(concertina_editor_view_get_outline(pointer)),
        "[(1, 0, 'One', false), (2, 9, 'Two', false)]")
      concertina_editor_view_select_range(pointer, 3, 3)
      concertina_editor_view_insert(pointer, "!")
      XCTAssertEqual(changes.value, 1)
      XCTAssertEqual(concertina_editor_view_show_heading(pointer, 1), 1)
      XCTAssertEqual(concertina_editor_view_get_cursor_position(pointer), 10)
      XCTAssertEqual(concertina_editor_view_show_heading(pointer, 2), 0)
      XCTAssertEqual(concertina_editor_view_show_heading(pointer, -1), 0)
      try editor.set("text", to: "")
      XCTAssertEqual(CallResult.variant(concertina_editor_view_get_outline(pointer)), "[]")
    }
  }

  func testSectionsAreCollapsed() throws {
    try onMain {
      let editor = try GObjectWidget(EditorView.declaration)
      let pointer = editor.pointer
      try editor.set("html", to: Self.page)
      try editor.set("collapsible-headings", to: "true")
      let host = WindowHost(editor.widget, width: 300)
      host.settle()
      // The section with the caret is shown.
      concertina_editor_view_select_range(pointer, 0, 0)
      concertina_editor_view_set_section_collapsed(pointer, 9, 1)
      host.settle()
      XCTAssertEqual(concertina_editor_view_is_hidden(pointer, 14), 1)
      XCTAssertEqual(concertina_editor_view_is_hidden(pointer, 5), 0)
      concertina_editor_view_set_all_sections_collapsed(pointer, 0)
      host.settle()
      XCTAssertEqual(concertina_editor_view_is_hidden(pointer, 14), 0)
      concertina_editor_view_set_all_sections_collapsed(pointer, 1)
      host.settle()
      XCTAssertEqual(concertina_editor_view_is_hidden(pointer, 5), 1)
    }
  }

  func testTasksAreListedAndTicked() throws {
    try onMain {
      let editor = try GObjectWidget(EditorView.declaration)
      let pointer = editor.pointer
      try editor.set("text", to: "one\ntwo")
      concertina_editor_view_select_range(pointer, 0, -1)
      XCTAssertEqual(concertina_editor_view_execute(pointer, CONCERTINA_COMMAND_TASK_LIST), 1)
      XCTAssertEqual(concertina_editor_view_set_task_checked(pointer, 1, 1), 1)
      XCTAssertEqual(
        CallResult.variant(concertina_editor_view_get_tasks(pointer)),
        "[(0, 0, 'one', false), (0, 4, 'two', true)]")
      XCTAssertEqual(concertina_editor_view_set_task_checked(pointer, 2, 1), 0)
      XCTAssertEqual(concertina_editor_view_undo(pointer), 1)
      XCTAssertEqual(
        CallResult.variant(concertina_editor_view_get_tasks(pointer)),
        "[(0, 0, 'one', false), (0, 4, 'two', false)]")
    }
  }

  func testAnyWidgetGoesIntoTheText() throws {
    try onMain {
      let editor = try GObjectWidget(EditorView.declaration)
      let pointer = editor.pointer
      try editor.set("text", to: "one two")
      concertina_editor_view_select_range(pointer, 4, 4)
      let label = gtk_label_new("here")
      let id = try XCTUnwrap(
        taken(
          concertina_editor_view_insert_widget(pointer, label, "chart", "42", "Chart", 0)))
      let host = WindowHost(editor.widget, width: 300)
      host.settle()
      XCTAssertEqual(concertina_editor_view_get_attachment_widget(pointer, id), label)
      XCTAssertNotEqual(gtk_widget_get_mapped(label), 0)
      XCTAssertEqual(
        CallResult.variant(concertina_editor_view_get_attachments(pointer)),
        "[(4, '\(id)', 'chart', '42', false)]")
      let modified = editor.count("json")
      XCTAssertEqual(concertina_editor_view_set_attachment_data(pointer, id, "43"), 1)
      XCTAssertEqual(modified.value, 1)
      XCTAssert(try editor.value(of: "json").contains("43"))
      expectCritical("concertina_editor_view_insert_widget(): the widget has a parent already") {
        XCTAssertNil(
          concertina_editor_view_insert_widget(pointer, label, "chart", nil, nil, 0))
      }
      expectCritical("concertina_editor_view_insert_widget(): 'widget' is NULL") {
        XCTAssertNil(concertina_editor_view_insert_widget(pointer, nil, "chart", nil, nil, 1))
      }
      XCTAssertEqual(concertina_editor_view_remove_attachment(pointer, "nothing"), 0)
      XCTAssertEqual(concertina_editor_view_remove_attachment(pointer, id), 1)
      XCTAssertEqual(CallResult.variant(concertina_editor_view_get_attachments(pointer)), "[]")
      XCTAssertEqual(concertina_editor_view_undo(pointer), 1)
      XCTAssertEqual(concertina_editor_view_get_attachment_widget(pointer, id), label)
      XCTAssertNil(concertina_editor_view_get_attachment_widget(pointer, "nothing"))
    }
  }

  func testWidgetsAreMadeAgainFromWhatIsSaved() throws {
    try onMain {
      let first = try GObjectWidget(EditorView.declaration)
      for kind in ["chart", "map"] {
        let widget = gtk_button_new()
        g_free(
          concertina_editor_view_insert_widget(first.pointer, widget, kind, "7", nil, 1))
      }
      let json = try first.value(of: "json")
      let second = try GObjectWidget(EditorView.declaration)
      let answers = SignalAnswers()
      answers.texts = ["chart", nil]
      answers.answerWidget("make-widget", of: second)
      try second.set("json", to: json)
      XCTAssertEqual(answers.questions, ["chart 7", "map 7"])
      let attachments = try XCTUnwrap(EditorView(existing: second.widget)).attachments
      XCTAssertEqual(attachments.map(\.content.typeName), ["GtkButton", "GtkBox"])
      XCTAssertEqual(attachments.map(\.isBlock), [true, true])
      // What is not known is saved again.
      XCTAssertEqual(try second.value(of: "json"), json)
    }
  }
}
