import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Differences between the states and the configurations of a field, read from its pixels.
final class FieldAppearanceTests: WidgetTestCase {
  func testEachStateHasItsLine() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      for isDark in [false, true] {
        settings.prefersDark = isDark
        let host = FieldHost(UnderlinedTextField(), isFocused: false)
        defer { host.close() }
        var colors: [RenderedPicture.Color] = []
        @MainActor func check() throws {
          host.settle()
          let line = host.field.implementation.parts.decoration.line
          let place = try XCTUnwrap(line?.bounds(in: host.window))
          let picture = RenderedPicture(try XCTUnwrap(host.window.makeTexture()))
          let middle = Int(place.x + place.width / 2)
          let (color, background) = (
            picture[middle, Int(place.y)], picture[middle, Int(place.y) + 6]
          )
          XCTAssertGreaterThanOrEqual(color.contrast(to: background), 3, "\(colors.count)")
          colors.append(color)
        }
        try check()
        host.focus()
        try check()
        host.field.setError(with: "No")
        try check()
        XCTAssertEqual(colors.count, 3)
        XCTAssertNotEqual(colors[0], colors[1])
        XCTAssertNotEqual(colors[1], colors[2])
      }
    }
  }

  func testAConfigurationRestylesAtOnce() throws {
    try onMain {
      let host = FieldHost(BorderedTextField())
      let before = host.field.styleClasses
      host.field.configuration = .darkCatalogue
      host.settle()
      XCTAssertNotEqual(host.field.styleClasses, before)
      let place = try XCTUnwrap(host.field.bounds(in: host.window))
      let picture = RenderedPicture(try XCTUnwrap(host.window.makeTexture()))
      let corner = picture[Int(place.x) + 2, Int(place.y) + 2]
      XCTAssertEqual(corner.red, Double(0x1F) / 255, accuracy: 0.01)
      XCTAssertEqual(corner.blue, Double(0x32) / 255, accuracy: 0.01)
    }
  }

  func testColorsThatBreakNoStyleSheet() {
    XCTAssertEqual(ThemeColor.rgb(0x0A).css, "#00000a")
    XCTAssertEqual(ThemeColor.rgb(0xFFFF_FFFF).css, "#ffffff")
    XCTAssertEqual(ThemeColor.named("x; } * { color: red").css, "@xcolorred")
    XCTAssertEqual(ThemeColor.named("").css, "@theme_fg_color")
    XCTAssertEqual(
      ThemeColor.text(strength: .nan).css, "mix(@theme_bg_color, @theme_fg_color, 1.0)")
  }
}
