import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing
@testable import WidgetSupport

/// Editors that show all of their very many lines.
final class LongGrowthTests: WidgetTestCase {
  @MainActor
  private static func makeHost(_ text: String) -> EditorHost {
    EditorHost(text, maxLine: 100_000, width: 300)
  }

  @MainActor
  private static func expectHeightOfLines(in host: EditorHost, _ message: String) {
    let area = host.editor.area
    let last = area.textView.verticalExtent(ofLine: area.buffer.lineCount - 1)
    let overhang = area.implementation.lines.spacing.overhang
    XCTAssertEqual(area.wantedHeight + overhang, last.y + last.height, message)
  }

  func testAKeyLooksAtTheLineThatItChanges() {
    onMain {
      let lines = (0..<30).map { "line \($0) of a long text" }
      let host = Self.makeHost(lines.joined(separator: "\n"))
      let area = host.editor.area
      area.buffer.caret = 200
      host.settle()
      for key in ["a", "Return", "BackSpace", "BackSpace"] {
        let before = area.measuredParagraphCount
        if key.count == 1 { host.type(key) } else { host.press(key) }
        host.settle()
        XCTAssertLessThan(area.measuredParagraphCount - before, 12, key)
        Self.expectHeightOfLines(in: host, key)
      }
    }
  }

  /// Takes apart every kind of line ending and puts it together again.
  func testTheHeightFollowsEveryEdit() {
    onMain {
      let pieces = ["a", "\n", "\r", "\r\n", "\u{2029}", "", "12\n", "wide words \n wrap", "שלום"]
      var random = SeededRandom(seed: 5)
      let host = Self.makeHost("one\r\ntwo\rthree\u{2029}four\n")
      let area = host.editor.area
      for step in 0..<60 {
        let count = area.buffer.scalarCount
        let start = Int.random(in: 0...count, using: &random)
        let end = min(start + Int.random(in: 0...6, using: &random), count)
        switch Int.random(in: 0..<12, using: &random) {
        case 0: host.press("z", control: true)
        case 1: host.press("z", control: true, shift: true)
        case 2: host.text = String(area.text.prefix(60)) + "\nset"
        case 3: host.setWidth(Int.random(in: 100...400, using: &random))
        default: area.buffer.replace(from: start, to: end, with: random.pick(pieces))
        }
        host.settle()
        Self.expectHeightOfLines(in: host, "step \(step): \(area.text.debugDescription)")
      }
    }
  }
}
