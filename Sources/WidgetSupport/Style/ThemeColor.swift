import Colors

/// The color of a part of a widget, which follows the theme.
///
/// It is one of the theme's own, a fixed ``/Colors/Color``, or one for light and one for dark
/// themes:
///
/// ```swift
/// let accent = ThemeColor.named("accent_color")
/// let orange = ThemeColor.rgb(0xFF9D2B)
/// let brand = ThemeColor.light(Color(rgb: 0x1A5FB4), dark: Color(rgb: 0x99C1F1))
/// ```
public enum ThemeColor: Hashable, Sendable {
  /// A fixed color.
  case fixed(Color)
  /// A color for themes with a light background, and one for those with a dark one.
  case light(Color, dark: Color)
  /// A color that the theme or an app's style sheet defines (`@define-color`), such as
  /// `error_color`; it follows light, dark and high contrast.
  case named(String)
  /// The color of the surrounding text, CSS's `currentColor`.
  case current
  /// The theme's text color, mixed with its background color; a strength of 1 is the text color
  /// alone.
  case text(strength: Double)
  /// A named color, mixed with the theme's text color only as far as it takes to reach a contrast
  /// with the background: 4.5 is the contrast that text needs, 3 the one that lines need. In high
  /// contrast these are 7 and 4.5.
  case readable(String, contrast: Double = 4.5)

  /// A fixed color given by its red, green and blue, such as `0xFF9D2B`.
  public static func rgb(_ value: UInt32) -> ThemeColor { .fixed(Color(rgb: value)) }

  /// The color of the line around fields: 3:1 against its background.
  public static let fieldBorder = ThemeColor.named("concertina_field_border")
  /// The color of the ring around the field with the focus: 3:1 against its background.
  public static let focusRing = ThemeColor.named("concertina_focus")

  /// The color as written in a style sheet; a readable color is not mixed here: see
  /// ``css(_:on:)``.
  package var css: String { self == .current ? "currentColor" : source.css }

  /// Returns the color as written in a style sheet, readable if it has to be.
  ///
  /// A strength that is enough in other themes may not be in high contrast, and is then raised.
  ///
  /// - Parameters:
  ///   - contrast: The contrast that what has the color needs in high contrast.
  ///   - background: The background below it; nil for the window's.
  /// - Returns: The color, or a name that the next update of ``ReadableColors`` defines.
  @MainActor
  package func css(_ contrast: RequiredContrast, on background: ThemeColor? = nil) -> String {
    let required: RequiredContrast
    switch self {
    case .fixed, .named, .current: return css
    case .light: required = .none
    case .text: required = contrast.inHighContrastOnly
    case .readable(_, let own): required = RequiredContrast(own)
    }
    return ReadableColors.reference(
      to: ReadableColor(
        source, required, against: [background?.source ?? "theme_bg_color"],
        toward: ["theme_fg_color"]))
  }

  /// The color without being mixed until it is readable.
  ///
  /// Characters that cannot be part of a name are left out, since a name that comes from a file
  /// must not break the style sheet of all widgets.
  private var source: ColorSource {
    switch self {
    case .fixed(let color): .fixed(color)
    case .light(let color, let dark): .light(color, dark: dark)
    case .named(let name), .readable(let name, _): .named(Self.name(name))
    case .current: "theme_fg_color"
    case .text(let strength): .mixed("theme_bg_color", "theme_fg_color", Self.part(strength))
    }
  }

  private static func part(_ strength: Double) -> Double {
    strength.isFinite ? min(max(strength, 0), 1) : 1
  }

  private static func name(_ text: String) -> String {
    let name = String(
      text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") })
    return name.isEmpty ? "theme_fg_color" : name
  }
}
