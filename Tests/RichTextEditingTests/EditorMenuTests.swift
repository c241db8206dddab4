import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The menu of an editor: GTK's own, in which Undo and Redo use the history of the whole tree.
final class EditorMenuTests: WidgetTestCase {
  @MainActor
  private static func titles(in editor: EditorView, _ host: WindowHost) -> [String] {
    editor.area.textView.focus()
    editor.area.textView.activateAction("menu.popup")
    XCTAssert(MainLoop.run(atMost: 60) { editor.area.textView.contextMenu?.isOpen == true })
    host.settle()
    defer { editor.area.textView.contextMenu?.close() }
    return editor.area.textView.contextMenu?.enabledTitles ?? []
  }

  func testUndoAndRedoAreThoseOfTheTree() {
    onMain {
      let (editor, inner) = (EditorView(), EditorView())
      let host = WindowHost(editor, watching: editor.area)
      let panel = Attachment(name: ContentType("panel"), content: inner, editors: [inner])
      editor.insertAttachment(panel, in: 0..<0)
      editor.forgetHistory()
      host.settle()
      XCTAssertFalse(Self.titles(in: inner, host).contains("Undo"))
      editor.appendCharacters("outside")
      // The last change was in the other editor.
      let titles = Self.titles(in: inner, host)
      XCTAssert(titles.contains("Undo"), "\(titles)")
      XCTAssertFalse(titles.contains("Redo"), "\(titles)")
      inner.area.textView.activateAction("editor.undo")
      XCTAssertFalse(editor.text.contains("outside"))
      XCTAssert(Self.titles(in: editor, host).contains("Redo"))
      editor.isEditable = false
      XCTAssertFalse(Self.titles(in: editor, host).contains("Redo"))
    }
  }
}
