import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Markup is turned into attributes as it is typed.
final class MarkupProcessorTests: WidgetTestCase {
  @MainActor
  private static func typed(_ text: String, then body: (EditorView, WindowHost) -> Void) {
    withEditor(context: .shared, isFocused: false) { editor, host in
      editor.register(processors: [MarkupProcessor()])
      editor.focus()
      host.type(text)
      body(editor, host)
    }
  }

  private static func attributes(_ traits: FontTraits) -> AttributeContainer {
    var attributes = AttributeContainer()
    attributes[FontTraitsKey.self] = traits
    return attributes
  }

  func testSignsGiveTheirLook() {
    onMain {
      Self.typed("say **hello** _you_ `x*y*`!") { editor, _ in
        XCTAssertEqual(
          editor.content,
          "say " + RichText("hello", attributes: Self.attributes(.bold)) + " "
            + RichText("you", attributes: Self.attributes(.italic)) + " "
            + RichText("x*y*", attributes: Self.attributes(.monospace)) + "!")
      }
    }
  }

  func testSignsMeanWhatTheyMeanInMarkdown() {
    onMain {
      Self.typed("__b__ *i* ***bi*** ~~s~~ ==h== [a](http://b.org) :tada: ") { editor, _ in
        XCTAssertEqual(editor.text, "b i bi s h a 🎉 ")
        let looks = [0, 2, 4, 7, 9, 11, 13].map { editor.attributes(at: $0) }
        XCTAssertEqual(
          looks.map { $0[FontTraitsKey.self] },
          [.bold, .italic, [.bold, .italic], nil, nil, nil, nil])
        XCTAssertEqual(looks[3][StrikethroughKey.self], true)
        XCTAssertEqual(looks[4][HighlightKey.self], .yellow)
        XCTAssertEqual(looks[5][LinkKey.self], "http://b.org")
        XCTAssertEqual(looks[6], AttributeContainer())
      }
    }
  }

  func testTheOriginalsDialect() {
    onMain {
      withEditor { editor, host in
        editor.register(processors: [MarkupProcessor(dialect: .proton)])
        host.type("*b* _i_ ~~s~~")
        XCTAssertEqual(
          editor.content,
          RichText("b", attributes: Self.attributes(.bold)) + " "
            + RichText("i", attributes: Self.attributes(.italic)) + " ~~s~~")
      }
    }
  }

  func testPicturesAreTypedWhereTheyAreAccepted() {
    onMain {
      Self.typed("![cat](cat.png)") { editor, host in
        let picture = (editor.attachments.first as? PictureAttachment)?.picture
        XCTAssertEqual(picture?.source, .reference("cat.png"))
        XCTAssertEqual(picture?.alternativeText, "cat")
        editor.undo()
        XCTAssertEqual(editor.text, "![cat](cat.png)")
        editor.pictures.isAccepted = false
        editor.content = RichText()
        host.type("![cat](cat.png)")
        XCTAssertEqual(editor.text, "![cat](cat.png)")
      }
    }
  }

  func testReturnEndsAFenceAndARule() {
    onMain {
      Self.typed("```swift") { editor, host in
        host.press("Return")
        host.type("x")
        let styles = { editor.paragraphs.map(\.format.style) }
        XCTAssertEqual(styles(), [.code])
        XCTAssertEqual(editor.paragraphs[0].format.language, "swift")
        XCTAssertEqual(editor.text, "x")
        host.press("Return", control: true)
        host.type("---")
        host.press("Return")
        host.type("y")
        XCTAssertEqual(styles(), [.code, .rule, .body])
        XCTAssertEqual(editor.text, "x\n\ny")
      }
      Self.typed("---") { editor, host in
        host.press("Return")
        XCTAssertEqual(editor.paragraphs[0].format.style, .rule)
        host.press("BackSpace")
        XCTAssertEqual(editor.text, "---\n")
      }
    }
  }

  func testALetterBeginsAList() {
    onMain {
      Self.typed("a. one") { editor, host in
        host.press("Return")
        host.type("two")
        XCTAssertEqual(editor.listedLines, ["a. one", "b. two"])
      }
    }
  }

  // MARK: Selections

