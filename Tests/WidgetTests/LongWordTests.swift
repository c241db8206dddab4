import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing

/// Words that are longer than a line.
final class LongWordTests: WidgetTestCase {
  /// Of letters that are narrower than a hyphen, which would leave room for one more.
  private static let address = "https://example.org/" + String(repeating: "l", count: 150)

  /// Whether a line of the screen is full: with a hyphen there would be room for one letter more.
  @MainActor
  private static func isFull(_ line: Range<Int>, of view: TextView) -> Bool {
    let last = view.characterRectangle(at: line.upperBound - 1)
    let next = view.characterRectangle(at: line.upperBound)
    return last.x + last.width + next.width > Double(view.width - 1)
  }

  func testTheyAreBrokenWithoutAHyphen() {
    onMain {
      let ways: [(String, (EditorHost) -> Void)] = [
        ("preset", { $0.text = Self.address }), ("typed", { $0.host.type(Self.address) }),
        ("pasted", { GrowthTests.paste(Self.address, into: $0) }),
        (
          "undone",
          {
            $0.text = Self.address
            $0.text = "short"
            $0.host.press("z", control: true)
          }
        ),
      ]
      for (name, way) in ways {
        let host = EditorHost(maxLine: 30, width: 150)
        way(host)
        host.host.settle()
        let view = host.editor.area.textView
        var line = view.displayLine(at: 0)
        var count = 0
        while line.upperBound < Self.address.unicodeScalars.count {
          // Between words a line need not be full.
          let breaksWord = Self.address.dropFirst(line.upperBound - 1).prefix(2)
            .allSatisfy { $0.isLetter }
          if breaksWord {
            count += 1
            XCTAssert(Self.isFull(line, of: view), "\(name), \(line)")
          }
          line = view.displayLine(at: line.upperBound)
        }
        XCTAssertGreaterThan(count, 2, name)
        let text = view.verticalExtent(ofLine: 0)
        XCTAssertEqual(
          text.y + text.height, host.editor.area.height + 2, "\(name): as high as GTK's lines")
        host.host.close()
      }
    }
  }
}
