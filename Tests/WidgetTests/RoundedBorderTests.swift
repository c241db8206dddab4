import WidgetTestSupport
import XCTest

@testable import AutoHeightEditing

/// A border around an editor, without a style sheet.
final class RoundedBorderTests: WidgetTestCase {
  private static let margin = 8

  @MainActor
  private static func picture(
    _ border: @autoclosure () -> RoundedBorder, isFocused: Bool
  ) throws -> RenderedPicture {
    let host = EditorHost("text") { $0.hasBorder = false }
    host.editor.overlay { border() }
    host.editor.setMargins(margin)
    if !isFocused { host.editor.area.textView.resignFocus() }
    host.settle()
    defer { host.close() }
    return RenderedPicture(try XCTUnwrap(host.window.makeTexture()))
  }

  /// The contrast of the border at the left edge with the colors inside and outside of it.
  @MainActor
  private static func contrast(of picture: RenderedPicture) -> Double {
    let row = margin + 20
    let line = picture[margin, row]
    return min(line.contrast(to: picture[margin + 6, row]), line.contrast(to: picture[2, row]))
  }

  func testItIsSeenInLightAndDark() throws {
    try onMain {
      for isDark in [false, true] {
        try XCTUnwrap(DesktopSettings.current).prefersDark = isDark
        for color in [ThemeColor.current, .fieldBorder, .focusRing] {
          let picture = try Self.picture(RoundedBorder(color), isFocused: false)
          XCTAssertGreaterThanOrEqual(Self.contrast(of: picture), 3, "\(color), dark \(isDark)")
        }
      }
    }
  }

  func testItsColorWithTheFocusIsAnother() throws {
    try onMain {
      for isDark in [false, true] {
        try XCTUnwrap(DesktopSettings.current).prefersDark = isDark
        let make = { @MainActor in RoundedBorder(.fieldBorder, width: 2, whenFocused: .focusRing) }
        let (plain, focused) = (
          try Self.picture(make(), isFocused: false), try Self.picture(make(), isFocused: true)
        )
        XCTAssertNotEqual(plain[Self.margin, 28], focused[Self.margin, 28])
        XCTAssertGreaterThanOrEqual(Self.contrast(of: focused), 3, "dark \(isDark)")
      }
    }
  }

  func testItIsAsWideAsAsked() throws {
    try onMain {
      let picture = try Self.picture(
        RoundedBorder(.rgb(0xFF0000), width: 3), isFocused: false)
      let columns = (0..<16).filter { x in
        let color = picture[x, 28]
        return color.red > 0.99 && color.green < 0.01 && color.blue < 0.01
      }
      XCTAssertEqual(columns, [8, 9, 10])
    }
  }

  func testItIsFinalized() {
    onMain {
      assertFinalized { [RoundedBorder(), RoundedBorder(.rgb(0xFF0000), width: .max)] }
    }
  }
}
