import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextDocuments
@testable import RichTextEditing

/// The headings beside an editor.
final class OutlineViewTests: WidgetTestCase {
  @MainActor
  private static func withOutline(
    _ content: RichText, _ body: (EditorView, OutlineView, WindowHost) -> Void
  ) {
    let editor = EditorView()
    editor.content = content
    let outline = OutlineView(for: editor)
    outline.requestSize(width: 150, height: 200)
    let host = WindowHost(
      Box(.horizontal, [outline, editor]), width: 500, watching: editor.area)
    defer { host.close() }
    editor.focus(at: 0)
    host.settle()
    body(editor, outline, host)
  }

  @MainActor
  private static func titles(_ outline: OutlineView) -> [String] {
    outline.implementation.list.items.map { "\($0.level) \($0.title)" }
  }

  private static let document: RichText =
    RichText.heading("One", 1) + "first\n" + RichText.heading("Two", 2) + "second\n"

  func testItFollowsTheHeadingsAndTheCaret() {
    onMain {
      Self.withOutline(Self.document) { editor, outline, host in
        XCTAssertEqual(Self.titles(outline), ["1 One", "2 Two"])
        XCTAssertEqual(outline.implementation.list.selectedIndex, 0)
        editor.selectedRange = 3..<3
        host.type("!")
        host.settle()
        XCTAssertEqual(Self.titles(outline), ["1 One!", "2 Two"])
        editor.selectedRange = editor.contentLength..<editor.contentLength
        host.settle()
        XCTAssertEqual(outline.implementation.list.selectedIndex, 1)
        host.type("Three")
        host.press("1", control: true, alt: true)
        host.settle()
        XCTAssertEqual(Self.titles(outline), ["1 One!", "2 Two", "1 Three"])
        XCTAssertEqual(outline.implementation.list.selectedIndex, 2)
        editor.undo()
        host.settle()
        XCTAssertEqual(Self.titles(outline), ["1 One!", "2 Two"])
      }
    }
  }

  func testHeadingsOfNestedEditorsAreListedInOrder() {
    onMain {
      Self.withOutline(Self.document) { editor, outline, host in
        let inner = EditorView()
        inner.content = RichText.heading("Inside", 3)
        let panel = Attachment(
          name: ContentType("panel"), content: inner, size: .fullWidth, isBlock: true,
          editors: [inner])
        editor.insertAttachment(panel, in: 5..<5)
        host.settle()
        XCTAssertEqual(Self.titles(outline), ["1 One", "3 Inside", "2 Two"])
        XCTAssertEqual(editor.outline, editor.content.outline)
        inner.selectedRange = 2..<2
        host.settle()
        XCTAssertEqual(outline.implementation.list.selectedIndex, 1)
        panel.removeFromContainer()
        host.settle()
        XCTAssertEqual(Self.titles(outline), ["1 One", "2 Two"])
      }
    }
  }

  func testTypingBelowAHeadingReportsNoChange() {
    onMain {
      Self.withOutline(Self.document + "third\nfourth") { editor, _, host in
        var changes = 0
        editor.onOutlineChanged = { changes += 1 }
        editor.selectedRange = editor.contentLength..<editor.contentLength
        host.type("ab")
        host.press("Return")
        host.type("c")
        XCTAssertEqual(changes, 0)
        editor.selectedRange = 1..<1
        host.type("d")
        XCTAssertEqual(changes, 1)
      }
    }
  }

  func testARowAndALinkLeadToTheirHeading() {
    onMain {
      Self.withOutline(Self.document) { editor, outline, host in
        editor.hasCollapsibleHeadings = true
        editor.setAllCollapsed(true)
        outline.implementation.activated(1)
        host.settle()
        let two = editor.outline[1].range.lowerBound
        XCTAssertEqual(editor.selectedRange, two..<two)
        XCTAssertFalse(editor.isHidden(at: two))
        XCTAssertTrue(editor.area.textView.isFocus)
        XCTAssertTrue(editor.implementation.links.open("#one"))
        XCTAssertEqual(editor.selectedRange, 0..<0)
        XCTAssertFalse(editor.implementation.links.open("#nothing"))
      }
    }
  }
}

extension RichText {
  fileprivate static func heading(_ title: String, _ level: Int) -> RichText {
    var attributes = AttributeContainer()
    attributes[ParagraphKey.self] = ParagraphFormat(style: .heading(level))
    return RichText(title + "\n", attributes: attributes)
  }
}
