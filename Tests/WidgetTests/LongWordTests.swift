import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing

/// Words that are longer than a line.
final class LongWordTests: WidgetTestCase {
  private static let address = "https://example.org/" + String(repeating: "l", count: 150)

  /// Whether all letters of a displayed line have the same width: GTK counts a hyphen as a part of
  /// the last letter.
  @MainActor
  private static func isOfEqualLetters(_ line: Range<Int>, of view: TextView) -> Bool {
    let widths = line.map { view.characterRectangle(at: $0).width }
    return (widths.max() ?? 0) - (widths.min() ?? 0) <= 2
  }

  func testTheyAreBrokenWithoutAHyphen() {
    onMain {
      let ways: [(String, (EditorHost) -> Void)] = [
        ("preset", { $0.text = Self.address }), ("typed", { $0.type(Self.address) }),
        ("pasted", { GrowthTests.paste(Self.address, into: $0) }),
        (
          "undone",
          {
            $0.text = Self.address
            $0.text = "short"
            $0.press("z", control: true)
          }
        ),
      ]
      for (name, way) in ways {
        let host = EditorHost(maxLine: 30, width: 150)
        way(host)
        host.settle()
        let view = host.editor.area.textView
        var line = view.displayLine(at: 0)
        var count = 0
        while line.upperBound < Self.address.unicodeScalars.count {
          if line.lowerBound > 20 {
            count += 1
            XCTAssert(Self.isOfEqualLetters(line, of: view), "\(name), \(line)")
          }
          line = view.displayLine(at: line.upperBound)
        }
        XCTAssertGreaterThan(count, 1, name)
        let text = view.verticalExtent(ofLine: 0)
        XCTAssertEqual(
          text.y + text.height, host.editor.area.height + 2, "\(name): as high as GTK's lines")
        host.close()
      }
    }
  }
}
