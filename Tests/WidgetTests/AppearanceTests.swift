import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing

/// Contrast that users can see, and parts that do not move.
final class AppearanceTests: WidgetTestCase {
  func testTextPlaceholderAndBorderHaveTheirContrast() throws {
    try onMain {
      for isDark in [false, true] {
        try XCTUnwrap(DesktopSettings.current).prefersDark = isDark
        let scheme = isDark ? "dark" : "light"

        let text = try Self.picture("WWWWW")
        XCTAssertGreaterThanOrEqual(Self.contrastOfText(text), 4.5, "text, \(scheme)")
        let placeholder = try Self.picture("", placeholder: "WWWWW")
        XCTAssertGreaterThanOrEqual(Self.contrastOfText(placeholder), 4.5, "placeholder, \(scheme)")

        let border = Self.border(of: text)
        XCTAssertGreaterThanOrEqual(border.inside, 3, "border to the field, \(scheme)")
        XCTAssertGreaterThanOrEqual(border.outside, 3, "border to the window, \(scheme)")
        let ring = Self.border(of: try Self.picture("", isFocused: true))
        XCTAssertGreaterThanOrEqual(ring.inside, 3, "focus ring, \(scheme)")
        XCTAssertGreaterThanOrEqual(ring.outside, 3, "focus ring to the window, \(scheme)")
      }
    }
  }

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
      let picture = RenderedPicture(try XCTUnwrap(host.host.window.makeTexture()))
      let ink = Self.inkColumns(picture)
      XCTAssertGreaterThan(ink.lowerBound, 300)
      host.host.close()
    }
  }

  // MARK: Pictures

  @MainActor
  private static func picture(
    _ text: String, placeholder: String = "", isFocused: Bool = false
  ) throws -> RenderedPicture {
    let host = EditorHost(text) { $0.placeholder = placeholder }
    host.editor.setMargins(8)
    if !isFocused { host.editor.area.textView.resignFocus() }
    host.host.settle()
    defer { host.host.close() }
    return RenderedPicture(try XCTUnwrap(host.host.window.makeTexture()))
  }

  /// The left edge at half height, where the border is a straight line.
  @MainActor
  private static func border(of picture: RenderedPicture) -> (inside: Double, outside: Double) {
    let row = 8 + 20
    let (outside, inside) = (picture[2, row], picture[8 + 6, row])
    return (picture[8, row].contrast(to: inside), picture[8, row].contrast(to: outside))
  }

  @MainActor
  private static func contrastOfText(_ picture: RenderedPicture) -> Double {
    picture.strongestContrast(to: picture[300, 28], x: 18..<80, y: 18..<38)
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
