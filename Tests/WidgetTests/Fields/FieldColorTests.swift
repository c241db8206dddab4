import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// The colors of the parts of a field, read from the drawn pixels.
final class FieldColorTests: WidgetTestCase {
  private typealias Color = RenderedPicture.Color

  private static let themes = [
    ("Adwaita", false), ("Adwaita", true), ("HighContrast", false), ("HighContrastInverse", false),
  ]
  /// Glyphs without inner edges: the drawn color is the color itself.
  private static let blocks = "████"

  @MainActor
  private static func forEachTheme(_ body: (String) throws -> Void) throws {
    let settings = try XCTUnwrap(DesktopSettings.current)
    let theme = settings.themeName
    defer { settings.themeName = theme }
    for (name, isDark) in Self.themes {
      settings.themeName = name
      settings.prefersDark = isDark
      try body("\(name)\(isDark ? " dark" : "")")
    }
  }

  /// The color with the strongest contrast in a part, and the background of that part.
  @MainActor
  private static func colors<Field>(
    of part: Widget?, in host: FieldHost<Field>
  ) throws -> (color: Color, background: Color) {
    host.settle()
    let place = try XCTUnwrap(try XCTUnwrap(part).bounds(in: host.window))
    let picture = RenderedPicture(try XCTUnwrap(host.window.makeTexture()))
    let (left, top) = (Int(place.x.rounded()), Int(place.y.rounded()))
    let background = picture[left - 4, top + Int(place.height / 2)]
    let pixels = (top..<top + Int(place.height)).flatMap { y in
      // There may be a caret at the left edge.
      (left + 3..<left + min(24, Int(place.width))).map { picture[$0, y] }
    }
    let color = pixels.max { $0.contrast(to: background) < $1.contrast(to: background) }
    return (try XCTUnwrap(color), background)
  }

  private static func assertSame(
    _ first: Color, _ second: Color, _ what: String, line: UInt = #line
  ) {
    for part in [\Color.red, \.green, \.blue] {
      XCTAssertEqual(
        first[keyPath: part], second[keyPath: part], accuracy: 1.5 / 255, what, line: line)
    }
  }

  /// Expects the theme's color itself, or that color mixed with only as much of the text color as
  /// the contrast requires.
  @MainActor
  private static func assertMixedNoMoreThanNeeded<Field>(
    _ part: Widget?, _ name: String, _ contrast: Double, in host: FieldHost<Field>, _ what: String
  ) throws {
    let contrast = RequiredContrast(contrast).value
    let (color, background) = try Self.colors(of: part, in: host)
    let own = try XCTUnwrap(host.field.namedColor(name))
    let theme = Color(red: own.red, green: own.green, blue: own.blue)
    XCTAssertGreaterThanOrEqual(color.contrast(to: background), contrast, what)
    if theme.contrast(to: background) >= contrast {
      Self.assertSame(color, theme, "\(what): the theme's own can be seen")
    } else {
      XCTAssertLessThan(color.contrast(to: background), contrast * 1.08, "\(what): mixed too much")
    }
  }

  func testErrorsAndFocusHaveTheThemesColors() throws {
    try onMain {
      try Self.forEachTheme { theme in
        let host = FieldHost(UnderlinedTextField()) { $0.placeholder = Self.blocks }
        defer { host.close() }
        let parts = host.field.implementation.parts
        let accent = "theme_selected_bg_color"
        let (label, line) = (parts.placeholders.floating?.label, parts.decoration.line)
        try Self.assertMixedNoMoreThanNeeded(
          label, accent, 4.5, in: host, "focused label, \(theme)")
        try Self.assertMixedNoMoreThanNeeded(line, accent, 3, in: host, "focused line, \(theme)")
        host.field.setError(with: Self.blocks)
        for (name, part) in [("label", label), ("hint", parts.hint.label)] {
          try Self.assertMixedNoMoreThanNeeded(
            part, "error_color", 4.5, in: host, "\(name) of a mistake, \(theme)")
        }
        try Self.assertMixedNoMoreThanNeeded(
          line, "error_color", 3, in: host, "line of a mistake, \(theme)")
      }
    }
  }

