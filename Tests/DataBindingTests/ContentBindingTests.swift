import Concertina
import GtkCore
import Observation
import WidgetTestSupport
import XCTest

@testable import DataBinding

/// The content of rich text editors, bound in both directions.
final class ContentBindingTests: WidgetTestCase {
  func testTheContentGoesThereAndBack() {
    onMain {
      let state = State<RichText>("ab")
      let editors = [EditorView(content: state.binding), EditorView(content: state.binding)]
      let host = WindowHost(editors[0])
      editors[0].focus()
      XCTAssertEqual(editors.map(\.text), ["ab", "ab"])
      host.press("End", control: true)
      host.type("c")
      XCTAssertEqual(state.wrappedValue.text, "abc")
      XCTAssertEqual(editors[1].text, "abc")
      editors[1].changeAttributes(in: 0..<1) { $0.fontTraits = .bold }
      XCTAssertEqual(editors[0].content, editors[1].content, "attributes are content")
      XCTAssertEqual(state.wrappedValue, editors[1].content)
      state.wrappedValue = "set"
      XCTAssertEqual(editors.map(\.text), ["set", "set"])
      host.press("z", control: true)
      XCTAssertEqual(state.wrappedValue.text, "abc", "the user gets back what it has replaced")
      XCTAssertEqual(editors[1].text, "abc")
      XCTAssertFalse(EditorView(content: state.binding).undo(), "the first content is no step")
    }
  }

  func testAKeyCopiesNothing() {
    onMain {
      var written: [Deferred<RichText>] = []
      let binding = Binding<RichText>(
        read: { "" }, write: { written.append($0) }, observe: { _, _ in BindingObservation {} })
      let editor = EditorView(content: binding)
      let host = WindowHost(editor)
      editor.focus()
      host.type("ab")
      XCTAssertEqual(written.count, 2)
      // A copy that was made at the first key would have its letter alone.
      XCTAssertEqual(written.first?.value.text, "ab")
    }
  }

  func testTheContentSurvivesItsEditor() {
    onMain {
      let state = State<RichText>("typed ")
      assertFinalized {
        let editor = EditorView(content: state.binding)
        editor.appendCharacters("later")
        return [editor, editor.area.textView]
      }
      XCTAssertEqual(state.wrappedValue.text, "typed later")
    }
  }

  @Observable
  fileprivate final class Page {
    var body: RichText = "one"
    var footer: RichText?
  }

  func testAPageOfAModel() {
    onMain {
      weak var model: Page?
      assertFinalized {
        @Bindable var page = Page()
        model = page
        let editor = EditorView(content: $page.body)
        let footer = EditorView(content: $page.footer ?? "")
        editor.appendCharacters("!")
        XCTAssertEqual(page.body.text, "one!")
        page.body = "two"
        XCTAssert(MainLoop.run(atMost: 60) { editor.text == "two" })
        footer.appendCharacters("3")
        XCTAssertEqual(page.footer?.text, "3")
        return [editor, footer]
      }
      XCTAssertNil(model)
    }
  }

  func testABindingTakesThePlaceOfAnEarlierOne() {
    onMain {
      let (one, two) = (State<RichText>("1"), State<RichText>("2"))
      let editor = EditorView(content: one.binding)
      editor.bind(content: two.binding)
      editor.appendCharacters("3")
      XCTAssertEqual([one.wrappedValue.text, two.wrappedValue.text], ["1", "23"])
      one.wrappedValue = "4"
      XCTAssertEqual(editor.text, "23")
    }
  }

  func testANestedEditorIsContent() {
    onMain {
      let state = State<RichText>("")
      let inner = EditorView()
      let editor = EditorView(content: state.binding)
      let panel = Attachment(
        name: ContentType("panel"), content: inner, size: .fullWidth, editors: [inner])
      editor.insertAttachment(panel, in: 0..<0)
      inner.appendCharacters("inside")
      let marks = AttachmentContentIdentifier(opening: "[", closing: "]")
      XCTAssert(state.wrappedValue.fullText(using: marks).text.contains("[inside]"))
      XCTAssertEqual(state.wrappedValue, editor.content)
    }
  }
}
