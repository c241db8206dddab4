import CConcertinaGtk
import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Styles that are no part of the content, and what a program can do in the user's place.
final class EditorMemberTests: WidgetTestCase {
  func testParagraphsAreSetAsTheEditorSaysUnlessTheyKnowBetter() {
    onMain {
      withEditor(
        "first and a long line that is wrapped surely\nsecond\n", width: 300, isFocused: false
      ) { editor, host in
        editor.addAttribute(ParagraphKey.self, ParagraphFormat(headIndent: 10), in: 45..<52)
        let (left, content) = (editor.caretRectangle(at: 0).x, editor.content)
        editor.paragraphStyle = ParagraphFormat(
          firstLineIndent: 5, headIndent: 30, spacingBefore: 4, spacingAfter: 3, lineSpacing: 2)
        for limit in [EditorHeight.default, .infinite] {
          editor.maxHeight = limit
          host.settle()
          XCTAssertEqual(editor.caretRectangle(at: 0).x, left + 35)
          XCTAssertEqual(editor.caretRectangle(at: 45).x, left + 10)
          let view = editor.area.textView
          let last = view.verticalExtent(ofLine: view.buffer.lineCount - 1)
          XCTAssertEqual(editor.area.wantedHeight, last.y + last.height)
        }
        XCTAssertEqual(editor.content, content)
        editor.paragraphStyle = ParagraphFormat(alignment: .right)
        host.settle()
        XCTAssertGreaterThan(editor.caretRectangle(at: 52).x, 200)
        editor.content = ""
        editor.paragraphStyle = ParagraphFormat(spacingBefore: 20)
        host.settle()
        let line = editor.area.textView.verticalExtent(ofLine: 0)
        XCTAssertEqual(editor.area.wantedHeight, line.y + line.height)
        XCTAssertGreaterThan(line.height, 30)
      }
    }
  }

  func testColorsAreStyleAndNotContent() {
    onMain {
      withEditor("text", width: 300, isFocused: false) { editor, host in
        let delegate = BackgroundDelegate()
        editor.delegate = delegate
        editor.textColor = Color("#112233")
        editor.backgroundColor = Color("#ddeeff")
        editor.backgroundColor = Color("#ddeeff")
        host.settle()
        XCTAssertEqual(editor.area.textView.foregroundColor, "rgb(17,34,51)")
        XCTAssertTrue(editor.hasStyleClass("concertina-ground-ddeeff"))
        XCTAssertEqual(delegate.reported, ["#ddeeff"])
        editor.textColor = nil
        editor.backgroundColor = nil
        host.settle()
        XCTAssertNotEqual(editor.area.textView.foregroundColor, "rgb(17,34,51)")
        XCTAssertFalse(editor.hasStyleClass("concertina-ground-ddeeff"))
        XCTAssertEqual(editor.content, "text")
      }
    }
  }

  func testANestedEditorHasItsOwnColor() {
    onMain {
      withEditor("text", width: 300, isFocused: false) { editor, host in
        let inner = EditorView()
        editor.insertAttachment(
          Attachment(name: "panel", content: inner, editors: [inner]), in: 0..<0)
        let color = inner.area.textView.foregroundColor
        editor.textColor = Color("#112233")
        host.settle()
        XCTAssertEqual(inner.area.textView.foregroundColor, color)
      }
    }
  }

  func testAPlaceholderHasAttributesAndLines() {
    onMain {
      withEditor(width: 300, isFocused: false) { editor, host in
        let oneLine = editor.height
        let plain = editor.area.makeTexture()?.pixels
        editor.placeholder = "First\nsecond"
        host.settle()
        let written = editor.area.makeTexture()?.pixels
        XCTAssertNotEqual(written, plain)
        XCTAssertEqual(editor.height, oneLine)
        var attributes = AttributeContainer()
        attributes[FontTraitsKey.self] = .bold
        attributes[TextColorKey.self] = Color("#cc0000")
        editor.placeholder = "F" + RichText("irst", attributes: attributes) + "\nsecond"
        host.settle()
        XCTAssertNotEqual(editor.area.makeTexture()?.pixels, written)
        XCTAssertEqual(editor.placeholder.text, "First\nsecond")
        editor.minLines = 2
        host.settle()
        XCTAssertGreaterThan(editor.height, oneLine)
        XCTAssertEqual(editor.area.wantedHeight, editor.height)
        editor.maxHeight = 300
        XCTAssertEqual(editor.maxHeight, .max(300))
        editor.minLines = -3
        XCTAssertEqual(editor.minLines, 1)
      }
    }
  }

