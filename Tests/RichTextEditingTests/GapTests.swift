import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// The gaps before, between and after block attachments.
final class GapTests: WidgetTestCase {
  /// Returns content with one paragraph for each part; nil stands for a panel.
  private static func paragraphs(_ parts: [RichText?]) -> RichText {
    var content = RichText()
    for (index, part) in parts.enumerated() {
      if index > 0 { content.append("\n") }
      content.append(part ?? panel)
    }
    return content
  }

  private static let panel = RichText(
    AttachmentContent(
      name: ContentType("panel"), isBlock: true, size: .fullWidth, editors: ["panel"]))

  func testWhatIsTypedInAGapBecomesAParagraph() {
    onMain {
      let cases: [(at: Int, text: String, caret: Int)] = [
        (0, "x\n\u{FFFC}\n\u{FFFC}", 1), (1, "\u{FFFC}\nx\n\u{FFFC}", 3),
        (2, "\u{FFFC}\nx\n\u{FFFC}", 3), (3, "\u{FFFC}\n\u{FFFC}\nx", 5),
      ]
      for (place, text, caret) in cases {
        withPanels(Self.paragraphs([nil, nil])) { editor, host in
          let before = editor.content
          editor.selectedRange = place..<place
          host.type("x")
          XCTAssertEqual(editor.text, text, "typed at \(place)")
          XCTAssertEqual(editor.selectedRange, caret..<caret)
          host.type("y")
          XCTAssertEqual(editor.text, text.replacingOccurrences(of: "x", with: "xy"))
          editor.undo()
          editor.undo()
          XCTAssertEqual(editor.content, before)
        }
      }
    }
  }

  func testWhatIsPastedInAGapBecomesParagraphs() {
    onMain {
      withPanels(Self.paragraphs([nil])) { editor, _ in
        editor.selectedRange = 0..<0
        editor.paste("one\ntwo")
        XCTAssertEqual(editor.text, "one\ntwo\n\u{FFFC}")
        XCTAssertEqual(editor.selectedRange, 7..<7)
      }
    }
  }

  func testBesideTextThereIsNoGap() {
    onMain {
      withPanels(Self.paragraphs(["a" + Self.panel + "b"])) { editor, host in
        editor.selectedRange = 1..<1
        host.type("x")
        XCTAssertEqual(editor.text, "ax\u{FFFC}b")
      }
    }
  }

  func testTheCaretIsSeenAtTheEdgeOfTheBlock() {
    onMain {
      withPanels(Self.paragraphs(["a", nil, nil])) { editor, host in
        let cursor = editor.implementation.content.attachments.gapCursor
        // The rectangles include the margins, in which the lines are drawn.
        let blocks = [2, 4].compactMap { editor.rectangles(for: $0..<($0 + 1)).first }
        var edges: [Int: Double] = [:]
        for place in 0...editor.contentLength {
          editor.selectedRange = place..<place
          host.settle()
          guard cursor.gap != nil, let line = cursor.widget.bounds(in: editor) else { continue }
          edges[place] = line.y + (cursor.gap?.isAfter == true ? line.height : 0)
        }
        let expected = [
          2: blocks[0].y, 3: blocks[0].y + blocks[0].height, 4: blocks[1].y,
          5: blocks[1].y + blocks[1].height,
        ]
        XCTAssertEqual(edges, expected)
        XCTAssertEqual(cursor.widget.height, 1, "as thin as the caret of text")
        editor.nestedEditors[0].focus()
        XCTAssertNil(cursor.gap, "the caret is elsewhere")
        editor.focus()
        XCTAssertNotNil(cursor.gap)
        editor.selectedRange = 4..<5
        XCTAssertNil(cursor.gap)
      }
    }
  }

  func testTheCaretThatIsInAGapFromTheStartIsSeen() {
    onMain {
      withPanels(Self.paragraphs([nil])) { editor, _ in
        let cursor = editor.implementation.content.attachments.gapCursor
        XCTAssertEqual(cursor.gap, GapCursor.Gap(offset: 0, isAfter: true))
        XCTAssertEqual(cursor.widget.parent, editor.area)
      }
    }
  }

  func testUpAndDownGoThroughGapsAndPanels() {
    onMain {
      withPanels(Self.paragraphs(["above", nil, nil, "below"])) { editor, host in
        @MainActor
        func places(_ key: String, from start: Int) -> [String] {
          editor.focus(at: start)
          return (0..<8).map { _ in
            host.settle()
            host.press(key)
            let editors = [editor] + editor.nestedEditors
            let index = editors.firstIndex { $0.area.textView.isFocus } ?? -1
            return "\(index):\(index < 0 ? -1 : editors[index].selectedRange.lowerBound)"
          }
        }
        XCTAssertEqual(
          places("Down", from: 5).prefix(7), ["0:6", "1:0", "0:7", "0:8", "2:0", "0:9", "0:10"])
        XCTAssertEqual(
          places("Up", from: 10).prefix(6), ["0:9", "2:5", "0:8", "0:7", "1:5", "0:6"])
      }
    }
  }

  func testAClickBesideAPanelIsForTheNearerGap() {
    onMain {
      withPanels(Self.paragraphs([nil, nil])) { editor, host in
        let view = editor.area.textView
        for (block, offset) in [(0, 0), (1, 2)] {
          let place = view.characterRectangle(at: offset)
          for (y, caret) in [(place.y + 1, offset), (place.y + place.height - 1, offset + 1)] {
            editor.selectedRange = 3..<3
            editor.implementation.links.taps.tap(x: place.x + place.width / 2, y: y)
            host.settle()
            XCTAssertEqual(editor.selectedRange, caret..<caret, "panel \(block)")
          }
        }
      }
    }
  }
}
