import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The empty last line, whose format no tag can give it.
final class LastLineTests: WidgetTestCase {
  /// Every change of a tag, and every change of the view's margins, makes GTK lay out lines again.
  func testReturnInALongListLaysOutItsEndOnly() {
    onMain {
      let lines = (0..<200).map { "- item \($0)" }
      withEditor(EditorView.list(lines)) { editor, host in
        editor.selectedRange = editor.contentLength..<editor.contentLength
        host.press("Return")
        host.type("x")
        host.settle()
        let before = editor.contentLength
        var changed: [Range<Int>] = []
        let connection = editor.area.buffer.onTagsChanged { changed.append($1) }
        defer { connection.disconnect() }
        host.press("Return")
        host.type("y")
        host.press("Return")
        host.type("z")
        XCTAssertEqual(editor.listedLines.suffix(3), ["• x", "• y", "• z"])
        XCTAssertFalse(changed.isEmpty)
        for range in changed { XCTAssertGreaterThanOrEqual(range.lowerBound, before - 1) }
      }
    }
  }

  func testTheCaretIsWhereALetterOfItsItemIs() {
    onMain {
      withEditor(EditorView.list(["one", "- two"])) { editor, host in
        @MainActor
        func caret() -> Double {
          host.settle()
          return editor.area.textView.caretRectangleInText.x
        }
        editor.selectedRange = 4..<4
        let indent = caret()
        XCTAssertGreaterThan(indent, 0)
        editor.selectedRange = 7..<7
        host.press("Return")
        XCTAssertEqual(caret(), indent)
        host.press("Return")
        XCTAssertEqual(editor.listedLines, ["one", "• two", ""])
        XCTAssertEqual(caret(), 0, "the last item was left")
        host.type("x")
        editor.selectedRange = 8..<8
        XCTAssertEqual(caret(), 0)
        editor.selectedRange = 4..<4
        XCTAssertEqual(caret(), indent)
      }
    }
  }

  /// The view has the format of the item, but plain text before and after it does not.
  func testPlainTextIsNotIndentedByAnItemAtTheEnd() {
    onMain {
      withEditor("one\n") { editor, host in
        @MainActor
        func caret(_ offset: Int) -> Double {
          editor.selectedRange = offset..<offset
          host.settle()
          return editor.area.textView.caretRectangleInText.x
        }
        editor.selectedRange = 4..<4
        host.type("x")
        ListCommand.bulletedList.execute(on: editor)
        host.press("Return")
        XCTAssertEqual(editor.listedLines, ["one", "• x", "• "])
        XCTAssertEqual(caret(0), 0)
        editor.replaceCharacters(in: 0..<0, with: "zero\n")
        XCTAssertEqual(caret(0), 0, "text inserted at the start")
        let end = editor.contentLength
        editor.replaceCharacters(in: end..<end, with: "y\nz")
        XCTAssertEqual(editor.listedLines.last, "z")
        XCTAssertEqual(caret(editor.contentLength - 1), 0, "text inserted at the end")
        editor.content = "plain\n"
        XCTAssertEqual(caret(0), 0, "other content")
        XCTAssertEqual(caret(6), 0, "its empty last line")
      }
    }
  }
}
