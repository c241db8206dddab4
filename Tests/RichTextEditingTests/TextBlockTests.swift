import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Text blocks: the caret moves past them as a whole.
final class TextBlockTests: WidgetTestCase {
  private static func block(_ text: String, _ value: String) -> RichText {
    var attributes = AttributeContainer()
    attributes[TextBlockKey.self] = value
    return RichText(text, attributes: attributes)
  }

  func testTheCaretGoesAroundBothWays() {
    onMain {
      withEditor("a" + Self.block("bcd", "1") + Self.block("ef", "2") + "g") { editor, host in
        editor.selectedRange = 0..<0
        var way: [Int] = []
        for _ in 0..<4 {
          host.press("Right")
          way.append(editor.selectedRange.lowerBound)
        }
        XCTAssertEqual(way, [1, 4, 6, 7])
        way = []
        for _ in 0..<4 {
          host.press("Left")
          way.append(editor.selectedRange.lowerBound)
        }
        XCTAssertEqual(way, [6, 4, 1, 0])
      }
    }
  }

  func testASelectionTakesInAllOfIt() {
    onMain {
      withEditor("a" + Self.block("bcd", "1") + "ef") { editor, host in
        editor.selectedRange = 2..<5
        XCTAssertEqual(editor.selectedRange, 1..<5)
        editor.selectedRange = 0..<3
        XCTAssertEqual(editor.selectedRange, 0..<4)
        editor.selectedRange = 2..<3
        XCTAssertEqual(editor.selectedRange, 1..<4)
        editor.selectedRange = 5..<5
        host.press("Left", shift: true)
        host.press("Left", shift: true)
        XCTAssertEqual(editor.selectedRange, 1..<5)
      }
    }
  }

  /// Only one end of the selection moves; these are Proton's cases.
  func testAnEndThatIsMovedTakesInAllOfItOrGivesAllOfItBack() {
    onMain {
      let digits = "0123" + Self.block("4567", "1") + "890"
      var words: RichText = "This is "
      words.append(Self.block("test", "1") + " " + Self.block("string", "2") + " with attribute")
      let cases: [(content: RichText, from: Range<Int>, to: Range<Int>, result: Range<Int>)] = [
        (digits, 0..<0, 5..<5, 8..<8), (digits, 9..<9, 6..<6, 4..<4),
        (digits, 8..<10, 7..<10, 4..<10), (digits, 2..<3, 2..<6, 2..<8),
        (digits, 4..<4, 4..<5, 4..<8), (digits, 8..<8, 7..<8, 4..<8),
        (digits, 3..<8, 3..<7, 3..<4), (digits, 4..<9, 4..<8, 4..<8),
        (words, 12..<13, 11..<13, 8..<13), (words, 12..<19, 11..<19, 8..<19),
        (words, 12..<13, 12..<14, 12..<19), (words, 8..<13, 8..<14, 8..<19),
        (words, 8..<19, 9..<19, 12..<19), (words, 8..<12, 9..<12, 12..<12),
        (words, 8..<12, 8..<11, 8..<8), (words, 7..<12, 8..<12, 8..<12),
      ]
      for (content, from, to, result) in cases {
        withEditor(content) { editor, _ in
          editor.selectedRange = from
          editor.selectedRange = to
          XCTAssertEqual(editor.selectedRange, result, "\(from) to \(to)")
        }
      }
    }
  }

  func testShiftWithArrowsSelectsItAndGivesItBack() {
    onMain {
      withEditor("ab " + Self.block("one two", "1") + " cd\nline") { editor, host in
        @MainActor
        func way(
          from start: Int, _ key: String, control: Bool = false, _ count: Int
        ) -> [Range<Int>] {
          editor.selectedRange = start..<start
          return (0..<count).map { _ in
            host.press(key, control: control, shift: true)
            return editor.selectedRange
          }
        }
        XCTAssertEqual(way(from: 2, "Right", 2), [2..<3, 2..<10])
        host.press("Left", shift: true)
        XCTAssertEqual(editor.selectedRange, 2..<3)
        XCTAssertEqual(way(from: 11, "Left", 2), [10..<11, 3..<11])
        host.press("Right", shift: true)
        XCTAssertEqual(editor.selectedRange, 10..<11)
        // The block is longer than a word.
        XCTAssertEqual(way(from: 3, "Right", control: true, 1), [3..<10])
        host.press("Left", control: true, shift: true)
        XCTAssertEqual(editor.selectedRange, 3..<3)
        XCTAssertEqual(way(from: 0, "End", 1), [0..<13])
        XCTAssertEqual(way(from: 18, "Up", 1), [3..<18])
      }
    }
  }

  func testItIsDeletedAsAWhole() {
    onMain {
      withEditor("a" + Self.block("bcd", "1") + "e") { editor, host in
        let first = editor.content
        editor.selectedRange = 4..<4
        host.press("BackSpace")
        XCTAssertEqual(editor.content, "ae")
        host.press("z", control: true)
        XCTAssertEqual(editor.content, first)
        editor.selectedRange = 1..<1
        host.press("Delete")
        XCTAssertEqual(editor.content, "ae")
      }
    }
  }

  /// These are Proton's cases.
  func testBackspaceTakesOneThing() {
    onMain {
      let first = "0123" + Self.block("4567", "1")
      let cases: [(content: RichText, at: Range<Int>, result: String)] = [
        (first + "890", 2..<2, "0234567890"), (first + "890", 8..<8, "0123890"),
        (first + Self.block("890", "1"), 11..<11, "0123"),
        (first + Self.block("890", "2"), 11..<11, "01234567"),
        (first + "890", 4..<10, "01230"),
      ]
      for (content, place, result) in cases {
        withEditor(content) { editor, host in
          editor.selectedRange = place
          host.press("BackSpace")
          XCTAssertEqual(editor.text, result, "\(content) at \(place)")
        }
      }
    }
  }

  func testWhatIsTypedBesideItIsNoPartOfIt() {
    onMain {
      withEditor(Self.block("bcd", "1")) { editor, host in
        editor.selectedRange = 3..<3
        host.type("x")
        XCTAssertEqual(editor.content, Self.block("bcd", "1") + "x")
      }
    }
  }

  func testItIsSaved() throws {
    let content = "a" + Self.block("b", "1")
    XCTAssertEqual(try SavedForm.content(from: SavedForm.bytes(of: content)), content)
  }
}
