import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Tab in an editor: it moves the focus, or inserts a tab.
final class TabKeyTests: WidgetTestCase {
  func testTabMovesTheFocusUnlessTheEditorAcceptsIt() {
    onMain {
      withEditor("one") { editor, host in
        editor.selectedRange = 3..<3
        host.press("Tab")
        XCTAssertEqual(editor.text, "one")
        editor.acceptsTab = true
        editor.focus()
        editor.selectedRange = 3..<3
        host.press("Tab")
        host.type("two")
        XCTAssertEqual(editor.text, "one\ttwo")
        editor.undo()
        editor.undo()
        XCTAssertEqual(editor.text, "one")
        host.press("Tab", control: true)
        XCTAssertEqual(editor.text, "one")
      }
    }
  }

  func testInListsCodeAndTablesTabKeepsItsMeaning() {
    onMain {
      withEditor(EditorView.list(["- a", "- b"])) { editor, host in
        editor.acceptsTab = true
        editor.selectedRange = 3..<3
        host.press("Tab")
        XCTAssertEqual(editor.text, "a\nb")
        XCTAssertEqual(editor.paragraphs.last?.format.list?.level, 1)
        editor.content = ""
        InsertTableCommand(rows: 1, columns: 2).execute(on: editor)
        host.type("a")
        host.press("Tab")
        host.type("b")
        let table = editor.attachments.compactMap { $0 as? TableAttachment }.first
        XCTAssertEqual(table?.editors.map(\.text), ["a", "b"])
      }
    }
  }
}
