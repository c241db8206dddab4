import CConcertina
import CConcertinaGtk
import CConcertinaShims
import Concertina
import GtkCore
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject
@testable import RichTextEditing

/// What users may write and paste in an editor, and how high it is, by GObject alone.
final class EditorInputTests: WidgetTestCase {
  func testTheLengthOfTheTextIsLimited() throws {
    try onMain {
      let made = try GObjectWidget(EditorView.declaration)
      let editor = try XCTUnwrap(EditorView(existing: made.widget))
      try made.set("max-length", to: "3")
      let host = WindowHost(made.widget, width: 300)
      host.settle()
      editor.focus()
      host.type("abcd")
      XCTAssertEqual(try made.value(of: "text"), "abc")
      try made.set("max-length", to: "0")
      host.type("d")
      XCTAssertEqual(try made.value(of: "text"), "abcd")
    }
  }

  func testInputMethodsKnowThePurpose() throws {
    try onMain {
      let made = try GObjectWidget(EditorView.declaration)
      let editor = try XCTUnwrap(EditorView(existing: made.widget))
      concertina_editor_view_set_input_purpose(made.pointer, GTK_INPUT_PURPOSE_URL)
      concertina_editor_view_set_input_hints(
        made.pointer,
        GtkInputHints(GTK_INPUT_HINT_EMOJI.rawValue | GTK_INPUT_HINT_LOWERCASE.rawValue))
      XCTAssertEqual(editor.inputPurpose, .url)
      XCTAssertEqual(editor.inputHints, [.emoji, .lowercase])
      XCTAssertEqual(
        concertina_editor_view_get_input_purpose(made.pointer), GTK_INPUT_PURPOSE_URL)
      XCTAssertEqual(editor.area.textView[Property<TextView, Int>("input-purpose")], 5)
    }
  }

  func testThePlaceholderAndTheColorsAreSet() throws {
    try onMain {
      let made = try GObjectWidget(EditorView.declaration)
      let editor = try XCTUnwrap(EditorView(existing: made.widget))
      concertina_editor_view_set_placeholder_text(made.pointer, "Write")
      XCTAssertEqual(editor.placeholder.text, "Write")
      concertina_editor_view_set_text_color(made.pointer, "#336699")
      XCTAssertEqual(editor.textColor?.description, "#336699")
      expectCritical(
        "ConcertinaEditorView:text-color was set to \"light\", which is not a value of it"
      ) {
        concertina_editor_view_set_text_color(made.pointer, "light")
      }
      concertina_editor_view_set_text_color(made.pointer, nil)
      XCTAssertNil(editor.textColor)
    }
  }

  func testAHandlerChangesWhatIsPasted() throws {
    try onMain {
      let made = try GObjectWidget(EditorView.declaration)
      let editor = try XCTUnwrap(EditorView(existing: made.widget))
      let answers = SignalAnswers()
      answers.texts = ["short", "", nil]
      answers.answerText("paste-text", of: made)
      let permissions = editor.node.permissions
      XCTAssertEqual(permissions.contentToPaste(from: RichText("long text"))?.text, "short")
      XCTAssertNil(permissions.contentToPaste(from: RichText("rejected")))
      XCTAssertEqual(permissions.contentToPaste(from: RichText("as it is"))?.text, "as it is")
      XCTAssertEqual(answers.questions, ["long text", "rejected", "as it is"])
    }
  }

  func testAHandlerChangesWhatIsCopied() throws {
    try onMain {
      let made = try GObjectWidget(EditorView.declaration)
      let editor = try XCTUnwrap(EditorView(existing: made.widget))
      let answers = SignalAnswers()
      answers.texts = ["short", "", nil]
      answers.answerText("copy-text", of: made)
      let permissions = editor.node.permissions
      XCTAssertEqual(permissions.contentToCopy(from: RichText("long text"))?.content.text, "short")
      XCTAssertNil(permissions.contentToCopy(from: RichText("secret")))
      XCTAssertEqual(
        permissions.contentToCopy(from: RichText("as it is"))?.content.text, "as it is")
      XCTAssertEqual(answers.questions, ["long text", "secret", "as it is"])
    }
  }

  func testWhatIsRejectedIsReported() throws {
    try onMain {
      let made = try GObjectWidget(EditorView.declaration)
      let editor = try XCTUnwrap(EditorView(existing: made.widget))
      XCTAssert(editor.node.permissions.pasteRejected.isEmpty)
      var messages: [String] = []
      let signal = Signal<Widget, String, Void>("paste-rejected") { $0.string(0) }
      made.widget.connect(signal) { messages.append($0.arguments) }
      editor.node.permissions.reportRejected(MarkdownError.tooLarge)
      XCTAssertEqual(messages, [MarkdownError.tooLarge.message])
    }
  }

  func testTheHeightIsSignalledWithItsValue() throws {
    try onMain {
      for declaration in [EditorView.declaration, RendererView.declaration] {
        let made = try GObjectWidget(declaration)
        var heights: [Int] = []
        let signal = Signal<Widget, Int, Void>("height-changed") { $0.integer(0) }
        made.widget.connect(signal) { heights.append($0.arguments) }
        let box = Box(.vertical, [made.widget])
        let host = WindowHost(box, width: 300)
        host.settle()
        try made.set("text", to: "a\nb\nc")
        host.settle()
        XCTAssertEqual(heights.count, 2, declaration.name)
        XCTAssertEqual(heights.last, made.widget.height)
        try made.set("text", to: "d\ne\nf")
        host.settle()
        XCTAssertEqual(heights.count, 2, declaration.name)
      }
    }
  }

  func testPlacesInTheTextHaveRectangles() throws {
    try onMain {
      let made = try GObjectWidget(EditorView.declaration)
      let pointer = made.pointer
      try made.set("text", to: "one\ntwo")
      XCTAssertNil(CallResult.rectangle(concertina_editor_view_get_caret_rectangle(pointer)))
      let host = WindowHost(made.widget, width: 300)
      host.settle()
      concertina_editor_view_select_range(pointer, 4, 4)
      host.settle()
      let caret = try XCTUnwrap(
        CallResult.rectangle(concertina_editor_view_get_caret_rectangle(pointer)))
      let second = try XCTUnwrap(
        CallResult.rectangle(concertina_editor_view_get_position_rectangle(pointer, 4)))
      let first = try XCTUnwrap(
        CallResult.rectangle(concertina_editor_view_get_position_rectangle(pointer, 0)))
      XCTAssertEqual(caret.y, second.y)
      XCTAssertGreaterThan(second.y, first.y)
      XCTAssertGreaterThan(caret.height, 0)
      let middle = Double(second.y + second.height / 2)
      XCTAssertEqual(
        concertina_editor_view_get_position_at(pointer, Double(second.x) + 1, middle), 4)
      XCTAssertEqual(concertina_editor_view_get_position_at(pointer, 290, middle), -1)
      XCTAssertEqual(concertina_editor_view_get_position_at(pointer, .nan, .infinity), -1)
    }
  }
}
