import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextDocuments
@testable import RichTextEditing

/// Finding text in editors, and stepping through the hits.
final class FinderTests: WidgetTestCase {
  @MainActor
  static func settle(_ finder: TextFinder) {
    XCTAssertTrue(MainLoop.run(atMost: 60) { finder.isSettled })
  }

  /// Returns an editor with a panel in the middle, and the editor in that panel.
  @MainActor
  static func nested() -> (outer: EditorView, inner: EditorView) {
    let (outer, inner) = (EditorView(), EditorView())
    outer.content = "a warm day\nanother warm one"
    inner.content = "Warm inside"
    outer.insertAttachment(
      Attachment(
        name: ContentType("panel"), content: inner, size: .fullWidth, isBlock: true,
        editors: [inner]),
      in: 11..<11)
    outer.forgetHistory()
    outer.selectedRange = 0..<0
    return (outer, inner)
  }

  func testHitsAreFoundInTheOrderOfTheDocument() {
    onMain {
      let (outer, inner) = Self.nested()
      _ = WindowHost(outer, watching: outer.area)
      let finder = TextFinder(for: outer)
      finder.query = TextQuery("WARM")
      Self.settle(finder)
      XCTAssertEqual(finder.status, .complete)
      XCTAssertEqual(finder.hitCount, 3)
      XCTAssertEqual(
        finder.hits,
        [
          .init(editor: outer, range: 2..<6), .init(editor: inner, range: 0..<4),
          .init(editor: outer, range: 21..<25),
        ])
      var seen: [Int?] = [finder.currentNumber]
      for _ in 0..<3 {
        finder.next()
        seen.append(finder.currentNumber)
      }
      XCTAssertEqual(seen, [1, 2, 3, 1])
      finder.previous()
      XCTAssertEqual(finder.currentNumber, 3)
      XCTAssertEqual(outer.selectedRange, 21..<25)
      finder.previous()
      XCTAssertEqual(inner.selectedRange, 0..<4)
      XCTAssertTrue(outer.selectedRange.isEmpty)
      finder.close()
      XCTAssertEqual(inner.selectedRange, 0..<4)
    }
  }

  /// X11 reports late that the primary selection was lost, and GTK then drops what is selected by
  /// that time.
  func testAHitStaysSelectedThatAnotherEditorHadOneBefore() {
    onMain {
      let (outer, inner) = Self.nested()
      let host = WindowHost(outer, watching: outer.area)
      let finder = TextFinder(for: outer)
      finder.query = TextQuery("WARM")
      Self.settle(finder)
      var losses = 0
      for _ in 0..<12 {
        finder.next()
        let hit = finder.currentHit
        for _ in 0..<3 {
          var isRead = false
          Clipboard.current?.read("text/none") { _ in isRead = true }
          XCTAssert(MainLoop.run(atMost: 60) { isRead })
        }
        host.settle()
        if hit?.editor.selectedRange != hit?.range { losses += 1 }
      }
      XCTAssertEqual(losses, 0)
      XCTAssert(inner.selectedRange.isEmpty || outer.selectedRange.isEmpty)
    }
  }

  func testTypingMoreStaysAtTheSamePlace() {
    onMain {
      let editor = EditorView()
      editor.content = "find final fine finale"
      editor.selectedRange = 1..<1
      let finder = TextFinder(for: editor)
      var places: [Int?] = []
      for text in ["f", "fi", "fin", "fina", "fin", "fine", "fin", "x", "f"] {
        finder.query = TextQuery(text)
        Self.settle(finder)
        places.append(finder.currentHit?.range.lowerBound)
      }
      XCTAssertEqual(places, [5, 5, 5, 5, 5, 11, 5, nil, 5])
      finder.next()
      XCTAssertEqual(finder.currentHit?.range, 11..<12)
      finder.query = TextQuery("fi")
      Self.settle(finder)
      XCTAssertEqual(finder.currentHit?.range, 11..<13)
      finder.query = TextQuery("finale")
      Self.settle(finder)
      XCTAssertEqual(finder.currentHit?.range, 16..<22)
      finder.query = TextQuery("find")
      Self.settle(finder)
      XCTAssertEqual(finder.currentHit?.range, 0..<4)
      finder.close()
    }
  }

  func testNothingFoundIsNothingSelected() {
    onMain {
      let editor = EditorView()
      editor.content = "find me"
      editor.selectedRange = 0..<0
      let finder = TextFinder(for: editor)
      finder.query = TextQuery("me")
      Self.settle(finder)
      XCTAssertEqual(editor.selectedRange, 5..<7)
      finder.query = TextQuery("men")
      Self.settle(finder)
      XCTAssertEqual(finder.hitCount, 0)
      XCTAssertEqual(finder.status, .complete)
      XCTAssertNil(finder.currentNumber)
      XCTAssertTrue(editor.selectedRange.isEmpty)
      finder.next()
      finder.previous()
      Self.settle(finder)
      XCTAssertNil(finder.currentHit)
      finder.close()
      XCTAssertEqual(finder.status, .idle)
    }
  }

