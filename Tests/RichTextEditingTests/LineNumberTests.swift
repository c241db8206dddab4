import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The numbers beside paragraphs, compared with where GTK has the lines.
final class LineNumberTests: WidgetTestCase {
  private static let long = String(repeating: "some words in a line ", count: 8)

  @MainActor
  private static func numbers(of editor: EditorView, _ host: WindowHost) -> [LineNumbers.Painted] {
    host.settle()
    return editor.implementation.lineNumbers!.painted
  }

  /// Each visible paragraph has its number on its first line, whatever it contains.
  @MainActor
  private static func check(_ editor: EditorView, _ host: WindowHost, _ message: String) {
    let numbers = numbers(of: editor, host)
    let view = editor.area.textView
    let count = max(editor.content.paragraphs.count, 1)
    let shown = view.shownLineRange.filter { view.verticalExtent(ofLine: $0).height > 0 }
    XCTAssertEqual(numbers.map(\.text), shown.map { "\($0 + 1)" }, message)
    XCTAssertEqual(view.buffer.lineCount, count, message)
    if !editor.area.scrolls { XCTAssertEqual(numbers.count, count, message) }
    for number in numbers {
      let (top, height) = view.verticalExtent(ofLine: number.line)
      XCTAssertTrue((Double(top) - 1...Double(top + height)).contains(number.area.y), message)
      XCTAssertEqual(
        number.isCurrent, number.line == view.buffer.line(containing: view.buffer.caret), message)
    }
    let right = numbers.map { $0.area.x + $0.area.width }
    XCTAssertEqual(right.max() ?? 0, right.min() ?? 0, accuracy: 0.01, message)
    XCTAssertEqual(editor.area.violations, [], message)
  }

  func testNumbersCountParagraphsWhateverIsEdited() {
    onMain {
      var random = SeededRandom(seed: 46)
      withEditor(width: 240) { editor, host in
        editor.showsLineNumbers = true
        Self.check(editor, host, "empty")
        for round in 0..<60 {
          let parts = ["word ", "a\nb", "\n", "שלום\n", Self.long, "\u{2028}", "x\n\n"]
          let length = editor.contentLength
          let start = Int.random(in: 0...length, using: &random)
          let end = min(start + Int.random(in: 0...8, using: &random), length)
          let text = parts.randomElement(using: &random) ?? ""
          if Int.random(in: 0..<6, using: &random) == 0 {
            editor.undo()
          } else {
            editor.replaceCharacters(in: start..<end, with: RichText(text))
          }
          Self.check(editor, host, "round \(round) \(editor.text.debugDescription)")
        }
      }
    }
  }

  func testAnotherDigitMakesRoomInTheSameFrame() {
    onMain {
      withEditor(RichText(String(repeating: "\(Self.long)\n", count: 8)), width: 300) {
        editor, host in
        editor.showsLineNumbers = true
        editor.maxHeight = .infinite
        host.settle()
        let before = editor.area.gutterWidth
        editor.selectedRange = editor.textEndRange
        var widths: Set<Int> = []
        let paints = host.paints {
          host.press("Return")
          widths.insert(editor.area.gutterWidth)
        }
        XCTAssertGreaterThan(editor.area.gutterWidth, before)
        XCTAssertEqual(widths, [editor.area.gutterWidth])
        XCTAssertTrue(paints.allSatisfy { $0.violations.isEmpty })
        XCTAssertEqual(editor.area.textView.width, 300 - editor.area.gutterWidth)
        host.press("BackSpace")
        host.settle()
        XCTAssertEqual(editor.area.gutterWidth, before)
      }
    }
  }

  /// Or the cell of a table, which has the width of its column, would be measured for less than it
  /// needs.
  func testInANarrowEditorTheNumbersGiveWayToTheText() {
    onMain {
      withEditor(RichText(Self.long), width: 300) { editor, host in
        let least = editor.area.measure(.horizontal).minimum
        editor.showsLineNumbers = true
        host.settle()
        let room = editor.area.gutterWidth
        XCTAssertGreaterThan(room, 0)
        XCTAssertEqual(editor.area.measure(.horizontal).minimum, least)
        for width in [least, least + room - 1] {
          host.setWidth(width)
          host.settle()
          XCTAssertEqual(editor.area.gutterWidth, 0)
          XCTAssertEqual(editor.area.textView.width, width)
          XCTAssertEqual(editor.area.violations, [], "width \(width)")
        }
        host.setWidth(least + room)
        host.settle()
        XCTAssertEqual(editor.area.gutterWidth, room)
        XCTAssertEqual(editor.area.textView.width, least)
        Self.check(editor, host, "with numbers")
      }
    }
  }

