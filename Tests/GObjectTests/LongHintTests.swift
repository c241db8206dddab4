import Concertina
import GtkCore
import WidgetTestSupport
import XCTest

/// Long hints are laid out in time that grows with their length, and not with its square.
final class LongHintTests: WidgetTestCase {
  @MainActor
  private static func hintLabel(of field: CatalogField) throws -> Label {
    let label = field.children.first { $0.hasStyleClass("hint") }
    return Label(retaining: try XCTUnwrap(label).nativePointer)
  }

  func testALongHintIsCutIntoRunsOfOneLength() throws {
    try onMain {
      let field = UnderlinedTextView()
      let label = try Self.hintLabel(of: field)
      field.hint = "At least 8 characters"
      XCTAssertEqual(label.scaledParts.bytes, [])
      for words in [10_000, 20_000, 40_000] {
        field.hint = String(repeating: "word ", count: words)
        // What one run costs grows with the square of its length.
        let lengths = label.scaledParts.bytes.map(\.count)
        XCTAssertEqual(lengths.reduce(0, +), words * 5 / 2, accuracy: 2_000)
        XCTAssertLessThan(lengths.max() ?? .max, 2_000)
      }
    }
  }

  func testALongHintHasTheLinesThatItWouldHaveInOnePiece() throws {
    try onMain {
      let text = (0..<4_000).map { "word\($0)" }.joined(separator: " ")
      let field = UnderlinedTextView()
      field.hint = text
      let label = try Self.hintLabel(of: field)
      let heights = [300, 471].map { label.measure(.vertical, forSize: $0).natural }
      label.scaledParts.bytes = []
      XCTAssertEqual(heights, [300, 471].map { label.measure(.vertical, forSize: $0).natural })
    }
  }
}