  func testOptionsAndExpressions() {
    onMain {
      let editor = EditorView()
      editor.content = "cat Cat concat 1 22"
      editor.selectedRange = 0..<0
      let finder = TextFinder(for: editor)
      let queries = [
        TextQuery("cat"), TextQuery("cat", matchesCase: true),
        TextQuery("cat", matchesWholeWords: true), TextQuery("[0-9]+", isExpression: true),
      ]
      let counts = queries.map { query in
        finder.query = query
        Self.settle(finder)
        return finder.hitCount
      }
      XCTAssertEqual(counts, [3, 2, 2, 2])
      finder.query = TextQuery("(", isExpression: true)
      guard case .badExpression(let error) = finder.status else {
        return XCTFail("\(finder.status)")
      }
      XCTAssertEqual(error.offset, 1)
      XCTAssertEqual(finder.hitCount, 0)
      finder.query = TextQuery("(")
      Self.settle(finder)
      XCTAssertEqual(finder.status, .complete)
      editor.content = RichText("aaa\n" + String(repeating: "a", count: 40) + "b")
      finder.query = TextQuery("(a+)+$", isExpression: true)
      Self.settle(finder)
      XCTAssertEqual(finder.status, .gaveUp)
      XCTAssertEqual(finder.hitCount, 1)
      finder.next()
      Self.settle(finder)
      XCTAssertEqual(finder.currentNumber, 1)
      finder.close()
    }
  }

  func testHitsFollowEdits() {
    onMain {
      var random = SeededRandom(seed: 11)
      let (outer, _) = Self.nested()
      _ = WindowHost(outer, watching: outer.area)
      let finder = TextFinder(for: outer)
      finder.query = TextQuery("arm")
      Self.settle(finder)
      for step in 0..<120 {
        let editors = [outer] + outer.nestedEditors
        let editor = editors.randomElement(using: &random) ?? outer
        let place = Int.random(in: 0...editor.contentLength, using: &random)
        let end = min(place + Int.random(in: 0...3, using: &random), editor.contentLength)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: outer.undo()
        case 1: outer.redo()
        case 2: finder.next()
        case 3:
          let inner = EditorView()
          inner.content = "arm and arms\n"
          editor.insertAttachment(
            Attachment(name: ContentType("panel"), content: inner, editors: [inner]),
            in: place..<place)
        case 4: editor.replaceCharacters(in: place..<end, with: RichText())
        default:
          let pieces = ["arm", "a", "rm\n", "warm arm", "\n"]
          editor.replaceCharacters(
            in: place..<end, with: RichText(pieces.randomElement(using: &random) ?? ""))
        }
        if step % 3 == 0 { Self.settle(finder) }
        guard finder.isSettled else { continue }
        let fresh = TextFinder(for: outer)
        fresh.query = finder.query
        Self.settle(fresh)
        XCTAssertEqual(finder.hits, fresh.hits, "step \(step)")
        XCTAssertEqual(finder.hitCount, fresh.hitCount)
        fresh.close()
      }
      finder.close()
    }
  }

  func testALongTextIsSearchedInPartsFromWhereTheCaretIs() {
    onMain {
      let editor = EditorView()
      let line = "the quick brown fox jumps over a lazy dog\n"
      let count = 10_000_000 / line.utf8.count
      editor.content = RichText(String(repeating: line, count: count))
      let caret = line.utf8.count * (count / 2)
      editor.selectedRange = caret..<caret
      let finder = TextFinder(for: editor)
      var seen: [(hits: Int, current: Int?)] = []
      finder.onChanged = { seen.append((finder.hitCount, finder.currentHit?.range.lowerBound)) }
      finder.query = TextQuery("FOX")
      // The text is not searched all at once, and the nearest hit comes first.
      XCTAssertEqual(finder.status, .searching)
      XCTAssertTrue(MainLoop.run(atMost: 60) { finder.currentHit != nil })
      XCTAssertLessThan(finder.hitCount, count / 4)
      XCTAssertEqual(finder.currentHit?.range.lowerBound, caret + 16)
      var turns = 0
      XCTAssertTrue(
        MainLoop.run(atMost: 60) {
          turns += 1
          return finder.isSettled
        })
      XCTAssertEqual(finder.hitCount, count)
      XCTAssertEqual(finder.currentNumber, count / 2 + 1)
      XCTAssertEqual(finder.currentHit?.range.lowerBound, caret + 16)
      XCTAssertGreaterThan(finder.figures.parts, 100)
      XCTAssertLessThan(finder.figures.longest, TextFinder.partLength + line.utf8.count)
      XCTAssertGreaterThan(turns, 100)
      finder.previous()
      XCTAssertEqual(finder.currentNumber, count / 2)
      finder.close()
    }
  }

  func testAnotherQueryEndsTheSearch() {
    onMain {
      let editor = EditorView()
      editor.content = RichText(String(repeating: "word of many\n", count: 100_000))
      let finder = TextFinder(for: editor)
      finder.query = TextQuery("word")
      XCTAssertEqual(finder.status, .searching)
      finder.query = TextQuery("nothing")
      Self.settle(finder)
      XCTAssertEqual(finder.hitCount, 0)
      finder.query = TextQuery("many")
      finder.close()
      Self.settle(finder)
      XCTAssertEqual(finder.hitCount, 0)
      XCTAssertEqual(finder.status, .idle)
    }
  }

  func testEverythingIsFreedWithTheSearchOpen() {
    onMain {
      assertFinalized {
        let (outer, inner) = Self.nested()
        let host = WindowHost(outer, watching: outer.area)
        let finder = TextFinder(for: outer)
        finder.query = TextQuery("warm")
        Self.settle(finder)
        // Not the outer buffer: the display keeps one with a selection, for the primary clipboard.
        let objects = [outer, inner, outer.area, inner.area, inner.area.buffer]
        host.close()
        return objects
      }
    }
  }

  func testAFinderThatIsDroppedLeavesNoMarks() {
    onMain {
      let editor = EditorView()
      editor.content = "warm"
      let before = editor.area.buffer.tagCount
      do {
        let finder = TextFinder(for: editor)
        finder.query = TextQuery("warm")
        Self.settle(finder)
        XCTAssertEqual(editor.area.buffer.tagCount, before + 2)
      }
      XCTAssertTrue(MainLoop.run(atMost: 60) { editor.area.buffer.tagCount == before })
    }
  }
}
