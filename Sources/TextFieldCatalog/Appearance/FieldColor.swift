import WidgetSupport

/// A color of a field: one of the theme's, or a fixed one.
///
/// ```swift
/// let accent = FieldColor.theme("theme_selected_bg_color")
/// let orange = FieldColor.rgb(0xFF9D2B)
/// ```
public enum FieldColor: Hashable, Sendable {
  /// A color given by its red, green and blue, such as `0xFF9D2B`.
  case rgb(UInt32)
  /// A named color of the theme, such as `error_color`; it follows light, dark and high contrast.
  case theme(String)
  /// The theme's text color, mixed with its background color; a strength of 1 is the text color
  /// alone.
  case text(strength: Double)
  /// A named color of the theme, mixed with the theme's text color only as far as it takes to reach
  /// a contrast with the field's background: 4.5 is the contrast that text needs, 3 the one that
  /// lines need. In high contrast these are 7 and 4.5.
  case readable(String, contrast: Double = 4.5)

  /// The color as written in a style sheet; a readable color is not mixed here: see
  /// ``css(_:on:)``.
  var css: String { source.css }

  /// Returns the color as written in a style sheet, readable if it has to be.
  ///
  /// A strength that is enough in other themes may not be in high contrast, and is then raised.
  ///
  /// - Parameters:
  ///   - contrast: The contrast that what has the color needs in high contrast.
  ///   - background: The background below it; nil for the window's.
  /// - Returns: The color, or a name that the next update of ``ReadableColors`` defines.
  @MainActor
  func css(_ contrast: RequiredContrast, on background: FieldColor? = nil) -> String {
    let required: RequiredContrast
    switch self {
    case .rgb, .theme: return css
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
    case .rgb(let value): .rgb(value)
    case .theme(let name), .readable(let name, _): .named(Self.name(name))
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

/// The colors of a part of a field, one for each of its states.
///
/// Origin: the structure of the same name in TextFieldsCatalog.
public struct ColorConfiguration: Hashable, Sendable {
  /// The color while there is an error.
  public var error: FieldColor
  /// The color while the field does not have the focus.
  public var normal: FieldColor
  /// The color while the field has the focus.
  public var active: FieldColor
  /// The color while the field is disabled.
  public var disabled: FieldColor

  /// Creates a configuration with a color for each state.
  public init(
    error: FieldColor, normal: FieldColor, active: FieldColor, disabled: FieldColor
  ) {
    self.error = error
    self.normal = normal
    self.active = active
    self.disabled = disabled
  }

  /// Creates a configuration with one color for all states.
  public init(_ color: FieldColor) {
    self.init(error: color, normal: color, active: color, disabled: color)
  }
}
