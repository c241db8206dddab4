import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Whether the text of a field is legible: computed from its pixels.
final class FieldAppearanceTests: WidgetTestCase {
  private static let themes = [
    ("Adwaita", false), ("Adwaita", true), ("HighContrast", false), ("HighContrastInverse", false),
  ]

  func testEverythingThatIsWrittenHasItsContrast() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      let theme = settings.themeName
      defer { settings.themeName = theme }
      for (name, isDark) in Self.themes {
        settings.themeName = name
        settings.prefersDark = isDark
        for state in ["normal", "active", "hint", "error", "disabled"] {
          for make in [
            { BorderedTextField() }, { UnderlinedTextField() }, { UnderlinedTextView() },
          ]
            as [@MainActor () -> CatalogField]
          {
            try Self.check(make(), state, "\(name)\(isDark ? " dark" : "")")
          }
        }
      }
    }
  }

  /// Glyphs without inner edges: thin letters are blended with the background, differently in each
  /// version of GTK.
  private static let blocks = "████"

  @MainActor
  private static func check(_ field: CatalogField, _ state: String, _ theme: String) throws {
    let host = FieldHost(field, isFocused: state == "active" || state == "hint") {
      $0.placeholder = blocks
      $0.setHint(blocks)
      if state != "hint" { $0.setText(blocks) }
    }
    defer { host.close() }
    if state == "error" { field.setError(with: blocks) }
    if state == "disabled" { field.disableTextField() }
    // The colors of a selection are the theme's own.
    if field.isCurrentFirstResponder() { host.press("End") }
    host.host.settle()
    let parts = field.implementation.parts
    let placeholder = parts.placeholders.floating?.label ?? parts.placeholders.title
    var labels: [(String, Widget?)] = [("label", placeholder)]
    if state != "hint" { labels.append(("text", parts.input.widget)) }
    if !field.message.text.isEmpty { labels.append(("hint", parts.hint.label)) }
    for (name, label) in labels {
      let contrast = try contrast(of: try XCTUnwrap(label), in: host)
      let kind = field.implementation.style.configuration.styleClass
      let what = "\(name) of \(kind), \(state), \(theme)"
      XCTAssertGreaterThanOrEqual(contrast, 4.5, what)
    }
  }

  @MainActor
  private static func contrast<Field>(
    of label: Widget, in host: FieldHost<Field>
  ) throws -> Double {
    let place = try XCTUnwrap(label.bounds(in: host.host.window))
    let picture = RenderedPicture(try XCTUnwrap(host.host.window.makeTexture()))
    let (left, top) = (Int(place.x), Int(place.y.rounded(.up)))
    // The text is at the left; there could be a caret after it.
    return picture.strongestContrast(
      to: picture[left - 3, top + Int(place.height / 2)],
      x: left..<left + min(20, Int(place.width)),
      y: top..<top + Int(place.height))
  }

  func testEachStateHasItsLine() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      for isDark in [false, true] {
        settings.prefersDark = isDark
        let host = FieldHost(UnderlinedTextField(), isFocused: false)
        defer { host.close() }
        var colors: [RenderedPicture.Color] = []
        @MainActor func check() throws {
          host.host.settle()
          let line = host.field.implementation.parts.decoration.line
          let place = try XCTUnwrap(line?.bounds(in: host.host.window))
          let picture = RenderedPicture(try XCTUnwrap(host.host.window.makeTexture()))
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
      defer { host.close() }
      let before = host.field.styleClasses
      host.field.configuration = .darkCatalogue
      host.host.settle()
      XCTAssertNotEqual(host.field.styleClasses, before)
      let place = try XCTUnwrap(host.field.bounds(in: host.host.window))
      let picture = RenderedPicture(try XCTUnwrap(host.host.window.makeTexture()))
      let corner = picture[Int(place.x) + 2, Int(place.y) + 2]
      XCTAssertEqual(corner.red, Double(0x1F) / 255, accuracy: 0.01)
      XCTAssertEqual(corner.blue, Double(0x32) / 255, accuracy: 0.01)
    }
  }

  func testColoursThatBreakNoStyleSheet() {
    XCTAssertEqual(FieldColor.rgb(0x0A).css, "#00000a")
    XCTAssertEqual(FieldColor.rgb(0xFFFF_FFFF).css, "#ffffff")
    XCTAssertEqual(FieldColor.theme("x; } * { color: red").css, "@xcolorred")
    XCTAssertEqual(FieldColor.theme("").css, "@theme_fg_color")
    XCTAssertEqual(
      FieldColor.text(strength: .nan).css, "mix(@theme_bg_color, @theme_fg_color, 1.0)")
  }
}
