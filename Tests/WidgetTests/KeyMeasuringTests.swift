import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing
@testable import WidgetSupport

/// The paragraphs that an edit measures at once: none that the text view is about to lay out
/// anyway.
final class KeyMeasuringTests: WidgetTestCase {
  /// Returns how many lines an edit measures before the next frame.
  @MainActor
  private static func measured(_ host: EditorHost, _ edit: (TextBuffer) -> Void) -> Int {
    let area = host.editor.area
    let before = area.measuredParagraphCount
    area.buffer.performUserAction { edit(area.buffer) }
    return area.measuredParagraphCount - before
  }

  func testALetterInALineThatIsShownMeasuresNothing() {
    onMain {
      let host = EditorHost("one\ntwo\nthree", maxLine: 5, width: 300)
      host.settle()
      XCTAssertEqual(Self.measured(host) { $0.replace(from: 13, to: 13, with: "a") }, 0)
      XCTAssertEqual(Self.measured(host) { $0.replace(from: 13, to: 14, with: "") }, 0)
      host.settle()
      XCTAssertEqual(host.editor.area.violations, [])
    }
  }

  func testNothingAfterTheLimitIsMeasured() {
    onMain {
      let host = EditorHost(
        (0..<30).map { "line \($0)" }.joined(separator: "\n"), maxLine: 3, width: 300)
      host.settle()
      let end = host.editor.area.buffer.scalarCount
      XCTAssertEqual(Self.measured(host) { $0.replace(from: end, to: end, with: "a\nb\n") }, 0)
      host.settle()
      XCTAssertEqual(host.editor.area.violations, [])
    }
  }

  /// The area has also measured its first line alone, for the height that it can be squeezed to.
  func testALineAtTheLimitIsMeasuredWhateverElseWas() {
    onMain {
      let host = EditorHost("\n\nสวัสดีครับ and more of it", maxLine: 4, width: 150)
      host.settle()
      XCTAssertGreaterThan(Self.measured(host) { $0.replace(from: 2, to: 2, with: "한") }, 0)
    }
  }

  /// The paragraph is as high as before, but its first line is not.
  func testAHigherLetterInTheLineOfTheLimitChangesTheHeight() {
    onMain {
      for before in ["", "before it\n", "\n\n"] {
        let host = EditorHost(
          before + "สวัสดีครับمرحبا worda<b>&amp; and more of it",
          maxLine: before.filter(\.isNewline).count + 1, width: 300)
        let area = host.editor.area
        area.buffer.caret = before.unicodeScalars.count
        host.settle()
        for letters in ["한글 ", "中文字 ", "plain words that take the place of the others "] {
          for letter in letters {
            host.type(String(letter))
            host.settle()
            XCTAssertEqual(area.violations, [], "\(before.debugDescription) \(letters)")
          }
        }
        host.close()
      }
    }
  }

  func testLinesBetweenTwoEditsStayKnown() {
    onMain {
      let host = EditorHost(
        (0..<300).map { "line \($0)" }.joined(separator: "\n"), maxLine: 1_000, width: 300)
      host.settle()
      let area = host.editor.area
      let before = area.measuredParagraphCount
      area.buffer.replace(from: 1, to: 1, with: "a\n")
      let end = area.buffer.scalarCount
      area.buffer.replace(from: end, to: end, with: "\nb")
      host.settle()
      XCTAssertLessThan(area.measuredParagraphCount - before, 24)
      XCTAssertEqual(area.violations, [])
    }
  }
}
