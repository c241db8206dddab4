import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Who of a tree of editors is told of the focus, as it goes from one to another.
final class FocusTellingTests: WidgetTestCase {
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

  func testEachEditorOfATreeIsToldOfItsOwnFocus() {
    onMain {
      let context = EditorViewContext()
      let (editor, inner) = (EditorView(context: context), EditorView(context: context))
      let listener = Listener()
      context.delegate = listener
      editor.content = "words\n"
      editor.insertAttachment(
        Attachment(name: ContentType("panel"), content: inner, editors: [inner]), in: 6..<6)
      let host = WindowHost(editor, watching: editor.area)
      editor.focus()
      host.settle()
      inner.focus()
      host.settle()
      XCTAssertTrue(context.activeEditor?.rawPointer == inner.rawPointer)
      editor.focus()
      host.settle()
      XCTAssertEqual(
        listener.heard, ["0 has it", "0 lost it", "1 has it", "1 lost it", "0 has it"])
      XCTAssertTrue(context.activeEditor?.rawPointer == editor.rawPointer)
      host.close()
    }
  }
}
