import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The root reports every change, wherever in the tree it happens and whatever makes it.
final class DocumentChangeTests: WidgetTestCase {
  /// The content that an app would have saved at the last change reported.
  @MainActor
  private final class Saved {
    private(set) var content = RichText()
    private(set) var count = 0

    init(_ editor: EditorView) {
      content = editor.content
      editor.onDocumentChanged = { [weak self, unowned editor] in
        self?.content = editor.content
        self?.count += 1
      }
    }
  }

  @MainActor
  private static func tree() -> [EditorView] {
    let context = EditorViewContext()
    let inner = TestPanel.make("inner", relays: false, context: context)
    let outer = TestPanel.make("outer\n", relays: false, context: context)
    let editor = EditorView(context: context)
    editor.content = "text\n"
    editor.insertAttachment(outer, in: 5..<5)
    outer.editors[0].insertAttachment(inner, in: 6..<6)
    editor.forgetHistory()
    return [editor, outer.editors[0], inner.editors[0]]
  }

  func testTypingInAnyEditorIsHeardAtTheRoot() {
    onMain {
      let editors = Self.tree()
      let host = WindowHost(editors[0], watching: editors[0].area)
      let saved = Saved(editors[0])
      for editor in editors {
        let count = saved.count
        editor.focus(at: 1)
        host.type("x")
        XCTAssertGreaterThan(saved.count, count)
        XCTAssertEqual(saved.content, editors[0].content)
        host.press("BackSpace")
        XCTAssertEqual(saved.content, editors[0].content)
      }
    }
  }

  func testUndoAndRedoAreHeard() {
    onMain {
      let editors = Self.tree()
      var inner = 0
      editors[2].onContentChanged = { inner += 1 }
      let saved = Saved(editors[0])
      editors[2].replaceCharacters(in: 0..<2, with: "I")
      XCTAssertEqual(inner, 1)
      editors[0].undo()
      XCTAssertEqual(inner, 2)
      XCTAssertEqual(saved.content, editors[0].content)
      editors[0].redo()
      XCTAssertEqual(inner, 3)
      XCTAssertEqual(saved.content, editors[0].content)
    }
  }

  func testWhatIsSavedOfAnAttachmentIsHeard() {
    onMain {
      let editors = Self.tree()
      let saved = Saved(editors[0])
      let attachment = editors[2].containerAttachment
      attachment?.data = ["kind": .string("note")]
      XCTAssertEqual(saved.count, 1)
      attachment?.size = .fixed(80)
      XCTAssertEqual(saved.count, 2)
      XCTAssertEqual(saved.content, editors[0].content)
      editors[2].content = "set"
      XCTAssertEqual(saved.content, editors[0].content)
    }
  }

  // MARK: Content that is set

  func testContentThatIsSetStartsWithACleanLook() {
    onMain {
      let context = EditorViewContext()
      let editor = EditorView(context: context)
      let toolbar = FormattingToolbar(context: context)
      let host = WindowHost(Box(.vertical, [toolbar, editor]), watching: editor.area)
      let undo = toolbar.descendant(named: "undo")
      let bold = toolbar.descendant(named: "bold")
      editor.focus()
      host.press("b", control: true)
      host.type("x")
      XCTAssertEqual(undo?.isSensitive, true)
      XCTAssertEqual(bold?.booleanProperty("active"), true)
      editor.content = ""
      XCTAssertEqual(editor.typingAttributes, AttributeContainer())
      XCTAssertEqual(undo?.isSensitive, false)
      XCTAssertEqual(bold?.booleanProperty("active"), false)
      host.type("y")
      XCTAssertEqual(editor.content, "y")
      editor.forgetHistory()
      XCTAssertEqual(undo?.isSensitive, false)
    }
  }

  func testWhatIsEmptiedHasNoLook() {
    onMain {
      withEditor(context: .shared, isFocused: false) { editor, host in
        var attributes = AttributeContainer()
        attributes[FontTraitsKey.self] = .bold
        attributes[TextColorKey.self] = Color("#0000ff")
        editor.content = RichText("ab", attributes: attributes)
        editor.focus()
        host.press("a", control: true)
        host.press("Delete")
        host.type("x")
        XCTAssertEqual(editor.content, "x")
        editor.content = RichText("ab", attributes: attributes)
        editor.selectedRange = 2..<2
        host.press("BackSpace")
        host.type("c")
        XCTAssertEqual(editor.content, RichText("ac", attributes: attributes))
        editor.selectedRange = 0..<2
        host.type("d")
        XCTAssertEqual(
          editor.content, RichText("d", attributes: attributes), "it takes the place of that")
        editor.clear()
        XCTAssertEqual(editor.typingAttributes, AttributeContainer())
      }
    }
  }
}
