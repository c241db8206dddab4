import CConcertinaGtk
import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Lines, words and positions, compared with what GTK reports.
final class GeometryTests: WidgetTestCase {
  private static let words = [
    "word ", "many words in a line that is wrapped ", "é漢字 ", "line\n", "שלום עולם ", "\n", "👨‍👩‍👧 ",
    "a\r\n", "unbreakableunbreakableunbreakable", "\u{FFFC}",
  ]

  private static func content(using random: inout SeededRandom) -> RichText {
    var content = RichText()
    for _ in 0..<Int.random(in: 0...14, using: &random) {
      var attributes = AttributeContainer()
      if Int.random(in: 0..<3, using: &random) == 0 { attributes[FontSizeKey.self] = 17 }
      let word = words.randomElement(using: &random) ?? ""
      guard word == "\u{FFFC}" else {
        content.append(RichText(word, attributes: attributes))
        continue
      }
      content.append(
        RichText(
          AttachmentContent(name: "panel", size: .fixed(90), editors: ["in it"]),
          attributes: attributes))
    }
    return content
  }

  func testLinesOfTheScreenAreGtksOwn() {
    onMain {
      var random = SeededRandom(seed: 11)
      withEditor(width: 200, isFocused: false) { editor, host in
        for round in 0..<40 {
          editor.content = Self.content(using: &random)
          host.setWidth(Int.random(in: 120...400, using: &random))
          host.settle()
          Self.compareLines(of: editor, "round \(round) \(editor.text.debugDescription)")
        }
      }
    }
  }

  /// Walks down and up through all lines, and compares where they start.
  @MainActor
  private static func compareLines(of editor: EditorView, _ message: String) {
    var lines = [editor.firstLayoutLine]
    while let next = editor.layoutLine(after: lines[lines.count - 1]), lines.count < 1_000 {
      lines.append(next)
    }
    XCTAssertEqual(lines.map(\.range.lowerBound), starts(in: editor), message)
    XCTAssertEqual(lines.last, editor.lastLayoutLine, message)
    var upwards = [editor.lastLayoutLine]
    while let previous = editor.layoutLine(before: upwards[upwards.count - 1]),
      upwards.count < 1_000
    {
      upwards.append(previous)
    }
    XCTAssertEqual(upwards.reversed(), lines, message)
    // Between two lines there is either a line break or nothing.
    for (line, next) in zip(lines, lines.dropFirst()) {
      let gap = editor.content(in: line.range.upperBound..<next.range.lowerBound).text
      XCTAssert(["", "\n", "\r\n"].contains(gap), "\(gap.debugDescription) \(message)")
    }
  }

  /// Returns the offsets at which GTK says that a laid-out line begins.
  @MainActor
  private static func starts(in editor: EditorView) -> [Int] {
    let view = editor.area.textView
    let buffer = UnsafeMutablePointer<GtkTextBuffer>(view.buffer.nativePointer)
    return (0...editor.contentLength).filter { offset in
      var position = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(buffer, &position, gint(offset))
      return gtk_text_view_starts_display_line(
        UnsafeMutablePointer(view.nativePointer), &position) != 0
    }
  }

  func testRectanglesCoverWhatGtkSaysOfEachCharacter() {
    onMain {
      var random = SeededRandom(seed: 12)
      withEditor(width: 200, isFocused: false) { editor, host in
        for round in 0..<40 {
          editor.content = Self.content(using: &random)
          host.settle()
          let start = Int.random(in: 0...editor.contentLength, using: &random)
          let range = start..<Int.random(in: start...editor.contentLength, using: &random)
          Self.compareRectangles(of: range, in: editor, "round \(round)")
        }
      }
    }
  }

  @MainActor
  private static func compareRectangles(
    of range: Range<Int>, in editor: EditorView, _ message: String
  ) {
    let rectangles = editor.rectangles(for: range)
    let characters = range.map { editor.area.textView.characterRectangle(at: $0) }
    for place in characters {
      let left = min(place.x, place.x + place.width)
      let isCovered = rectangles.contains {
        $0.x <= left && left + abs(place.width) <= $0.x + $0.width && $0.y == place.y
          && $0.height == place.height
      }
      XCTAssert(isCovered, "\(place) in \(rectangles), \(message)")
    }
    let lines = Set(characters.map(\.y)).count
    XCTAssertGreaterThanOrEqual(rectangles.count, lines, message)
    XCTAssertLessThanOrEqual(rectangles.count, lines * 6, message)
  }

  func testOneRectangleALineAndMoreInTwoDirections() {
    onMain {
      withEditor(
        "many words that do not fit into one line\nshort\n\nend", width: 200, isFocused: false
      ) { editor, _ in
        XCTAssertEqual(editor.rectangles(for: 0..<9).count, 1)
        let lines = editor.rectangles(for: 0..<editor.contentLength)
        XCTAssertEqual(lines.count, editor.area.lineCount)
        XCTAssertEqual(lines.map(\.y), lines.map(\.y).sorted())
        XCTAssertEqual(editor.rectangles(for: 5..<5), [])
        editor.content = "abc שלום def"
        // The range begins in one direction and ends in the other: one part of each.
        XCTAssertEqual(editor.rectangles(for: 2..<6).count, 2)
      }
    }
  }

