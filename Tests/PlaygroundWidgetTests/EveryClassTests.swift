import GtkCore
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// `--widget` with names whose functions are not those of a class.
final class EveryClassTests: WidgetTestCase {
  private static let program = PlaygroundProgram(
    name: "any-playground", identifier: "org.example.Any", title: "Any", scenes: [])

  func testWhatIsOfAnotherKindIsNotCalled() throws {
    try onMain {
      for name in ["CairoFontFace", "CairoPattern", "CairoSurface", "GVariant", "", "Gtk", "1"] {
        XCTAssertThrowsError(try Self.program.catalog.scene("widget:" + name), name) {
          XCTAssertNotEqual("\($0)", "", name)
        }
      }
    }
  }
}