  func testTheFontIsTheAreas() {
    onMain {
      withEditor("text", width: 300, isFocused: false) { editor, host in
        let before = editor.height
        editor.font = .largeTitle
        host.settle()
        XCTAssertGreaterThan(editor.height, before)
        XCTAssertEqual(editor.font, .largeTitle)
      }
    }
  }

  func testAProgramCanDoWhatTheUserDoes() {
    onMain {
      withEditor("some text", width: 300, isFocused: false) { editor, host in
        XCTAssertTrue(editor.focus(at: 4))
        XCTAssertEqual(editor.selectedRange, 4..<4)
        XCTAssertTrue(editor.containsFocus)
        editor.focus(at: 99)
        XCTAssertEqual(editor.selectedRange, editor.textEndRange)
        editor.deleteBackward()
        XCTAssertEqual(editor.text, "some tex")
        editor.clear()
        XCTAssertTrue(editor.isEmpty)
        editor.deleteBackward()
        editor.undo()
        editor.undo()
        XCTAssertEqual(editor.text, "some text")
        editor.resignFocus()
        XCTAssertFalse(editor.containsFocus)
        editor.isEditable = false
        editor.deleteBackward()
        XCTAssertEqual(editor.text, "some text")
      }
    }
  }

  func testTypingTakesTheLookThatWasSet() {
    onMain {
      withEditor(width: 300, isFocused: false) { editor, host in
        editor.focus()
        var attributes = AttributeContainer()
        attributes[FontTraitsKey.self] = .italic
        editor.typingAttributes = attributes
        host.type("a")
        editor.resetTypingAttributes()
        host.type("b")
        XCTAssertEqual(editor.content, RichText("a", attributes: attributes) + "b")
      }
    }
  }

  func testAttributesAreCarriedOverOnlyOnRequest() {
    onMain {
      withEditor("some text", width: 300, isFocused: false) { editor, _ in
        editor.changeAttributes(in: 0..<4) {
          $0[FontTraitsKey.self] = .bold
          $0[UnderlineKey.self] = .single
          $0[ContentTypeKey.self] = "mention"
        }
        editor.replaceCharacters(in: 0..<4, with: "any", keepsAttributes: true)
        var bold = AttributeContainer()
        bold[FontTraitsKey.self] = .bold
        XCTAssertEqual(editor.content, RichText("any", attributes: bold) + " text")
        editor.replaceCharacters(in: 0..<3, with: "no")
        XCTAssertEqual(editor.content, "no text")
      }
    }
  }

  func testALetterOverASelectionTakesItsLook() {
    onMain {
      withEditor("plain", width: 300, isFocused: false) { editor, host in
        var bold = AttributeContainer()
        bold[FontTraitsKey.self] = .bold
        editor.content = "ab" + RichText("cd", attributes: bold) + "ef"
        editor.focus()
        editor.area.buffer.select(anchor: 4, caret: 2)
        host.type("x")
        XCTAssertEqual(editor.content, "ab" + RichText("x", attributes: bold) + "ef")
      }
    }
  }

  func testTheTreeIsKnown() {
    onMain {
      withEditor("text", width: 300, isFocused: false) { editor, _ in
        let (middle, inner) = (EditorView(), EditorView())
        editor.insertAttachment(
          Attachment(name: "outer", content: middle, editors: [middle]), in: 0..<0)
        middle.insertAttachment(
          Attachment(name: "inner", content: inner, editors: [inner]), in: 0..<0)
        XCTAssertEqual(inner.rootEditor, editor)
        XCTAssertEqual(editor.rootEditor, editor)
        XCTAssertEqual(inner.contentName, "inner")
        XCTAssertTrue(inner.isContainedInAnAttachment)
        XCTAssertNil(editor.contentName)
        let id = middle.attachments.first?.id ?? ""
        XCTAssertEqual(editor.attachment(withID: id)?.editors, [inner])
        XCTAssertNil(editor.attachment(withID: "nobody"))
      }
    }
  }
}

@MainActor
private final class BackgroundDelegate: EditorViewDelegate {
  var reported: [String] = []

  func editor(
    _ editor: EditorView, didChangeBackgroundColor color: Color?, from old: Color?
  ) {
    if let color { reported.append(color.description) }
  }
}

extension Widget {
  /// The color that style sheets give to the widget's text.
  @MainActor
  fileprivate var foregroundColor: String {
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(UnsafeMutablePointer(nativePointer))
    gtk_style_context_get_color(context, &color)
    guard let text = gdk_rgba_to_string(&color) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
