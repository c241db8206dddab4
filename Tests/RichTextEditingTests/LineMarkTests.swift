import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Signs for spaces, the line with the caret, and pairs of brackets.
final class LineMarkTests: WidgetTestCase {
  // MARK: Spaces

  @MainActor
  private static func signs(of editor: EditorView, _ host: WindowHost) -> [SpaceMarks.Painted] {
    host.settle()
    return editor.implementation.lineMarks!.spaces.painted
  }

  func testSpacesHaveSignsWhereGtkHasThem() {
    onMain {
      let text = "a b\tc\u{A0}d\u{2028}e\n\nשלום עולם\n"
      withEditor(RichText(text)) { editor, host in
        host.settle()
        let height = editor.height
        XCTAssertEqual(Self.signs(of: editor, host), [])
        editor.showsSpaces = true
        let signs = Self.signs(of: editor, host)
        XCTAssertEqual(signs.map(\.sign), ["·", "→", "°", "↵", "¶", "¶", "·", "¶"])
        XCTAssertEqual(editor.height, height)
        let view = editor.area.textView
        for sign in signs where !["¶", "↵"].contains(sign.sign) {
          let place = view.characterRectangle(at: sign.offset)
          XCTAssertEqual(sign.area.x + sign.area.width / 2, place.x + place.width / 2, accuracy: 1)
        }
        // The ends of lines follow the letters, in both directions.
        let ends = signs.filter { $0.sign == "¶" }
        XCTAssertEqual(ends[0].area.x, view.characterRectangle(at: ends[0].offset).x, accuracy: 1)
        let left = view.characterRectangle(at: ends[2].offset).x
        XCTAssertEqual(ends[2].area.x + ends[2].area.width, left, accuracy: 1)
        XCTAssertGreaterThan(left, 200)
      }
    }
  }

  func testSignsInTheSelectionAreReadableThere() {
    onMain {
      withEditor(RichText("a b c d")) { editor, host in
        editor.showsSpaces = true
        editor.selectedRange = 2..<5
        XCTAssertEqual(
          Self.signs(of: editor, host).filter(\.isSelected).map(\.offset), [3])
        XCTAssertEqual(editor.selectedText.text, "b c")
      }
    }
  }

  // MARK: The line with the caret

  func testTheLineWithTheCaretIsShownWithTheFocus() {
    onMain {
      withEditor(RichText("one\ntwo\nthree")) { editor, host in
        let line = editor.implementation.lineMarks!.currentLine
        editor.selectedRange = 5..<5
        XCTAssertNil(line.extent)
        editor.highlightsCurrentLine = true
        host.settle()
        let second = editor.area.textView.verticalExtent(ofLine: 1)
        XCTAssertEqual(line.extent?.y, Double(second.y))
        XCTAssertEqual(line.extent?.height, Double(second.height))
        host.press("Down")
        host.settle()
        XCTAssertEqual(line.extent?.y, Double(editor.area.textView.verticalExtent(ofLine: 2).y))
        editor.resignFocus()
        XCTAssertNil(line.extent)
      }
    }
  }

  // MARK: Brackets

  @MainActor
  private static func pair(
    _ text: String, caret: Int, style: StyleName = .code
  ) -> Range<Int>? {
    var found: Range<Int>?
    withEditor(
      RichText(paragraphs: [("(body", ParagraphFormat()), (text, ParagraphFormat(style: style))])
    ) { editor, host in
      editor.highlightsBrackets = true
      editor.selectedRange = 6 + caret..<6 + caret
      host.settle()
      found = editor.implementation.lineMarks!.brackets.pair
    }
    return found.map { $0.lowerBound - 6..<$0.upperBound - 6 }
  }

  func testTheCaretBesideABracketMarksBoth() {
    onMain {
      XCTAssertEqual(Self.pair("f(a[1], (b))", caret: 1), 1..<11)
      XCTAssertEqual(Self.pair("f(a[1], (b))", caret: 2), 1..<11)
      XCTAssertEqual(Self.pair("f(a[1], (b))", caret: 12), 1..<11)
      XCTAssertEqual(Self.pair("f(a[1], (b))", caret: 5), 3..<5)
      XCTAssertNil(Self.pair("f(a[1], (b))", caret: 7))
      XCTAssertNil(Self.pair("f(a", caret: 1))
      XCTAssertNil(Self.pair("f)a", caret: 1), "the paragraph before it is no code")
      XCTAssertNil(Self.pair("f(a)", caret: 1, style: .body))
    }
  }

  func testTheOtherBracketIsLookedForWithinALimit() {
    onMain {
      let near = String(repeating: "x", count: BracketPair.reach - 2)
      XCTAssertEqual(Self.pair("(\(near))", caret: 0), 0..<(BracketPair.reach - 1))
      XCTAssertNil(Self.pair("(x\(near))", caret: 0))
      XCTAssertEqual(
        Self.pair("(\(near))", caret: BracketPair.reach), 0..<(BracketPair.reach - 1))
      XCTAssertNil(Self.pair("(x\(near))", caret: BracketPair.reach + 1))
    }
  }

  func testAnEditFindsTheOtherBracketAgain() {
    onMain {
      let code = ParagraphFormat(style: .code)
      withEditor(RichText(paragraphs: [("(a)", code)])) { editor, host in
        editor.highlightsBrackets = true
        editor.selectedRange = 0..<0
        host.settle()
        let brackets = editor.implementation.lineMarks!.brackets
        XCTAssertEqual(brackets.pair, 0..<2)
        editor.replaceCharacters(in: 2..<2, with: RichText("bc"))
        XCTAssertEqual(brackets.pair, 0..<4)
      }
    }
  }
}
