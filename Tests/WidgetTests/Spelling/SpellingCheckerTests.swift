import WidgetTestSupport
import XCTest

@testable import WidgetSupport

/// Languages, learning, turning off, and effects that marks must not have.
final class SpellingCheckerTests: WidgetTestCase {
  func testTheLanguageCanBeChanged() {
    onMain {
      let host = SpellingHost("wizz aqq")
      XCTAssertEqual(host.marked, ["wizz"])
      XCTAssertEqual(host.checker.availableLanguages, ["en_US", "de_DE"])
      host.checker.language = "de"
      XCTAssert(MainLoop.run(atMost: 60) { host.checker.currentLanguage == "de_DE" })
      host.settle()
      XCTAssertEqual(host.marked, ["aqq"])
      host.checker.language = "tlh"
      XCTAssert(MainLoop.run(atMost: 60) { !host.checker.isReady })
      host.settle()
      XCTAssertEqual(host.marked, [], "no dictionary, no marks")
    }
  }

  func testWhatTheLanguageIsNotWrittenInIsNotMarked() {
    onMain {
      let source = FakeSource(english: FakeDictionary(wrong: ""))
      let host = SpellingHost("שלום 漢字 かな Привет مرحبا ok naïve don’t", source: source)
      XCTAssertEqual(host.marked, ["ok", "naïve", "don’t"])
      XCTAssertEqual(
        source.english.lookups.sorted(), ["don’t", "naïve", "ok"], "nor is it looked up")
    }
  }

  /// The number of tags in a text without spell checking.
  @MainActor private static var tagCountOfPlainArea: Int {
    let area = GrowingTextArea()
    area.text = "plain"
    return area.buffer.tagCount
  }

  func testItCanBeTurnedOffAndOn() {
    onMain {
      let host = SpellingHost("wizz")
      host.area.spellChecker = nil
      XCTAssertEqual(host.marked, [])
      XCTAssertEqual(host.area.buffer.tagCount, Self.tagCountOfPlainArea)
      host.area.text = "wizz fizz"
      host.settle()
      host.area.spellChecker = host.checker
      host.settle()
      XCTAssertEqual(host.marked, ["wizz", "fizz"])
    }
  }

  func testWithoutAnyDictionaryNothingHappens() {
    onMain {
      let host = SpellingHost(
        "wizz", source: FakeSource(available: []), language: nil)
      XCTAssertFalse(host.checker.isReady)
      XCTAssertNil(host.checker.currentLanguage)
      host.focus()
      host.type("fizz ")
      host.settle()
      XCTAssertEqual(host.marked, [])
      XCTAssertEqual(host.checker.suggestions(for: "wizz"), [])
      host.checker.learn("wizz")
    }
  }

  func testLearnedAndIgnoredWordsAreRightInEveryField() {
    onMain {
      let host = SpellingHost("wizz fizz buzz")
      let other = GrowingTextArea()
      other.reset(to: "buzz")
      _ = WindowHost(other, watching: other)
      other.spellChecker = host.checker
      XCTAssert(MainLoop.run(atMost: 60) { other.misspelledRanges.count == 1 })
      host.checker.learn("wizz")
      host.checker.ignore("buzz")
      host.settle()
      XCTAssertEqual(host.marked, ["fizz"])
      XCTAssert(MainLoop.run(atMost: 60) { other.misspelledRanges.isEmpty })
    }
  }

  // MARK: What marks must not do

  func testMarksChangeNoHeightAndNoLine() {
    onMain {
      var random = SeededRandom(seed: 11)
      let pieces = [
        "wizz", "ok", "zzjp", "שלוםzz", "한zz", "fizz’s", "\n", "zzAV", "efzzi", "ﷺzz", "😀",
      ]
      for width in [120, 250, 400] {
        let text = (0..<60).map { _ in
          pieces[Int.random(in: 0..<pieces.count, using: &random)]
        }.joined(separator: " ")
        let host = SpellingHost(text, maxLine: 200, width: width)
        XCTAssertGreaterThan(host.marked.count, 5)
        let marked = lines(host.area)
        host.area.spellChecker = nil
        host.settle()
        XCTAssertEqual(lines(host.area), marked, text)
        let paints = host.paints {
          host.area.spellChecker = host.checker
          host.settle()
        }
        XCTAssertEqual(lines(host.area), marked, text)
        XCTAssertEqual(paints.flatMap(\.violations), [])
        host.close()
      }
    }
  }