  func testAThemeThatChangesChangesTheMixture() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      let host = FieldHost(BorderedTextField()) { $0.setError(with: Self.blocks) }
      for isDark in [false, true, false] {
        settings.prefersDark = isDark
        try Self.assertMixedNoMoreThanNeeded(
          host.field.implementation.hint.label, "error_color", 4.5, in: host, "dark: \(isDark)")
      }
    }
  }

  func testTheBackgroundOfTheFieldCounts() throws {
    try onMain {
      var configuration = UnderlinedTextFieldConfiguration()
      configuration.background.color = .rgb(0xA0A0A0)
      let host = FieldHost(UnderlinedTextField(configuration: configuration)) {
        $0.setError(with: Self.blocks)
      }
      let (color, background) = try Self.colors(of: host.field.implementation.hint.label, in: host)
      XCTAssertEqual(background.red, Double(0xA0) / 255, accuracy: 0.01)
      XCTAssertGreaterThanOrEqual(color.contrast(to: background), 4.5)
      XCTAssertLessThan(color.contrast(to: background), 4.5 * 1.08)
    }
  }

  func testAnErrorHasTheColorOfErrorsAndAnIcon() throws {
    try onMain {
      try Self.forEachTheme { theme in
        let host = FieldHost(UnderlinedTextField()) {
          $0.maxLength = 3
          $0.showsCounter = true
        }
        defer { host.close() }
        let hint = host.field.implementation.hint
        host.field.setHint("Advice")
        host.settle()
        XCTAssertFalse(hint.icon?.isChildVisible ?? false, "advice is not a mistake")
        // The same letters, because their edges are blended alike.
        host.field.setText("123")
        host.settle()
        let calm = try Self.colors(of: hint.counter, in: host).color
        host.paste("45")
        XCTAssertEqual(
          host.field.message, .rejection("The field must contain at most 3 characters."))
        XCTAssertEqual(hint.icon?.isChildVisible, true)
        Self.assertSame(
          try Self.colors(of: hint.counter, in: host).color, calm, "3/3 is right, \(theme)")
        let rejected = try Self.colors(of: hint.icon, in: host).color
        host.field.setText("123456")
        host.field.setError(with: Self.blocks)
        host.settle()
        let wrong = try Self.colors(of: hint.label, in: host).color
        Self.assertSame(rejected, wrong, "a refusal is a mistake, \(theme)")
        Self.assertSame(try Self.colors(of: hint.icon, in: host).color, wrong, "icon, \(theme)")
        // Thin glyphs are blended with the background.
        let (counter, background) = try Self.colors(of: hint.counter, in: host)
        XCTAssertNotEqual(counter, calm, "6/3 is wrong, \(theme)")
        XCTAssertGreaterThan(counter.contrast(to: background), 3, theme)
        host.field.setText("123")
        host.settle()
        XCTAssertEqual(hint.icon?.isChildVisible, false)
        Self.assertSame(
          try Self.colors(of: hint.counter, in: host).color, calm, "3/3 is right again, \(theme)")
      }
    }
  }

  func testTheIconLeavesRoomForWhatIsWrong() throws {
    try onMain {
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        let host = FieldHost(UnderlinedTextField()) {
          $0.direction = direction
          $0.setError(with: "What is wrong")
        }
        defer { host.close() }
        let hint = host.field.implementation.hint
        let icon = try XCTUnwrap(hint.icon?.bounds(in: host.field))
        let text = try XCTUnwrap(hint.label.bounds(in: host.field))
        if direction == .leftToRight {
          XCTAssertLessThan(icon.x + icon.width, text.x)
          XCTAssertEqual(icon.x, 16, accuracy: 1)
        } else {
          XCTAssertGreaterThan(icon.x, text.x + text.width)
          XCTAssertEqual(icon.x + icon.width, Double(host.field.width) - 16, accuracy: 1)
        }
        XCTAssertEqual(icon.y + icon.height / 2, text.y + text.height / 2, accuracy: 1.5)
      }
    }
  }

  func testADisabledFieldHasItsOwnAppearance() throws {
    try onMain {
      try Self.forEachTheme { theme in
        let host = FieldHost(UnderlinedTextField(), isFocused: false) { $0.setText(Self.blocks) }
        defer { host.close() }
        let parts = host.field.implementation.parts
        let (enabled, background) = try Self.colors(of: parts.input.widget, in: host)
        XCTAssertEqual(try Self.gaps(in: parts.decoration.line, host), 0, theme)
        host.field.disableTextField()
        let disabled = try Self.colors(of: parts.input.widget, in: host).color
        XCTAssertGreaterThanOrEqual(disabled.contrast(to: background), 4.5, theme)
        XCTAssertLessThan(
          disabled.contrast(to: background), enabled.contrast(to: background) * 0.75, theme)
        XCTAssertGreaterThan(try Self.gaps(in: parts.decoration.line, host), 20, theme)
      }
    }
  }

  func testTranslucentColorsAreMixedAsTheyAreDrawn() throws {
    try onMain {
      // As in libadwaita.
      let sheet = StyleSheet(
        css: """
          @define-color theme_fg_color rgba(0, 0, 0, 0.8);
          @define-color insensitive_fg_color rgba(0, 0, 0, 0.4);
          """, priority: .application)
      defer { sheet.load("") }
      let host = FieldHost(UnderlinedTextField(), isFocused: false) { $0.setText(Self.blocks) }
      let input = host.field.implementation.parts.input.widget
      let (enabled, background) = try Self.colors(of: input, in: host)
      host.field.disableTextField()
      let disabled = try Self.colors(of: input, in: host).color
      XCTAssertGreaterThanOrEqual(disabled.contrast(to: background), 4.5)
      XCTAssertLessThan(disabled.contrast(to: background), 4.5 * 1.08)
      XCTAssertGreaterThan(enabled.contrast(to: background), 9)
    }
  }

  /// The number of times that the background shows through a line, from left to right.
  @MainActor
  private static func gaps<Field>(in line: Widget?, _ host: FieldHost<Field>) throws -> Int {
    host.settle()
    let place = try XCTUnwrap(line?.bounds(in: host.window))
    let picture = RenderedPicture(try XCTUnwrap(host.window.makeTexture()))
    let (left, y) = (Int(place.x), Int(place.y))
    let background = picture[left, y + 4]
    let isBackground = (left + 1..<left + Int(place.width) - 1).map { picture[$0, y] == background }
    return zip(isBackground, isBackground.dropFirst()).filter { !$0 && $1 }.count
  }

  func testAnExampleOfASumIsNoText() throws {
    try onMain {
      let sign = CurrencyPlaceholder("█", emptyText: "█")
      let host = FieldHost(UnderlinedTextField()) {
        $0.moneyFormat = MoneyFormat()
        $0.add(sign)
        $0.setHint(Self.blocks)
      }
      let example = try Self.colors(of: sign.widget, in: host).color
      Self.assertSame(
        example, try Self.colors(of: host.field.implementation.hint.label, in: host).color,
        "as faint as the hint")
      host.type("1")
      let (full, background) = try Self.colors(of: sign.widget, in: host)
      XCTAssertGreaterThan(full.contrast(to: background), example.contrast(to: background))
    }
  }

  func testTheOriginalsPalette() throws {
    try onMain {
      func color(_ value: UInt32) -> Color {
        Color(
          red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
          blue: Double(value & 0xFF) / 255)
      }
      let (gray, white, orange, red) = (
        color(0x9FACC7), color(0xFEFEFE), color(0xFF9D2B), color(0xFF4747)
      )
      let host = FieldHost(UnderlinedTextField(configuration: .darkCatalogue), isFocused: false) {
        $0.placeholder = Self.blocks
        $0.mode = .password
      }
      let parts = host.field.implementation.parts
      let label = parts.placeholders.floating?.label
      Self.assertSame(try Self.colors(of: label, in: host).color, white, "placeholder in the input")
      Self.assertSame(try Self.colors(of: host.button, in: host).color, orange, "eye")
      host.field.setError(with: Self.blocks)
      Self.assertSame(try Self.colors(of: label, in: host).color, white, "placeholder, mistake")
      Self.assertSame(try Self.colors(of: parts.hint.label, in: host).color, red, "what is wrong")
      host.focus()
      host.field.setText("x")
      host.field.setError(with: Self.blocks)
      Self.assertSame(try Self.colors(of: label, in: host).color, gray, "label, mistake")
      let area = FieldHost(UnderlinedTextView(configuration: .darkCatalogue)) { $0.setText("x") }
      defer { area.close() }
      Self.assertSame(try Self.colors(of: area.button, in: area).color, orange, "clear")
    }
  }
}