  func testALargerFontMakesRoom() {
    onMain {
      withEditor(RichText("one")) { editor, host in
        editor.showsLineNumbers = true
        host.settle()
        let before = editor.area.gutterWidth
        editor.font = .largeTitle
        host.settle()
        XCTAssertGreaterThan(editor.area.gutterWidth, before)
      }
    }
  }

  func testAnAppWritesNumbersAndContinuationsItself() {
    onMain {
      withEditor(RichText("\(Self.long)\nb"), width: 260) { editor, host in
        editor.showsLineNumbers = true
        editor.lineNumberStyle = LineNumberStyle(continuation: "↪", hasSeparator: true) {
          "§ \($0 * 100)"
        }
        let numbers = Self.numbers(of: editor, host)
        let lines =
          (editor.area.textView.verticalExtent(ofLine: 0).height + 5)
          / editor.area.textView.verticalExtent(ofLine: 1).height
        let signs = [String](repeating: "↪", count: lines - 1)
        XCTAssertEqual(numbers.map(\.text), ["§ 100"] + signs + ["§ 200"])
        XCTAssertGreaterThan(lines, 2)
        // None is narrowed: the column has become as wide as the widest.
        let column = editor.implementation.lineNumbers?.column.extent
        XCTAssertTrue(numbers.allSatisfy { column?.contains($0.area.x) == true })
      }
    }
  }

  func testABlockHasItsNumberAtItsTop() {
    onMain {
      withEditor(RichText("before\n")) { editor, host in
        editor.showsLineNumbers = true
        let label = Label("block")
        label.requestSize(height: 120)
        editor.insertAttachment(
          Attachment(name: "block", content: label, size: .fullWidth, isBlock: true), in: 7..<7)
        let numbers = Self.numbers(of: editor, host)
        XCTAssertEqual(Array(numbers.map(\.text).prefix(2)), ["1", "2"])
        let top = Double(editor.area.textView.verticalExtent(ofLine: 1).y)
        XCTAssertEqual(numbers[1].area.y, top, accuracy: 2)
      }
    }
  }

  func testNumbersAreAtTheRightOfARightToLeftEditor() {
    onMain {
      withEditor(RichText("a\nb")) { editor, host in
        editor.area.textView.direction = .rightToLeft
        editor.showsLineNumbers = true
        let numbers = Self.numbers(of: editor, host)
        let width = Double(editor.area.textView.width)
        XCTAssertEqual(numbers.count, 2)
        XCTAssertTrue(numbers.allSatisfy { $0.area.x > width })
      }
    }
  }

  func testAKeyInALongTextCostsWhatIsVisible() {
    onMain {
      let text = String(repeating: "a [line] of (words)\n", count: 10_000)
      var measured: [Int] = []
      for isOn in [false, true] {
        withEditor(RichText(text)) { editor, host in
          editor.maxHeight = .max(300)
          editor.showsLineNumbers = isOn
          editor.showsSpaces = isOn
          editor.highlightsCurrentLine = isOn
          editor.highlightsBrackets = isOn
          editor.selectedRange = 5_000..<5_000
          editor.focus()
          host.press("x")
          host.settle()
          let before = editor.area.measuredParagraphCount
          host.press("y")
          host.settle()
          measured.append(editor.area.measuredParagraphCount - before)
          let lines = editor.implementation
          XCTAssertEqual(lines.lineNumbers!.painted.isEmpty, !isOn)
          XCTAssertLessThan(lines.lineNumbers!.painted.count, 60)
          XCTAssertLessThan(lines.lineMarks!.spaces.painted.count, 60 * 5)
        }
      }
      XCTAssertEqual(measured[0], measured[1])
    }
  }
}