  func testASelectionGetsALookOrIsEnclosed() {
    onMain {
      withEditor("one two") { editor, host in
        editor.register(processors: [MarkupProcessor()])
        editor.selectedRange = 4..<7
        host.type("*")
        XCTAssertEqual(editor.attributes(at: 4)[FontTraitsKey.self], .italic)
        host.type("*")
        XCTAssertEqual(editor.attributes(at: 4)[FontTraitsKey.self], .bold)
        host.type("`")
        XCTAssertEqual(editor.attributes(at: 4)[FontTraitsKey.self], [.bold, .monospace])
        host.type("(\"")
        XCTAssertEqual(editor.text, "one (\"two\")")
        XCTAssertEqual(editor.selectedRange, 6..<9)
        XCTAssertEqual(editor.undoDepth, 5)
        host.type("x")
        XCTAssertEqual(editor.text, "one (\"x\")")
      }
      withEditor("one") { editor, host in
        editor.selectedRange = 0..<3
        host.type("(")
        XCTAssertEqual(editor.text, "(", "there is no markup")
      }
    }
  }

  func testABackslashMakesAnOrdinarySign() {
    onMain {
      Self.typed(#"2 \*a* b"#) { editor, _ in
        XCTAssertEqual(editor.text, "2 *a* b")
        XCTAssertNil(editor.attributes(at: 3)[FontTraitsKey.self])
      }
    }
  }

  func testBackspaceGivesTheSignsBack() {
    onMain {
      Self.typed("*a*") { editor, host in
        XCTAssertEqual(editor.text, "a")
        host.press("BackSpace")
        XCTAssertEqual(editor.content, "*a*")
        host.type(" b")
        XCTAssertEqual(editor.content, "*a* b")
      }
    }
  }

  func testLinesGetTheirLookAndTheNextOneDoesNot() {
    onMain {
      Self.typed("# Title") { editor, host in
        XCTAssertEqual(editor.text, "Title")
        XCTAssertEqual(editor.attributes(at: 4)[ParagraphKey.self]?.style, .heading(1))
        host.press("Return")
        host.type("text")
        XCTAssertEqual(editor.text, "Title\ntext")
        XCTAssertNil(editor.attributes(at: 7)[ParagraphKey.self])
        host.press("Return")
        host.type("- item")
        XCTAssertEqual(editor.text, "Title\ntext\nitem")
        XCTAssertEqual(editor.paragraphs[2].marker, .text("•"))
      }
    }
  }

  func testItCanBeSwitchedOff() {
    onMain {
      Self.typed("*a*") { editor, host in
        editor.unregister(processors: [MarkupProcessor()])
        host.type(" *b*")
        XCTAssertEqual(editor.text, "a *b*")
      }
    }
  }

