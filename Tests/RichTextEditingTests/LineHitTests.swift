import GtkCore
import RichTextModel
import TestSupport
import WidgetTestSupport
import XCTest

@testable import RichTextDocuments
@testable import RichTextEditing

/// Hits of queries with line breaks: finding, stepping through and marking them.
final class LineHitTests: WidgetTestCase {
  @MainActor
  private static func ranges(_ query: TextQuery, in editor: EditorView) -> [Range<Int>] {
    let finder = TextFinder(for: editor)
    finder.query = query
    FinderTests.settle(finder)
    defer { finder.close() }
    XCTAssertEqual(finder.status, .complete)
    return finder.hits.map(\.range)
  }

  func testHitsAreCountedAndSteppedThrough() {
    onMain {
      let editor = EditorView()
      editor.content = "one\ntwo\none\ntwo\nOne\nTwo"
      editor.selectedRange = 5..<5
      let finder = TextFinder(for: editor)
      finder.query = TextQuery("one\ntwo")
      FinderTests.settle(finder)
      XCTAssertEqual(finder.hits.map(\.range), [0..<7, 8..<15, 16..<23])
      XCTAssertEqual(finder.currentNumber, 2)
      XCTAssertEqual(editor.selectedRange, 8..<15)
      finder.next()
      XCTAssertEqual(editor.selectedRange, 16..<23)
      finder.next()
      XCTAssertEqual(editor.selectedRange, 0..<7)
      finder.previous()
      XCTAssertEqual(editor.selectedRange, 16..<23)
      XCTAssertEqual(finder.currentNumber, 3)
      finder.query = TextQuery("one\ntwo", matchesCase: true)
      FinderTests.settle(finder)
      XCTAssertEqual(finder.hitCount, 2)
      finder.close()
    }
  }

  func testNoHitCrossesFromOneEditorIntoAnother() {
    onMain {
      let (outer, inner) = FinderTests.nested()
      inner.content = "day\nanother\n"
      let hits = { query in
        let finder = TextFinder(for: outer)
        finder.query = query
        FinderTests.settle(finder)
        defer { finder.close() }
        return finder.hits
      }
      // The panel is between the two lines of the outer text.
      XCTAssertEqual(outer.text, "a warm day\n\u{FFFC}\nanother warm one")
      XCTAssertEqual(hits(TextQuery("day\nanother")), [.init(editor: inner, range: 0..<11)])
      XCTAssertEqual(
        hits(TextQuery("y\\n[^x]+", isExpression: true)),
        [.init(editor: outer, range: 9..<12), .init(editor: inner, range: 2..<11)])
      XCTAssertEqual(hits(TextQuery("\n")).map(\.range), [10..<11, 3..<4, 11..<12, 12..<13])
    }
  }

  func testListMarkersAreNoPartOfTheText() {
    onMain {
      withEditor("one\ntwo") { editor, _ in
        editor.selectedRange = 0..<7
        ListCommand.numberedList.execute(on: editor)
        XCTAssertEqual(editor.listedLines, ["1. one", "2. two"])
        XCTAssertEqual(Self.ranges(TextQuery("one\ntwo"), in: editor), [0..<7])
        XCTAssertEqual(Self.ranges(TextQuery("\n2"), in: editor), [])
      }
    }
  }

  func testAHitOverSeveralLinesIsScrolledTo() {
    onMain {
      let renderer = RendererView()
      let editor = renderer.editor
      renderer.content = RichText(String(repeating: "a line\n", count: 500) + "one\ntwo\nthree")
      renderer.maxHeight = .max(100)
      let finder = TextFinder(for: editor)
      let host = WindowHost(renderer, watching: editor.area)
      finder.query = TextQuery("one\ntwo\nt")
      FinderTests.settle(finder)
      host.settle()
      XCTAssertEqual(finder.hitCount, 1)
      XCTAssertTrue(finder.isCurrentHitVisible)
      XCTAssertGreaterThan(editor.area.verticalAdjustment.value, 1_000)
      finder.close()
    }
  }

  // MARK: Marks

  func testMarksAreOnAllLinesOfAHitAlsoAfterEdits() {
    onMain {
      let editor = EditorView()
      editor.content = "one\ntwo\nthree\none\ntwo\nthree"
      editor.selectedRange = 0..<0
      let host = WindowHost(editor, watching: editor.area)
      let finder = TextFinder(for: editor)
      finder.query = TextQuery("one\ntwo\nt")
      FinderTests.settle(finder)
      host.settle()
      XCTAssertEqual(editor.markedRanges, [0..<9, 14..<23])
      let edit = { (range: Range<Int>, text: RichText) in
        editor.replaceCharacters(in: range, with: text)
        host.settle()
        FinderTests.settle(finder)
        return editor.markedRanges
      }
      XCTAssertEqual(edit(5..<5, "x"), [15..<24], "in the middle of the first hit")
      XCTAssertEqual(edit(5..<6, ""), [0..<9, 14..<23])
      XCTAssertEqual(edit(21..<22, ""), [0..<9], "the line break before its end")
      XCTAssertEqual(edit(21..<21, "\n"), [0..<9, 14..<23])
      XCTAssertEqual(edit(8..<9, "T"), [0..<9, 14..<23], "in its last line")
      XCTAssertEqual(edit(8..<9, "x"), [14..<23])
      finder.query = TextQuery("one\ntwo", matchesWholeWords: true)
      FinderTests.settle(finder)
      XCTAssertEqual(edit(21..<21, "s"), [0..<7], "after its end, where the word goes on")
      finder.close()
      XCTAssertEqual(editor.markedRanges, [])
    }
  }

