import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// A limit on the length of rich text, and its counts.
final class MaxLengthTests: WidgetTestCase {
  func testKeysAndPastesStopAtTheLimit() {
    onMain {
      withEditor("ab") { editor, host in
        editor.maxLength = 4
        editor.selectedRange = 2..<2
        host.type("cde")
        XCTAssertEqual(editor.text, "abcd")
        editor.selectedRange = 0..<2
        host.type("x")
        XCTAssertEqual(editor.text, "xcd")
        let implementation = editor.implementation
        implementation.editing.paste("12")
        XCTAssertEqual(editor.text, "xcd")
        implementation.editing.paste("1")
        XCTAssertEqual(editor.text, "x1cd")
        while editor.undo() {}
        XCTAssertEqual(editor.text, "ab")
      }
    }
  }

  func testCharactersAreCountedAndNotScalars() {
    onMain {
      withEditor("") { editor, host in
        editor.maxLength = 2
        editor.area.insertAtCaret("👨‍👩‍👧")
        editor.area.insertAtCaret("é")
        XCTAssertEqual(editor.text, "👨‍👩‍👧é")
        editor.area.insertAtCaret("x")
        XCTAssertEqual(editor.text, "👨‍👩‍👧é")
        // A mark belongs to the letter before it.
        editor.area.insertAtCaret("\u{323}")
        XCTAssertEqual(editor.text, "👨‍👩‍👧é\u{323}")
      }
    }
  }

  func testTextThatIsTooLongAlreadyCanBeShortened() {
    onMain {
      withEditor("abcdef") { editor, host in
        editor.maxLength = 3
        editor.selectedRange = 0..<3
        host.type("x")
        XCTAssertEqual(editor.text, "xdef")
        host.type("y")
        XCTAssertEqual(editor.text, "xdef")
        host.press("BackSpace")
        XCTAssertEqual(editor.text, "def")
      }
    }
  }

  func testNestedTextIsCounted() {
    onMain {
      let panel = RichText(
        AttachmentContent(
          name: ContentType("panel"), isBlock: true, size: .fullWidth, editors: ["two words"]))
      withPanels("One\n" + panel) { editor, _ in
        XCTAssertEqual(editor.counts.words, 3)
        XCTAssertEqual(editor.counts.paragraphs, 2)
      }
    }
  }
}