  /// A long paragraph is cut into stretches by tags of its own, and marks must not change where.
  func testMarksInALongParagraphChangeNoLine() {
    onMain {
      let words = (0..<900).map { $0 % 3 == 0 ? "wizz" : "אבגד" }
      let host = SpellingHost(words.joined(separator: " "), maxLine: 1_000, width: 250)
      XCTAssertGreaterThan(host.marked.count, 50, "all that the window has room for")
      let marked = lines(host.area)
      host.area.spellChecker = nil
      host.settle()
      XCTAssertEqual(lines(host.area), marked)
    }
  }

  func testMarksAreNotPastedWithTheText() {
    onMain {
      let host = SpellingHost("wizzard ok")
      XCTAssertEqual(host.marked, ["wizzard"])
      host.focus()
      host.area.buffer.select(anchor: 4, caret: 7)
      host.area.textView.copySelection()
      host.area.buffer.caret = 10
      var isPasted = false
      // Connected after the existing handlers.
      host.area.buffer.onPasteDone { isPasted = true }
      host.area.textView.paste()
      XCTAssert(MainLoop.run(atMost: 60) { isPasted })
      XCTAssertEqual(host.area.text, "wizzard okard")
      XCTAssertEqual(host.marked, ["wizzard"], "at once, not when the word is checked")
      host.settle()
      XCTAssertEqual(host.marked, ["wizzard"])

      let other = GrowingTextArea()
      _ = WindowHost(other, watching: other)
      other.focus()
      isPasted = false
      other.buffer.onPasteDone { isPasted = true }
      other.textView.paste()
      XCTAssert(MainLoop.run(atMost: 60) { isPasted })
      XCTAssertEqual(other.text, "ard")
      XCTAssertEqual(other.buffer.tagCount, Self.tagCountOfPlainArea)
    }
  }

  func testMarksAreNoStepToUndo() {
    onMain {
      let host = SpellingHost("wizz")
      XCTAssertEqual(host.marked, ["wizz"])
      XCTAssertFalse(host.area.buffer.canUndo)
    }
  }

  func testNothingIsLeftOfACheckedArea() {
    onMain {
      let uses: [(String, @MainActor (SpellingHost) -> Void)] = [
        ("marked", { _ in }),
        ("typing", { host in host.type("fizz") }),
        ("menu", { host in host.openMenu() }),
        ("off", { host in host.area.spellChecker = nil }),
      ]
      for (name, use) in uses {
        weak var marks: SpellingMarks?
        let references = { () -> [(String, WeakReference)] in
          let host = SpellingHost("wizz")
          marks = host.area.implementation.spelling.marks
          host.focus()
          use(host)
          let objects: [Object] = [
            host.window, host.area, host.area.textView, host.area.buffer,
          ]
          host.close()
          return objects.map { ($0.typeName, WeakReference($0)) }
        }()
        MainLoop.runUntilIdle()
        for (type, reference) in references {
          XCTAssertFalse(reference.isAlive, "\(name): \(type) was not finalized")
        }
        XCTAssertNil(marks, name)
      }
    }
  }
}

/// The position and height of each line of an area, then the area's height and number of lines.
@MainActor
private func lines(_ area: GrowingTextArea) -> [Int] {
  (0..<area.buffer.lineCount).flatMap { line in
    let extent = area.textView.verticalExtent(ofLine: line)
    return [extent.y, extent.height]
  } + [area.height, area.lineCount]
}