  // MARK: Edits

  func testHitsFollowEdits() {
    onMain {
      let queries = [
        TextQuery("arm\na"), TextQuery("\n\n"), TextQuery("m\\n+a", isExpression: true),
        TextQuery("(?<!\\n)\\n(?!\\n)", isExpression: true),
      ]
      for (number, query) in queries.enumerated() {
        var random = SeededRandom(seed: UInt64(number) + 3)
        let (outer, _) = FinderTests.nested()
        let host = WindowHost(outer, watching: outer.area)
        let finder = TextFinder(for: outer)
        finder.query = query
        FinderTests.settle(finder)
        for step in 0..<80 {
          let editor = ([outer] + outer.nestedEditors).randomElement(using: &random) ?? outer
          let place = Int.random(in: 0...editor.contentLength, using: &random)
          let end = min(place + Int.random(in: 0...3, using: &random), editor.contentLength)
          switch Int.random(in: 0..<8, using: &random) {
          case 0: outer.undo()
          case 1: outer.redo()
          case 2: finder.next()
          case 3: editor.replaceCharacters(in: place..<end, with: RichText())
          default:
            let pieces = ["arm\n", "arm\narm\n", "m\n", "\n\n", "a", "\r\n"]
            editor.replaceCharacters(
              in: place..<end, with: RichText(pieces.randomElement(using: &random) ?? ""))
          }
          guard step % 3 == 0 else { continue }
          FinderTests.settle(finder)
          let fresh = TextFinder(for: outer)
          fresh.query = finder.query
          FinderTests.settle(fresh)
          XCTAssertEqual(finder.hits, fresh.hits, "\(query.text.debugDescription), step \(step)")
          fresh.close()
        }
        finder.close()
        host.close()
      }
    }
  }

  func testAnEditIsSearchedFromAFewParagraphsBeforeItOn() {
    onMain {
      let editor = EditorView()
      editor.content = RichText(String(repeating: "one\ntwo\nthree\n", count: 20_000))
      for query in [TextQuery("one\ntwo\nt"), TextQuery("e\\nt\\w+\\nt", isExpression: true)] {
        let finder = TextFinder(for: editor)
        finder.query = query
        FinderTests.settle(finder)
        XCTAssertEqual(finder.hitCount, 20_000)
        finder.figures = (0, 0)
        editor.replaceCharacters(in: 140_004..<140_005, with: "x")
        FinderTests.settle(finder)
        XCTAssertEqual(finder.hitCount, 19_999)
        XCTAssertLessThan(finder.figures.parts, 4)
        XCTAssertLessThan(finder.figures.longest, 50)
        editor.undo()
        FinderTests.settle(finder)
        XCTAssertEqual(finder.hitCount, 20_000)
        finder.close()
      }
    }
  }

  /// The search begins at the caret, in the middle of a pair of line breaks.
  func testTheCurrentHitIsOneThatCounts() {
    onMain {
      let editor = EditorView()
      editor.content = RichText(String(repeating: "\n", count: 40))
      editor.selectedRange = 21..<21
      let finder = TextFinder(for: editor)
      finder.query = TextQuery("\n\n")
      FinderTests.settle(finder)
      XCTAssertEqual(finder.hits.map(\.range), (0..<20).map { ($0 * 2)..<($0 * 2 + 2) })
      XCTAssertEqual(finder.currentNumber, 12)
      XCTAssertEqual(editor.selectedRange, 22..<24)
      finder.previous()
      XCTAssertEqual(editor.selectedRange, 20..<22)
      finder.close()
    }
  }

  // MARK: Work

  func testAQueryOfManyLineBreaksDoesNotBlockTheWindow() {
    onMain {
      let editor = EditorView()
      editor.content = RichText(String(repeating: "\n", count: 300_000))
      let finder = TextFinder(for: editor)
      finder.query = TextQuery(String(repeating: "\n", count: 10_000) + "x")
      FinderTests.settle(finder)
      XCTAssertEqual(finder.status, .complete)
      XCTAssertEqual(finder.hitCount, 0)
      XCTAssertLessThan(finder.figures.longest, TextFinder.partLength + 2)
      finder.figures = (0, 0)
      editor.replaceCharacters(in: 150_000..<150_000, with: "x")
      FinderTests.settle(finder)
      XCTAssertEqual(finder.hitCount, 1)
      // The paragraphs before the edit, and a little that a hit may take text from.
      XCTAssertLessThan(finder.figures.parts, 4)
      XCTAssertLessThan(finder.figures.longest, 20_000)
      finder.close()
    }
  }

  func testAnExpressionThatBacktracksIsGivenUp() {
    onMain {
      let editor = EditorView()
      editor.content = RichText("aaa\n" + String(repeating: "a", count: 40) + "b\n")
      let finder = TextFinder(for: editor)
      finder.query = TextQuery("(a+)+\\n?$", isExpression: true)
      FinderTests.settle(finder)
      XCTAssertEqual(finder.status, .gaveUp)
      XCTAssertEqual(finder.hitCount, 1)
      finder.close()
    }
  }
}
