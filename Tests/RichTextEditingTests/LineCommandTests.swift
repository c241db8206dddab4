import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The keys that duplicate and delete lines, and those of lists, markers and sizes.
final class LineCommandTests: WidgetTestCase {
  func testALineIsDuplicatedBelow() {
    onMain {
      let list = EditorView.list(["# one", "  # two", "three"])
      withEditor(list) { editor, host in
        editor.selectedRange = 6..<6
        host.press("d", control: true)
        XCTAssertEqual(editor.listedLines, ["1. one", "  a. two", "  b. two", "three"])
        XCTAssertEqual(editor.selectedRange, 10..<10)
        editor.selectedRange = editor.textEndRange
        host.press("d", control: true)
        XCTAssertEqual(
          editor.listedLines, ["1. one", "  a. two", "  b. two", "three", "three"])
        editor.checkHistory(from: list)
      }
    }
  }

  func testASelectionIsDuplicatedAfterIt() {
    onMain {
      withEditor("one two") { editor, host in
        editor.selectedRange = 0..<4
        host.press("d", control: true)
        XCTAssertEqual(editor.text, "one one two")
        XCTAssertEqual(editor.selectedRange, 4..<8)
        XCTAssertEqual(editor.undoDepth, 1)
      }
    }
  }

  func testLinesAreDeleted() {
    onMain {
      let list = EditorView.list(["- one", "- two", "three"])
      withEditor(list) { editor, host in
        editor.selectedRange = 5..<5
        host.press("k", control: true, shift: true)
        XCTAssertEqual(editor.listedLines, ["• one", "three"])
        editor.selectedRange = 4..<9
        host.press("k", control: true, shift: true)
        XCTAssertEqual(editor.listedLines, ["• one"])
        host.press("k", control: true, shift: true)
        XCTAssertEqual(editor.text, "")
        while editor.undo() {}
        XCTAssertEqual(editor.content, list)
      }
    }
  }

  func testDigitsWithControlAndShiftMakeLists() {
    onMain {
      withEditor("one") { editor, host in
        for (key, marker) in [("7", "1."), ("ampersand", nil), ("8", "•"), ("9", "☐")] {
          host.press(key, control: true, shift: true)
          XCTAssertEqual(editor.paragraphs[0].marker?.text, marker, key)
        }
      }
    }
  }

  func testKeysRaiseAndLowerLetters() {
    onMain {
      withEditor("one two") { editor, host in
        editor.selectedRange = 0..<3
        for (key, position) in [("p", LetterPosition.superscript), ("b", .subscript)] {
          host.press(key, control: true, shift: true)
          host.settle()
          XCTAssertEqual(editor.attributes(at: 0)[LetterPositionKey.self], position)
          XCTAssertEqual(editor.area.violations, [], "the height is that of the letters")
        }
        let saved = SavedForm.value(of: editor.content) { _ in }
        XCTAssertEqual(try? SavedForm.content(from: saved), editor.content)
        host.press("b", control: true, shift: true)
        XCTAssertEqual(editor.content, "one two")
      }
    }
  }

  func testKeysMarkAndResizeLetters() {
    onMain {
      withEditor("one two") { editor, host in
        editor.selectedRange = 0..<3
        host.press("h", control: true, shift: true)
        XCTAssertEqual(editor.attributes(at: 0)[HighlightKey.self], .yellow)
        host.press("h", control: true, shift: true)
        XCTAssertNil(editor.attributes(at: 0)[HighlightKey.self])
        for _ in 1...2 { host.press("greater", control: true, shift: true) }
        XCTAssertEqual(editor.attributes(at: 0)[FontSizeKey.self], 12)
        XCTAssertNil(editor.attributes(at: 4)[FontSizeKey.self])
        host.press("less", control: true, shift: true)
        XCTAssertEqual(editor.attributes(at: 0)[FontSizeKey.self], 11)
      }
    }
  }
}
