import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing

/// Parts that do not move.
final class AppearanceTests: WidgetTestCase {
  func testAPlaceholderStandsWhereTextWill() throws {
    try onMain {
      let placeholder = try Self.picture("", placeholder: "WWWWW")
      let text = try Self.picture("WWWWW")
      XCTAssertEqual(Self.inkRows(placeholder), Self.inkRows(text), "rows")
      XCTAssertEqual(Self.inkColumns(placeholder), Self.inkColumns(text), "columns")
    }
  }

  func testRightToLeftTextStartsAtTheRight() throws {
    try onMain {
      let host = EditorHost("שלום") { $0.direction = .rightToLeft }
      let picture = RenderedPicture(try XCTUnwrap(host.window.makeTexture()))
      let ink = Self.inkColumns(picture)
      XCTAssertGreaterThan(ink.lowerBound, 300)
    }
  }

  // MARK: Pictures

  @MainActor
  private static func picture(
    _ text: String, placeholder: String = ""
  ) throws -> RenderedPicture {
    let host = EditorHost(text) { $0.placeholder = placeholder }
    host.editor.setMargins(8)
    host.editor.area.textView.resignFocus()
    host.settle()
    defer { host.close() }
    return RenderedPicture(try XCTUnwrap(host.window.makeTexture()))
  }

  @MainActor
  private static func inkRows(_ picture: RenderedPicture) -> ClosedRange<Int> {
    extent(8 + 4..<8 + 34) { row in (18..<80).contains { isInk(picture, $0, row) } }
  }

  @MainActor
  private static func inkColumns(_ picture: RenderedPicture) -> ClosedRange<Int> {
    extent(14..<390) { column in (18..<32).contains { isInk(picture, column, $0) } }
  }

  @MainActor
  private static func isInk(_ picture: RenderedPicture, _ x: Int, _ y: Int) -> Bool {
    picture[x, y].contrast(to: picture[200, 28]) > 1.5
  }

  private static func extent(_ range: Range<Int>, _ holds: (Int) -> Bool) -> ClosedRange<Int> {
    let found = range.filter(holds)
    return (found.first ?? 0)...(found.last ?? 0)
  }
}
