import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Content is set, read, edited and undone.
final class EditorContentTests: WidgetTestCase {
  private static let bold: AttributeContainer = {
    var bold = AttributeContainer()
    bold[FontTraitsKey.self] = .bold
    return bold
  }()

  func testContentComesOutAsItWentIn() {
    onMain {
      let editor = EditorView()
      var attributes = AttributeContainer()
      attributes[FontTraitsKey.self] = [.bold, .monospace]
      attributes[FontSizeKey.self] = 14.5
      attributes[TextColorKey.self] = Color("#ff880080")
      attributes[BackgroundColorKey.self] = Color("#00ff00")
      attributes[UnderlineKey.self] = .wavy
      attributes[StrikethroughKey.self] = true
      attributes[LinkKey.self] = "https://example.org"
      attributes[ParagraphKey.self] = ParagraphFormat(alignment: .center, headIndent: 12)
      attributes[ContentTypeKey.self] = .viewOnly
      attributes[UnknownAttributesKey.self] = ["glow": .number(3)]
      attributes[UnknownMembersKey.self] = ["id": 7, "attributes": ["paragraph": ["page": 2]]]
      var ofAttachment = AttributeContainer()
      ofAttachment[UnknownMembersKey.self] = ["attachment": ["later": true]]
      let content =
        RichText("plain é ") + RichText("all\nof it", attributes: attributes)
        + RichText(
          AttachmentContent(id: "x7", name: ContentType("panel"), editors: ["inner"]),
          attributes: ofAttachment)
        + RichText("!", attributes: Self.bold)
      editor.content = content
      XCTAssertEqual(editor.content, content)
      XCTAssertEqual(RichText(editor.attributedText), content)
      XCTAssertEqual(editor.contentLength, content.count)
      XCTAssertFalse(editor.undo(), "what was set is what there was to begin with")
    }
  }

  func testTypingTakesTheLookBeforeTheCaret() {
    onMain {
      withEditor(context: .shared) { editor, host in
        editor.content = RichText("bold", attributes: Self.bold) + " plain"
        editor.selectedRange = 4..<4
        host.type("er")
        editor.selectedRange = 12..<12
        host.type("s")
        XCTAssertEqual(
          editor.content, RichText("bolder", attributes: Self.bold) + " plains")
      }
    }
  }

  func testUndoTakesBackWordsAttributesAndAttachments() {
    onMain {
      withEditor(context: .shared) { editor, host in
        host.type("two words")
        editor.addAttributes(Self.bold, in: 0..<3)
        let formatted = editor.content
        let panel = Attachment(
          name: ContentType("panel"), content: Label("panel"), size: .fixed(80))
        editor.insertAttachment(panel, in: 3..<3)
        XCTAssertEqual(editor.contentLength, 10)
        XCTAssertEqual(panel.rangeInContainer, 3..<4)
        let withPanel = editor.content
        host.press("z", control: true)
        XCTAssertEqual(editor.content, formatted)
        XCTAssertNil(panel.rangeInContainer)
        host.press("z", control: true)
        XCTAssertEqual(editor.content, "two words")
        host.press("z", control: true)
        XCTAssertEqual(editor.text, "two ")
        XCTAssertEqual(editor.selectedRange, 4..<4)
        for _ in 0..<3 { host.press("z", control: true, shift: true) }
        XCTAssertEqual(editor.content, withPanel)
        XCTAssertEqual(panel.rangeInContainer, 3..<4, "the same widget is back")
      }
    }
  }

  func testPastingOverASelectionIsOneStep() {
    onMain {
      let editor = EditorView()
      editor.content = "one two three"
      editor.selectedRange = 4..<7
      editor.area.insertAtCaret("2 and 2½")
      XCTAssertEqual(editor.text, "one 2 and 2½ three")
      XCTAssertEqual(editor.undoDepth, 1)
      editor.undo()
      XCTAssertEqual(editor.text, "one two three")
      XCTAssertEqual(editor.selectedRange, 4..<7)
    }
  }

  func testAProgramChangesWhatTheUserCannotChange() {
    onMain {
      let editor = EditorView()
      editor.isEditable = false
      editor.content = "set"
      editor.appendCharacters(" and more")
      XCTAssertEqual(editor.text, "set and more")
      editor.area.insertAtCaret("x")
      XCTAssertEqual(editor.text, "set and more")
    }
  }

  func testAnEditorCannotBePutIntoItself() {
    onMain {
      let inner = EditorView()
      let panel = Attachment(name: ContentType("panel"), content: inner, editors: [inner])
      let outer = EditorView()
      outer.insertAttachment(panel, in: 0..<0)
      inner.insertAttachment(panel, in: 0..<0)
      XCTAssertEqual(inner.contentLength, 0)
      XCTAssertEqual(outer.attachments.count, 1)
      let wrapper = Attachment(name: ContentType("panel"), content: outer, editors: [outer])
      inner.insertAttachment(wrapper, in: 0..<0)
      XCTAssertEqual(inner.contentLength, 0)
    }
  }

  func testEverythingIsFreed() {
    onMain {
      assertFinalized {
        let inner = EditorView()
        let panel = Attachment(name: ContentType("panel"), content: inner, editors: [inner])
        let editor = EditorView()
        let host = WindowHost(editor, watching: editor.area)
        editor.content = "a"
        editor.insertAttachment(panel, in: 1..<1)
        host.settle()
        editor.undo()
        editor.redo()
        host.settle()
        let objects: [Object] = [editor, editor.area, editor.area.buffer, inner, inner.area]
        host.close()
        return objects
      }
    }
  }
}