  func testAWrappedLineIsFollowedByTheNextWithoutAGap() {
    onMain {
      withEditor(
        "many words that do not fit into one line of the screen", width: 200, isFocused: false
      ) { editor, _ in
        let first = editor.firstLayoutLine
        let second = editor.layoutLine(after: first)
        XCTAssertEqual(second?.range.lowerBound, first.range.upperBound)
        XCTAssertEqual(editor.area.lineCount, 2)
        XCTAssertNil(editor.layoutLine(after: editor.lastLayoutLine))
        XCTAssertNil(editor.layoutLine(before: first))
        editor.selectedRange = 0..<0
        XCTAssertEqual(editor.currentLayoutLine, first)
      }
    }
  }

  func testContentLinesStandBetweenLineBreaks() {
    onMain {
      withEditor(
        "one\ntwo and more than fits into a line of the screen\n\nfour", width: 200,
        isFocused: false
      ) {
        editor, _ in
        XCTAssertEqual(
          editor.contentLines(in: 2..<5).map(\.text.text),
          ["one", "two and more than fits into a line of the screen"])
        XCTAssertEqual(editor.contentLines(in: 0..<99).count, 4)
        XCTAssertEqual(editor.nextContentLine(from: 1)?.range.lowerBound, 4)
        XCTAssertEqual(editor.previousContentLine(from: 5)?.text, "one")
        XCTAssertNil(editor.previousContentLine(from: 3))
        XCTAssertNil(editor.nextContentLine(from: editor.contentLength))
        XCTAssertEqual(editor.nextContentLine(from: 6)?.text, "")
        XCTAssertEqual(editor.paragraphRange(for: 1..<1), 0..<4)
        XCTAssertEqual(editor.paragraphRange(for: 1..<4), 0..<4)
        XCTAssertEqual(editor.endOfLine(at: 1), 3)
        editor.content = ""
        XCTAssertEqual(editor.currentLayoutLine, EditorLine("", range: 0..<0))
        XCTAssertEqual(editor.contentLines(in: 0..<0).count, 1)
        XCTAssertEqual(editor.paragraphRange(for: 0..<0), 0..<0)
      }
    }
  }

  func testWordsAndCharacters() {
    onMain {
      withEditor("some words 👨‍👩‍👧 here", width: 200, isFocused: false) { editor, _ in
        XCTAssertEqual(editor.word(at: 7)?.text, "words")
        XCTAssertEqual(editor.wordRange(at: 10), 5..<10)
        XCTAssertEqual(editor.wordRange(at: 5), 5..<10)
        XCTAssertNil(editor.word(at: 12))
        let family = editor.rectangles(for: 11..<16)
        XCTAssertEqual(family.count, 1)
        let middle = (family[0].x + family[0].width / 2, family[0].y + family[0].height / 2)
        XCTAssertEqual(editor.rangeOfCharacter(at: Point(x: middle.0, y: middle.1)), 11..<16)
        XCTAssertNil(editor.rangeOfCharacter(at: Point(x: 190, y: middle.1)))
        XCTAssertNil(editor.rangeOfCharacter(at: Point(x: 1, y: 500)))
        XCTAssertNil(editor.rangeOfCharacter(at: Point(x: -9e30, y: .nan)))
      }
    }
  }

  func testOffsetsOutsideTheTextAreMovedIntoIt() {
    onMain {
      withEditor("text", width: 200, isFocused: false) { editor, _ in
        XCTAssertEqual(editor.caretRectangle(at: 99), editor.caretRectangle(at: 4))
        XCTAssertEqual(editor.caretRectangle(at: -7), editor.caretRectangle(at: 0))
        XCTAssertEqual(editor.rectangles(for: -5..<99), editor.rectangles(for: 0..<4))
        XCTAssertEqual(editor.rectangles(for: 50..<60), [])
        XCTAssertEqual(editor.layoutLine(at: 99).text, "text")
        XCTAssertEqual(editor.wordRange(at: 99), 0..<4)
        XCTAssertEqual(editor.contentLines(in: 70..<80).map(\.text), ["text"])
        XCTAssertEqual(editor.paragraphRange(for: -3..<99), 0..<4)
        XCTAssertEqual(editor.contents(in: -3..<99).count, 1)
        XCTAssertEqual(editor.content(in: 9..<12), "")
        editor.selectedRange = 80..<90
        XCTAssertEqual(editor.selectedRange, 4..<4)
        editor.replaceCharacters(in: 99..<120, with: "!")
        XCTAssertEqual(editor.text, "text!")
      }
    }
  }
}
