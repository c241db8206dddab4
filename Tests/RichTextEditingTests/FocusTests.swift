import CConcertinaGtk
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The movement of the focus between a text and its attachments, and the effects of keys there.
final class FocusTests: WidgetTestCase {
  /// An editor with a button, some text, and a panel with an editor.
  @MainActor
  private struct Page {
    let editor = EditorView()
    let inner = EditorView()
    let button = Button("Press")
    let host: WindowHost
    var clicks: () -> Int

    init() {
      let (editor, inner, button) = (editor, inner, button)
      var count = 0
      button.onClicked { count += 1 }
      clicks = { count }
      let box = Box(.vertical, [editor, Button("Behind")])
      host = WindowHost(box, watching: editor.area)
      editor.content = "a text\n\n\nof some lines\n\n\nthe end"
      editor.insertAttachment(
        Attachment(name: ContentType("button"), content: button), in: 2..<2)
      let panel = Attachment(
        name: ContentType("panel"), content: inner, isBlock: true, editors: [inner])
      panel.takesFocusOnInsertion = true
      let end = editor.contentLength
      editor.insertAttachment(panel, in: end..<end)
      editor.focus()
      host.settle()
    }
  }

  func testTabGoesFromTheTextToWhatStandsInItInItsOrder() {
    onMain {
      let page = Page()
      page.host.press("Tab")
      XCTAssert(page.button.isFocus)
      page.host.press("Tab")
      XCTAssert(page.inner.area.textView.isFocus)
      page.host.press("Tab", shift: true)
      XCTAssert(page.button.isFocus)
      page.host.press("Tab", shift: true)
      XCTAssert(page.editor.area.textView.isFocus)
    }
  }

  func testUndoServesTheTreeFromAButtonInIt() {
    onMain {
      let page = Page()
      page.host.type("x")
      let text = page.editor.text
      page.button.focus()
      page.host.press("z", control: true)
      XCTAssertEqual(page.editor.text.count, text.count - 1)
      page.button.focus()
      page.host.press("z", control: true, shift: true)
      XCTAssertEqual(page.editor.text, text)
      page.editor.isEditable = false
      page.button.focus()
      page.host.press("z", control: true)
      XCTAssertEqual(page.editor.text, text)
    }
  }

  func testTheFocusOfAPanelThatGoesComesToTheTextAroundIt() {
    onMain {
      let page = Page()
      page.inner.focus()
      page.host.settle()
      page.editor.attachments.last?.removeFromContainer()
      page.host.settle()
      XCTAssert(page.editor.area.textView.isFocus)
      page.host.press("space")
      XCTAssertEqual(page.clicks(), 0)
    }
  }

  func testASelectionThatTheDesktopTakesAwayIsReported() {
    onMain {
      let page = Page()
      var changes = 0
      page.editor.onSelectionChanged = { changes += 1 }
      page.editor.selectedRange = 0..<6
      XCTAssert(page.editor.attachments[0].isInSelectedRange)
      changes = 0
      // This is what GTK does when another text takes over the primary selection.
      let buffer = UnsafeMutablePointer<GtkTextBuffer>(page.editor.area.buffer.nativePointer)
      var caret = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(buffer, &caret, gtk_text_buffer_get_insert(buffer))
      gtk_text_buffer_move_mark_by_name(buffer, "selection_bound", &caret)
      page.host.settle()
      XCTAssertEqual(changes, 1)
      XCTAssert(page.editor.implementation.content.attachments.overlays.isEmpty)
    }
  }

  // MARK: Telling

  @MainActor
  private final class Listener: EditorViewDelegate {
    var heard: [String] = []
    func editor(_ editor: EditorView, didReceiveFocusAt range: Range<Int>) {
      heard.append("\(editor.nestingLevel) has it")
    }
    func editor(_ editor: EditorView, didLoseFocusFrom range: Range<Int>) {
      heard.append("\(editor.nestingLevel) lost it")
    }
  }

  func testEachEditorOfATreeIsNotifiedOfItsOwnFocus() {
    onMain {
      let context = EditorViewContext()
      let (editor, inner) = (EditorView(context: context), EditorView(context: context))
      let listener = Listener()
      context.delegate = listener
      editor.content = "words\n"
      editor.insertAttachment(
        Attachment(name: ContentType("panel"), content: inner, editors: [inner]), in: 6..<6)
      withWindow(of: editor) { host in
        host.settle()
        inner.focus()
        host.settle()
        XCTAssertTrue(context.activeEditor?.rawPointer == inner.rawPointer)
        editor.focus()
        host.settle()
        XCTAssertEqual(
          listener.heard, ["0 has it", "0 lost it", "1 has it", "1 lost it", "0 has it"])
        XCTAssertTrue(context.activeEditor?.rawPointer == editor.rawPointer)
      }
    }
  }
}