  func testCodeKeepsEveryCharacter() {
    onMain {
      Self.typed(#"call `__init__` or `a\*b*`, **so**"#) { editor, _ in
        XCTAssertEqual(
          editor.content,
          "call " + RichText("__init__", attributes: Self.attributes(.monospace)) + " or "
            + RichText(#"a\*b*"#, attributes: Self.attributes(.monospace)) + ", "
            + RichText("so", attributes: Self.attributes(.bold)))
      }
    }
  }

  // MARK: Lines

  @MainActor
  private static func lines(_ editor: EditorView) -> [String] {
    editor.contentLines(in: 0..<editor.contentLength).map { line in
      let attributes =
        line.range.isEmpty ? editor.typingAttributes : editor.attributes(at: line.range.lowerBound)
      let style = attributes[ParagraphKey.self]?.style ?? .body
      let kind = style.headingLevel.map { "h\($0) " } ?? (style == .quote ? "quote " : "")
      return (kind.isEmpty && attributes != AttributeContainer() ? "? " : kind) + line.text.text
    }
  }

  func testReturnTwiceEndsAQuote() {
    onMain {
      Self.typed("> one") { editor, host in
        host.press("Return")
        host.type("two")
        XCTAssertEqual(Self.lines(editor), ["quote one", "quote two"])
        host.press("Return")
        host.press("Return")
        XCTAssertEqual(Self.lines(editor), ["quote one", "quote two", ""])
        host.type("out")
        XCTAssertEqual(Self.lines(editor), ["quote one", "quote two", "out"])
      }
    }
  }

  func testBackspaceAtItsBeginningEndsAQuote() {
    onMain {
      Self.typed("> one") { editor, host in
        host.press("Return")
        host.press("BackSpace")
        XCTAssertEqual(Self.lines(editor), ["quote one", ""])
        host.type("x")
        XCTAssertEqual(Self.lines(editor), ["quote one", "x"])
        editor.selectedRange = 0..<0
        host.press("BackSpace")
        XCTAssertEqual(Self.lines(editor), ["one", "x"])
        host.press("z", control: true)
        XCTAssertEqual(Self.lines(editor), ["quote one", "x"])
      }
    }
  }

  func testAQuoteInTheMiddleEndsToo() {
    onMain {
      Self.typed("> one") { editor, host in
        host.press("Return")
        host.press("Return")
        host.type("last")
        editor.selectedRange = 3..<3
        host.press("Return")
        XCTAssertEqual(Self.lines(editor), ["quote one", "quote ", "last"])
        host.press("Return")
        host.type("x")
        XCTAssertEqual(Self.lines(editor), ["quote one", "x", "last"])
      }
    }
  }

  func testAHeadingIsOneWhereverOneTypesInIt() {
    onMain {
      Self.typed("# Big") { editor, host in
        host.press("Home")
        host.type("x")
        editor.selectedRange = 2..<2
        host.type("y")
        XCTAssertEqual(Self.lines(editor), ["h1 xByig"])
        XCTAssertEqual(editor.content.runs.count, 1)
        host.press("End")
        host.press("Return")
        // This also holds after the caret was elsewhere.
        editor.selectedRange = 1..<1
        editor.selectedRange = editor.textEndRange
        host.type("body")
        XCTAssertEqual(Self.lines(editor).last, "body")
        XCTAssertEqual(Self.lines(editor).count, 2)
      }
    }
  }

  func testReturnBeforeAHeadingMakesAnOrdinaryLine() {
    onMain {
      Self.typed("# Big") { editor, host in
        host.press("Home")
        host.press("Return")
        XCTAssertEqual(editor.attributes(at: 0), AttributeContainer())
        editor.selectedRange = 0..<0
        host.type("x")
        XCTAssertEqual(Self.lines(editor), ["x", "h1 Big"])
      }
    }
  }

  func testAHeadingCanBeTakenAway() {
    onMain {
      Self.typed("# Big") { editor, host in
        host.press("Home")
        host.press("BackSpace")
        XCTAssertEqual(editor.content, "Big")
        host.press("z", control: true)
        XCTAssertEqual(Self.lines(editor), ["h1 Big"])
        host.press("a", control: true)
        host.press("Delete")
        host.type("plain")
        XCTAssertEqual(editor.content, "plain")
      }
    }
  }

  func testAnEmptiedHeadingIsNone() {
    onMain {
      Self.typed("a") { editor, host in
        host.press("Return")
        host.type("## Bc")
        host.press("Return")
        host.type("d")
        editor.selectedRange = 4..<4
        host.press("BackSpace")
        host.press("BackSpace")
        XCTAssertEqual(editor.content, "a\n\nd")
        host.type("x")
        XCTAssertEqual(editor.content, "a\nx\nd")
      }
    }
  }

  func testTheCaretOfANewLastLineStandsWhereTheLetterWill() {
    onMain {
      Self.typed("plain") { editor, host in
        host.press("Return")
        let plain = editor.rectangles(for: 0..<5)
        for (markup, isCentred) in [("> one", false), ("> two", true)] {
          host.type(markup)
          if isCentred { host.press("e", control: true) }
          host.press("Return")
          host.settle()
          let end = editor.contentLength
          let (place, height) = (editor.caretRectangle(at: end), editor.area.wantedHeight)
          host.type("i")
          host.settle()
          let letter = editor.rectangles(for: end..<(end + 1))
          let middle = isCentred ? letter.first.map { $0.x + $0.width / 2 } : letter.first?.x
          XCTAssertEqual(middle ?? 0, place.x, accuracy: 1)
          XCTAssertEqual(editor.rectangles(for: 0..<5), plain)
          XCTAssertEqual(editor.area.wantedHeight, height)
          host.press("Return")
          host.press("Return")
        }
        XCTAssertEqual(editor.text, "plain\none\ni\ntwo\ni\n")
      }
    }
  }
}
