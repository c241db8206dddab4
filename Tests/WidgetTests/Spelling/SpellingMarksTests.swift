import WidgetTestSupport
import XCTest

@testable import WidgetSupport

/// Which words are marked, and when.
final class SpellingMarksTests: WidgetTestCase {
  func testWrongWordsAreMarked() {
    onMain {
      let host = SpellingHost("a wizz, a qq\nand http://zz.org don'tzz")
      XCTAssertEqual(host.marked, ["wizz", "don'tzz"])
      XCTAssertEqual(host.area.misspelledRanges.first, 2..<6)
    }
  }

  func testTheWordAtTheCaretIsLeftAloneWhileItIsTyped() {
    onMain {
      let host = SpellingHost()
      host.focus()
      host.type("buzz")
      host.settle()
      XCTAssertEqual(host.marked, [])
      host.type(" fizz")
      host.settle()
      XCTAssertEqual(host.marked, ["buzz"])
      host.press("Home")
      host.settle()
      XCTAssertEqual(host.marked, ["buzz", "fizz"])
    }
  }

  func testAWordIsLeftWithTheFocus() {
    onMain {
      let host = SpellingHost()
      host.focus()
      host.type("buzz")
      host.settle()
      XCTAssertEqual(host.marked, [])
      host.area.textView.resignFocus()
      host.settle()
      XCTAssertEqual(host.marked, ["buzz"])
    }
  }

  func testAMarkedWordThatIsEditedIsNotMarkedMeanwhile() {
    onMain {
      let host = SpellingHost("fizz buzz")
      host.focus()
      host.area.buffer.caret = 4
      host.settle()
      XCTAssertEqual(host.marked, ["fizz", "buzz"], "a caret alone changes nothing")
      host.type("y")
      host.settle()
      XCTAssertEqual(host.marked, ["buzz"])
      host.press("BackSpace")
      host.press("BackSpace")
      host.press("End")
      host.settle()
      XCTAssertEqual(host.marked, ["buzz"], "fiz is right")
    }
  }

  func testWordsThatAnEditJoinsOrPartsAreCheckedAgain() {
    onMain {
      let host = SpellingHost("fiz zy wizz")
      XCTAssertEqual(host.marked, ["wizz"])
      host.area.text = "fizzy wizz"
      host.settle()
      XCTAssertEqual(host.marked, ["fizzy", "wizz"])
      host.area.text = "fizzy wiz z"
      host.settle()
      XCTAssertEqual(host.marked, ["fizzy"])
      host.area.text = "fizzy@wiz z"
      host.settle()
      XCTAssertEqual(host.marked, [], "an address")
    }
  }

  /// After edits of every kind the marks are those of a text that is checked as a whole.
  func testRandomEditsLeaveTheRightMarks() {
    onMain {
      for seed in UInt64(1)...3 {
        var random = SeededRandom(seed: seed)
        let host = SpellingHost("fizz", maxLine: 60)
        for _ in 0..<15 {
          for _ in 0..<Int.random(in: 1...4, using: &random) { edit(host.area.buffer, &random) }
          host.settle()
          XCTAssertEqual(
            host.area.misspelledRanges, expectedMarks(host.area.text),
            "seed \(seed): \(host.area.text.debugDescription)")
        }
        host.close()
      }
    }
  }

  func testOnlyVisibleTextIsChecked() {
    onMain {
      let source = FakeSource()
      let lines = (0..<3_000).map { "line\(letters($0)) wizz\(letters($0))" }
      let host = SpellingHost(lines.joined(separator: "\n"), maxLine: 5, source: source)
      XCTAssertEqual(host.marked.count, 5)
      XCTAssertLessThan(source.english.lookups.count, 20)
      host.area.verticalAdjustment.value = host.area.verticalAdjustment.maxValue
      host.settle()
      XCTAssert(source.english.lookups.contains("wizz" + letters(2_999)))
      XCTAssertLessThan(source.english.lookups.count, 40)
    }
  }

  func testBothEndsOfALineAreVisibleInEitherDirection() {
    onMain {
      let lines = Array(repeating: "אבzz גד גד הוzz", count: 3) + ["wizz ok fizz"]
      // An unknown language counts as written in every script.
      let host = SpellingHost(
        lines.joined(separator: "\n"), source: FakeSource(available: ["xx"]), language: "xx")
      XCTAssertEqual(host.marked.count, 8)
    }
  }

  func testWhatCameWhileTheAreaWasHiddenIsCheckedWhenItIsShown() {
    onMain {
      let host = SpellingHost("wizz")
      host.area.isVisible = false
      host.area.text = "fizz buzz"
      XCTAssert(MainLoop.run(atMost: 60) { host.area.implementation.spelling.isSettled })
      host.area.isVisible = true
      XCTAssert(MainLoop.run(atMost: 60) { host.marked == ["fizz", "buzz"] })
    }
  }

  func testALongParagraphIsCheckedWhereItIsVisible() {
    onMain {
      let source = FakeSource()
      let words = (0..<8_000).map { "w\(letters($0))zz" }
      let host = SpellingHost(words.joined(separator: " "), maxLine: 3, source: source)
      XCTAssertGreaterThan(host.marked.count, 3)
      XCTAssertLessThan(source.english.lookups.count, 300)
    }
  }

  func testNoTurnOfTheLoopTakesLong() {
    onMain {
      let slow = FakeDictionary(wrong: "zz") {
        let end = ContinuousClock.now + .milliseconds(1)
        while ContinuousClock.now < end {}
      }
      let words = (0..<200).map { "w\(letters($0))zz" }
      let host = SpellingHost("", maxLine: 60, source: FakeSource(english: slow))
      host.area.text = words.joined(separator: " ")
      var most = 0
      while !host.area.implementation.spelling.isSettled {
        let before = slow.lookups.count
        MainLoop.iterate(mayBlock: true)
        most = max(most, slow.lookups.count - before)
      }
      XCTAssertEqual(host.marked.count, 200)
      XCTAssertLessThanOrEqual(most, 4, "words of a millisecond each in one turn")
    }
  }

  func testEachWordIsLookedUpOnce() {
    onMain {
      let source = FakeSource()
      let host = SpellingHost("one wizz one wizz", source: source)
      host.area.text = "one wizz one wizz more"
      host.settle()
      XCTAssertEqual(source.english.lookups.sorted(), ["more", "one", "wizz"])
    }
  }
}

@MainActor
private func edit(_ buffer: TextBuffer, _ random: inout SeededRandom) {
  let count = buffer.scalarCount
  let start = Int.random(in: 0...count, using: &random)
  switch Int.random(in: 0..<6, using: &random) {
  case 0: buffer.undo()
  case 1: buffer.redo()
  case 2:
    let end = Int.random(in: start...min(count, start + 8), using: &random)
    buffer.replace(from: start, to: end, with: "")
  default:
    let pieces = ["z", "zz", " ", "fiz", "wizz ", "\n", "'", "@", "é", "😀", "a b zza", "1"]
    let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
    buffer.replace(from: start, to: start, with: piece)
  }
}

private func expectedMarks(_ text: String) -> [Range<Int>] {
  let count = text.unicodeScalars.count
  return SpellingExcerpt(text, at: 0, ofTextWithLength: count).words(touching: 0..<count).words
    .filter { $0.text.contains("zz") }.map(\.range)
}

/// A number written in letters: digits are not checked.
private func letters(_ number: Int) -> String {
  var (number, word) = (number, "")
  repeat {
    word.unicodeScalars.append(Unicode.Scalar(UInt8(97 + number % 25)))
    number /= 25
  } while number > 0
  return word
}
