import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Which paragraphs the commands of lists change, and what becomes of the items around them.
final class ListMakingTests: WidgetTestCase {
  func testTheParagraphWithTheCaretBecomesAnItemWhereverTheCaretIs() {
    onMain {
      for caret in [0, 3, 7] {
        withEditor("one two\nend") { editor, _ in
          editor.selectedRange = caret..<caret
          ListCommand.numberedList.execute(on: editor)
          XCTAssertEqual(editor.listedLines, ["1. one two", "end"], "caret at \(caret)")
          XCTAssertEqual(editor.selectedRange, caret..<caret)
          ListCommand.numberedList.execute(on: editor)
          XCTAssertEqual(editor.content, "one two\nend", "caret at \(caret)")
        }
      }
    }
  }

  func testParagraphsThatAreSelectedInPartChangeAsAWhole() {
    onMain {
      let text: RichText = "one\ntwo\nthree"
      for (range, lines) in [
        (2..<13, ["1. one", "2. two", "3. three"]), (2..<5, ["1. one", "2. two", "three"]),
        (5..<9, ["one", "1. two", "2. three"]),
        // The second paragraph only begins where the selection ends.
        (1..<4, ["1. one", "two", "three"]),
      ] {
        withEditor(text) { editor, _ in
          editor.selectedRange = range
          ListCommand.numberedList.execute(on: editor)
          XCTAssertEqual(editor.listedLines, lines, "\(range)")
          XCTAssertEqual(editor.selectedRange, range)
          ListCommand.numberedList.execute(on: editor)
          XCTAssertEqual(editor.content, text, "\(range)")
        }
      }
    }
  }

  func testAnEmptyLineBetweenParagraphsBecomesAnItem() {
    onMain {
      withEditor("above\n\nbelow") { editor, host in
        editor.selectedRange = 6..<6
        ListCommand.numberedList.execute(on: editor)
        XCTAssertEqual(editor.listedLines, ["above", "1. ", "below"])
        host.type("new")
        XCTAssertEqual(editor.listedLines, ["above", "1. new", "below"])
        editor.checkHistory(from: "above\n\nbelow")
      }
    }
  }

  func testAnItemBetweenTwoListsMakesThemOne() {
    onMain {
      let content = EditorView.list(["# a", "# b", "# c", "x", "# d", "# e"])
      withEditor(content) { editor, _ in
        XCTAssertEqual(editor.listedLines, ["1. a", "2. b", "3. c", "x", "1. d", "2. e"])
        editor.select(lines: 3...3)
        ListCommand.numberedList.execute(on: editor)
        XCTAssertEqual(editor.listedLines, ["1. a", "2. b", "3. c", "4. x", "5. d", "6. e"])
        ListCommand.numberedList.execute(on: editor)
        XCTAssertEqual(editor.content, content)
      }
    }
  }

  func testItemsThatAreMadeOneByOneAreOneListInTheEnd() {
    onMain {
      withEditor("a\nb\nc") { editor, _ in
        for (line, lines) in [
          (0, ["1. a", "b", "c"]), (2, ["1. a", "b", "1. c"]), (1, ["1. a", "2. b", "3. c"]),
        ] {
          editor.moveCaret(toEndOfLine: line)
          ListCommand.numberedList.execute(on: editor)
          XCTAssertEqual(editor.listedLines, lines)
        }
        editor.checkHistory(from: "a\nb\nc")
      }
    }
  }

  func testParagraphsOfSeveralKindsGetTheSameKindOnTheirLevels() {
    onMain {
      let content = EditorView.list(["# a", "  - b", "c", "x d"])
      withEditor(content) { editor, _ in
        editor.select(lines: 0...3)
        XCTAssertFalse(ListCommand.numberedList.isOn(in: editor))
        ListCommand.numberedList.execute(on: editor)
        XCTAssertEqual(editor.listedLines, ["1. a", "  a. b", "2. c", "3. d"])
        XCTAssert(ListCommand.numberedList.isOn(in: editor))
        ListCommand.bulletedList.execute(on: editor)
        XCTAssertEqual(editor.listedLines, ["• a", "  ◦ b", "• c", "• d"])
        editor.checkHistory(from: content)
      }
    }
  }

  // MARK: Items that lose the one they are nested in

  func testItemsThatWereSideBySideStaySo() {
    onMain {
      let content = EditorView.list(["# a", "  # b", "    # c", "    # d", "    # e", "# f"])
      withEditor(content) { editor, _ in
        editor.select(lines: 0...2)
        ListCommand.numberedList.execute(on: editor)
        XCTAssertEqual(editor.listedLines, ["a", "b", "c", "1. d", "2. e", "3. f"])
        editor.checkHistory(from: content)
      }
    }
  }

  func testItemsMoveOutwardTogetherWithWhatIsNestedInThem() {
    onMain {
      let content = EditorView.list([
        "- a", "  - b", "    - c", "      - d", "    - e", "  - f", "- g",
      ])
      withEditor(content) { editor, _ in
        editor.moveCaret(toEndOfLine: 0)
        ListCommand.bulletedList.execute(on: editor)
        XCTAssertEqual(
          editor.listedLines, ["a", "• b", "  ◦ c", "    ▪ d", "  ◦ e", "• f", "• g"])
        editor.checkHistory(from: content)
      }
    }
  }

  func testNoItemIsNestedInOneThatWasDeeper() {
    onMain {
      let content = EditorView.list(["- a", "  - b", "    - c", "      - d", "  - e", "- f"])
      withEditor(content) { editor, _ in
        editor.select(lines: 0...2)
        ListCommand.bulletedList.execute(on: editor)
        XCTAssertEqual(editor.listedLines, ["a", "b", "c", "• d", "• e", "• f"])
        editor.checkHistory(from: content)
      }
    }
  }
}
