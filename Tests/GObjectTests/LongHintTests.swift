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

  /// Shows a field, with its hint, in a page that scrolls.
  @MainActor
  private static func withField(
    _ body: (UnderlinedTextView, Label, WindowHost) throws -> Void
  ) throws {
    let field = UnderlinedTextView()
    let host = WindowHost(filling: (400, 400), ScrolledWindow(Box(.vertical, [field])))
    defer { host.close() }
    // The label comes with the first hint.
    field.hint = "At least 8 characters"
    host.settle()
    try body(field, try hintLabel(of: field), host)
  }

  func testALongHintIsCutIntoRunsOfOneLength() throws {
    try onMain {
      try Self.withField { field, label, host in
        XCTAssertEqual(label.scaledParts.bytes, [])
        for words in [10_000, 20_000, 40_000] {
          field.hint = String(repeating: "word ", count: words)
          host.settle()
          // What one run costs grows with the square of its length.
          let lengths = label.scaledParts.bytes.map(\.count)
          XCTAssertEqual(
            Double(lengths.reduce(0, +)), Double(words * 5 / 2), accuracy: 2_000)
          XCTAssertLessThan(lengths.max() ?? .max, 2_000)
        }
      }
    }
  }

  func testALongHintHasTheLinesThatItWouldHaveInOnePiece() throws {
    try onMain {
      try Self.withField { field, label, host in
        field.hint = (0..<4_000).map { "word\($0)" }.joined(separator: " ")
        host.settle()
        let heights = [300, 471].map { label.measure(.vertical, forSize: $0).natural }
        XCTAssertGreaterThan(heights[1], 1_000)
        label.scaledParts.bytes = []
        XCTAssertEqual(heights, [300, 471].map { label.measure(.vertical, forSize: $0).natural })
      }
    }
  }
}
