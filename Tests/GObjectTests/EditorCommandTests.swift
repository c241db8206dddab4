import CConcertina
import CConcertinaGtk
import Concertina
import GtkCore
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject
@testable import RichTextEditing

/// The commands of an editor by the functions in C, and the buttons for them.
final class EditorCommandTests: WidgetTestCase {
  func testCommandsAreListedAndDescribed() throws {
    try onMain {
      let editor = try GObjectWidget(EditorView.declaration)
      let names = CallResult.texts(concertina_editor_view_list_commands(editor.pointer))
      XCTAssert(names.contains(CONCERTINA_COMMAND_BOLD))
      XCTAssert(names.contains(CONCERTINA_COMMAND_BULLETED_LIST))
      XCTAssertEqual(Set(names).count, names.count)
      for name in names {
        let title = taken(concertina_editor_view_get_command_title(editor.pointer, name))
        XCTAssertNotNil(title, name)
        for key in CallResult.texts(
          concertina_editor_view_get_command_keys(editor.pointer, name))
        {
          XCTAssertNotEqual(gtk_accelerator_parse(key, nil, nil), 0, key)
        }
      }
      XCTAssertEqual(
        CallResult.texts(concertina_editor_view_get_command_keys(editor.pointer, "bold")),
        ["<Control>b"])
      let icon = taken(concertina_editor_view_get_command_icon(editor.pointer, "bold"))
      XCTAssertEqual(icon, "format-text-bold-symbolic")
    }
  }

  func testConstantsAreDifferent() {
    onMain {
      let names = CommandTable.standard.distinctNames
      XCTAssertEqual(Set(names.map { CCommands.constant(for: $0) }).count, names.count)
    }
  }

  func testTheStateOfCommandsIsReadAndSignalled() throws {
    try onMain {
      let editor = try GObjectWidget(EditorView.declaration)
      let pointer = editor.pointer
      try editor.set("text", to: "one")
      concertina_editor_view_select_range(pointer, 0, 3)
      let changes = editor.countSignal("commands-changed")
      XCTAssertEqual(concertina_editor_view_is_command_active(pointer, "bold"), 0)
      XCTAssertEqual(concertina_editor_view_is_command_enabled(pointer, "undo"), 0)
      XCTAssertEqual(concertina_editor_view_execute(pointer, "bold"), 1)
      XCTAssertEqual(concertina_editor_view_is_command_active(pointer, "bold"), 1)
      XCTAssertEqual(concertina_editor_view_is_command_enabled(pointer, "undo"), 1)
      XCTAssertGreaterThan(changes.value, 0)
      let count = changes.value
      concertina_editor_view_select_range(pointer, 0, 0)
      XCTAssertGreaterThan(changes.value, count)
      try editor.set("editable", to: "false")
      XCTAssertEqual(concertina_editor_view_is_command_enabled(pointer, "bold"), 0)
      XCTAssertEqual(concertina_editor_view_execute(pointer, "bold"), 0)
    }
  }

  func testAnUnknownCommandIsAMistakeThatIsPrinted() throws {
    try onMain {
      let editor = try GObjectWidget(EditorView.declaration)
      expectCritical("concertina_editor_view_execute(): there is no command 'bulletedList'") {
        XCTAssertEqual(concertina_editor_view_execute(editor.pointer, "bulletedList"), 0)
      }
      expectCritical("concertina_editor_view_get_command_title(): there is no command ''") {
        XCTAssertNil(concertina_editor_view_get_command_title(editor.pointer, ""))
      }
      expectCritical("concertina_editor_view_get_command_keys(): there is no command 'x'") {
        XCTAssertNil(concertina_editor_view_get_command_keys(editor.pointer, "x"))
      }
    }
  }

  func testOnlyAllowedCommandsAreExecuted() throws {
    try onMain {
      let editor = try GObjectWidget(EditorView.declaration)
      try editor.set("text", to: "one")
      concertina_editor_view_select_range(editor.pointer, 0, 3)
      let changes = editor.countSignal("commands-changed")
      try editor.set("allowed-commands", to: "italic\nunderline")
      XCTAssertGreaterThan(changes.value, 0)
      XCTAssertEqual(concertina_editor_view_execute(editor.pointer, "bold"), 0)
      XCTAssertEqual(concertina_editor_view_execute(editor.pointer, "italic"), 1)
      try editor.set("allowed-commands", to: "")
      XCTAssertEqual(concertina_editor_view_execute(editor.pointer, "bold"), 1)
    }
  }

  func testAToolbarHasButtonsForTheCommandsThatItGets() throws {
    try onMain {
      let bar = try GObjectWidget(FormattingToolbar.declaration)
      let editor = try GObjectWidget(EditorView.declaration)
      let host = WindowHost(Box(.vertical, [bar.widget, editor.widget]), width: 400)
      host.settle()
      let toolbar = try XCTUnwrap(FormattingToolbar(existing: bar.widget))
      XCTAssertEqual(
        CallResult.texts(concertina_formatting_toolbar_get_commands(bar.pointer)),
        FormattingToolbar.standard.map(\.command.name.rawValue))
      let notifications = bar.count("commands")
      try bar.set("commands", to: "italic\nbulleted-list")
      host.settle()
      XCTAssertEqual(toolbar.entries.map(\.command.name), [.italic, .bulletedList])
      XCTAssertEqual(notifications.value, 1)
      try editor.set("text", to: "one")
      XCTAssert(EditorView(existing: editor.widget)?.focus() == true)
      concertina_editor_view_select_range(editor.pointer, 0, 3)
      host.settle()
      let button = try XCTUnwrap(bar.widget.descendant(named: "italic"))
      XCTAssert(button.isSensitive)
      XCTAssertNil(bar.widget.descendant(named: "bold"))
      expectCritical(
        "ConcertinaFormattingToolbar:commands was set to *, which is not a value of it"
      ) {
        try? bar.set("commands", to: "bold\nnothing")
      }
      XCTAssertEqual(toolbar.entries.map(\.command.name), [.italic, .bulletedList])
    }
  }
}
