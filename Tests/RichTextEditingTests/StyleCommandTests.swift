import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Styles of paragraphs, and plain text again.
final class StyleCommandTests: WidgetTestCase {
  @MainActor
  private static func styles(_ editor: EditorView) -> [BlockMarkup?] {
    editor.paragraphs.map { BlockMarkup(attributes: $0.attributes) }
  }

  func testKeysMakeHeadingsAndTakeThemBack() {
    onMain {
      withEditor("a\nb\nc") { editor, host in
        editor.selectedRange = 0..<3
        host.press("2", control: true, alt: true)
        XCTAssertEqual(Self.styles(editor), [.heading(level: 2), .heading(level: 2), nil])
        XCTAssert(StyleCommand.style(.heading(level: 2)).isOn(in: editor))
        host.press("6", control: true, alt: true)
        XCTAssertEqual(Self.styles(editor), [.heading(level: 6), .heading(level: 6), nil])
        host.press("0", control: true, alt: true)
        XCTAssertEqual(editor.content, "a\nb\nc")
        XCTAssertEqual(editor.undoDepth, 3)
        while editor.undo() {}
        XCTAssertEqual(editor.content, "a\nb\nc")
      }
    }
  }

  func testAStyleReplacesAnotherAndLeavesTheRest() {
    onMain {
      var struck = AttributeContainer()
      struck[StrikethroughKey.self] = true
      let content = "a" + RichText("b", attributes: struck)
      withEditor(content) { editor, _ in
        for style: StyleCommand.Style in [.quote, .code, .heading(level: 1)] {
          StyleCommand.style(style).execute(on: editor)
          XCTAssertEqual(editor.attributes(at: 1)[StrikethroughKey.self], true)
        }
        XCTAssertEqual(Self.styles(editor), [.heading(level: 1)])
        StyleCommand.style(.body).execute(on: editor)
        XCTAssertEqual(editor.content, content)
      }
    }
  }

  func testAnItemMayBeAHeading() {
    onMain {
      withEditor(EditorView.list(["# a", "# b"])) { editor, _ in
        editor.selectedRange = 0..<0
        StyleCommand.style(.quote).execute(on: editor)
        XCTAssertEqual(editor.listedLines, ["1. a", "2. b"])
        XCTAssertEqual(Self.styles(editor), [.quote, nil])
        StyleCommand.style(.body).execute(on: editor)
        XCTAssertEqual(editor.content, EditorView.list(["# a", "# b"]))
      }
    }
  }

  func testAnEmptyEditorTypesInTheStyle() {
    onMain {
      withEditor("") { editor, host in
        host.press("1", control: true, alt: true)
        host.type("Title")
        XCTAssertEqual(Self.styles(editor), [.heading(level: 1)])
      }
    }
  }

  func testClearFormattingLeavesLinksAndLists() {
    onMain {
      var attributes = AttributeContainer()
      attributes[FontTraitsKey.self] = [.bold, .italic]
      attributes[FontSizeKey.self] = 20
      attributes[LinkKey.self] = "https://example.org"
      attributes[ParagraphKey.self] = ParagraphFormat(
        alignment: .center, list: ListItem(.bullet))
      var plain = AttributeContainer()
      plain[LinkKey.self] = "https://example.org"
      plain[ParagraphKey.self] = ParagraphFormat(list: ListItem(.bullet))
      withEditor(RichText("one two", attributes: attributes)) { editor, host in
        editor.selectedRange = 0..<3
        host.press("backslash", control: true)
        XCTAssertEqual(editor.attributes(at: 0), plain)
        XCTAssertEqual(editor.attributes(at: 4)[FontSizeKey.self], 20)
        XCTAssertEqual(editor.attributes(at: 4)[ParagraphKey.self], plain[ParagraphKey.self])
        editor.selectedRange = 5..<5
        host.press("backslash", control: true)
        XCTAssertEqual(editor.content, RichText("one two", attributes: plain))
        XCTAssertEqual(editor.undoDepth, 2)
      }
    }
  }
}
