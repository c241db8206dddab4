import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// An editor makes what it needs when it needs it, and a key in a panel costs what it does outside.
final class NeededPartsTests: WidgetTestCase {
  func testTheActionsOfTheMenuComeWithIt() {
    onMain {
      let editor = EditorView()
      editor.content = "text"
      let host = WindowHost(editor, watching: editor.area)
      let view = editor.area.textView
      view.focus()
      XCTAssertFalse(view.activateAction("editor.select-all"))
      view.activateAction("menu.popup")
      XCTAssert(MainLoop.run(atMost: 60) { view.contextMenu?.isOpen == true })
      view.contextMenu?.close()
      host.settle()
      XCTAssertTrue(view.activateAction("editor.select-all"))
      XCTAssertEqual(editor.selectedRange, 0..<4)
    }
  }

  func testTheFontIsReadForLists() {
    onMain {
      let editor = EditorView()
      let host = WindowHost(editor, watching: editor.area)
      editor.content = "plain"
      host.settle()
      let paragraphs = editor.implementation.content.tags.paragraphs
      XCTAssertFalse(paragraphs.knowsFont)
      editor.font = .largeTitle
      host.settle()
      XCTAssertFalse(paragraphs.knowsFont)
      ListCommand.bulletedList.execute(on: editor)
      XCTAssertTrue(paragraphs.knowsFont)
      XCTAssertEqual(paragraphs.listIndent, editor.area.textView.lineHeight * 5 / 3)
      editor.font = .body
      host.settle()
      XCTAssertEqual(paragraphs.listIndent, editor.area.textView.lineHeight * 5 / 3)
    }
  }

  func testTheColorsAreReadForTagsThatHaveThem() {
    onMain {
      let editor = EditorView()
      let host = WindowHost(editor, watching: editor.area)
      editor.content = "plain"
      host.settle()
      XCTAssertFalse(editor.implementation.content.tags.knowsAppearance)
      editor.changeAttributes(in: 0..<5) { $0.link = "https://example.org" }
      XCTAssertTrue(editor.implementation.content.tags.knowsAppearance)
    }
  }

  func testALetterWithinARunHasItsTags() {
    onMain {
      var bold = AttributeContainer()
      bold.fontTraits = .bold
      let editor = EditorView()
      editor.content = RichText("abcdef", attributes: bold)
      let host = WindowHost(editor, watching: editor.area)
      editor.area.textView.focus()
      editor.selectedRange = 3..<3
      host.settle()
      var changes = 0
      editor.area.buffer.onTagsChanged { _, _ in changes += 1 }
      host.type("xyz")
      host.settle()
      XCTAssertEqual(editor.content, RichText("abcxyzdef", attributes: bold))
      XCTAssertEqual(changes, 0)
    }
  }

  func testAKeyInAPanelMeasuresNothing() {
    onMain {
      var measured = 0
      let probe = EditorFeature("probe", register: { $0.on(.measured) { measured += 1 } })
      let (outer, inner) = (
        EditorView(features: EditorFeature.standard + [probe]),
        EditorView(features: EditorFeature.standard + [probe])
      )
      outer.content = "before\n\nafter"
      inner.content = "text"
      let panel = Attachment(
        name: ContentType("panel"), content: inner, size: .fullWidth, isBlock: true,
        editors: [inner])
      outer.insertAttachment(panel, in: 7..<7)
      let host = WindowHost(outer, watching: outer.area)
      inner.area.textView.focus()
      host.settle()
      measured = 0
      host.type("aaa")
      host.settle()
      XCTAssertTrue(inner.text.contains("aaa"), inner.text)
      XCTAssertEqual(measured, 0)
    }
  }
}
