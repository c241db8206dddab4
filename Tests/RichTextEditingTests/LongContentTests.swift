import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// What long content costs, in steps and not in time.
final class LongContentTests: WidgetTestCase {
  func testTextIsInsertedAtOnceWhateverItsAttributes() {
    onMain {
      withPanels("before") { editor, host in
        var count = 0
        editor.area.edits.prepare { _ in count += 1 }
        let panel = RichText(
          AttachmentContent(
            name: ContentType("panel"), isBlock: true, size: .fullWidth, editors: ["in it"]))
        let content = Self.striped + "\n" + panel + "\n" + Self.striped
        editor.content = content
        XCTAssertEqual(count, 4, "what was there, the text before the panel, it, and that after it")
        XCTAssertEqual(editor.content.runs.map(\.length), content.runs.map(\.length))
        XCTAssertEqual(editor.text, content.text)
        host.settle()
      }
    }
  }

  func testTextInTheMidstOfAttributesHasItsOwn() {
    onMain {
      withPanels(Self.striped) { editor, host in
        let before = editor.content
        let new = RichText("plain ") + RichText("slanted", attributes: Self.attributes(.italic))
        // Within a bold word.
        editor.replaceCharacters(in: 2..<2, with: new)
        var after = before
        after.replace(2..<2, with: new)
        XCTAssertEqual(editor.content, after)
        host.settle()
      }
    }
  }

  func testALongPlaceholderIsShownAsFarAsThereIsRoom() throws {
    try onMain {
      let lines = String(repeating: "several words of a placeholder\n", count: 4_000)
      try withPanels("") { editor, host in
        editor.placeholder = RichText(lines)
        host.settle()
        let label = try XCTUnwrap(editor.descendant(withStyleClass: "placeholder"))
        let shown = try XCTUnwrap(label.stringProperty("label"))
        XCTAssert(lines.hasPrefix(shown))
        XCTAssertLessThan(shown.utf8.count, 20_000)
        XCTAssertGreaterThan(shown.utf8.count, 10_000)
        XCTAssertEqual(editor.placeholder.text, lines)
      }
    }
  }

  private static func attributes(_ traits: FontTraits) -> AttributeContainer {
    var attributes = AttributeContainer()
    attributes[FontTraitsKey.self] = traits
    return attributes
  }

  private static var striped: RichText {
    (0..<50).reduce(into: RichText()) { text, number in
      text.append(RichText("bold\(number)", attributes: attributes(.bold)))
      text.append(" and plain\n")
    }
  }
}
