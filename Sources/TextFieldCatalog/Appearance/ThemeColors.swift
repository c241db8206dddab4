/// The colors that fields take from the theme, so that they fit light, dark and high contrast.
///
/// The theme's own accent, error and disabled colors are made for surfaces. They are mixed with its
/// text color only where they would not be readable (4.5:1) or visible (3:1) on the field's
/// background. The line of the field with the focus has the color that all inputs of this package
/// have then, `concertina_focus`.
extension ColorConfiguration {
  /// The colors of the text.
  public static let text = ColorConfiguration(
    error: .named("theme_fg_color"), normal: .named("theme_fg_color"),
    active: .named("theme_fg_color"), disabled: .readable("insensitive_fg_color"))

  /// The colors of placeholders and titles.
  public static let placeholder = ColorConfiguration(
    error: .readable("error_color"), normal: .text(strength: 0.75),
    active: .readable("theme_selected_bg_color"), disabled: .readable("insensitive_fg_color"))

  /// The colors of frames and lines.
  public static let line = ColorConfiguration(
    error: .readable("error_color", contrast: 3), normal: .text(strength: 0.55),
    active: .readable("concertina_focus", contrast: 3), disabled: .text(strength: 0.55))

  /// The colors of the hint.
  public static let hint = ColorConfiguration(
    error: .readable("error_color"), normal: .text(strength: 0.75),
    active: .text(strength: 0.75), disabled: .readable("insensitive_fg_color"))
}

/// The palette of TextFieldsCatalog, for screenshots that are compared with it.
enum DarkCatalogue {
  static let background = ThemeColor.rgb(0x1F2032)
  static let container = ThemeColor.rgb(0x34364E)
  static let gray = ThemeColor.rgb(0x9FACC7)
  static let active = ThemeColor.rgb(0xFF9D2B)
  static let pressed = ThemeColor.rgb(0xD47506)
  static let error = ThemeColor.rgb(0xFF4747)
  static let text = ThemeColor.rgb(0xFEFEFE)

  static let textColors = ColorConfiguration(
    error: text, normal: text, active: text, disabled: gray)
  static let lineColors = ColorConfiguration(
    error: error, normal: container, active: active, disabled: container)
  // An error shows in the line and the hint alone.
  static let topColors = ColorConfiguration(
    error: gray, normal: gray, active: active, disabled: gray)
  static let bottomColors = ColorConfiguration(
    error: text, normal: text, active: active, disabled: gray)
  static let hintColors = ColorConfiguration(
    error: error, normal: gray, active: gray, disabled: gray)

  /// Returns the appearance of a kind of field in this palette.
  static func appearance(of kind: FieldKind) -> FieldAppearance {
    var dark = kind.appearance
    dark.border?.colors = lineColors
    dark.line?.colors = lineColors
    dark.placeholder.topColors = kind == .bordered ? ColorConfiguration(gray) : topColors
    dark.placeholder.bottomColors = bottomColors
    dark.text.colors = textColors
    dark.text.tintColor = active
    dark.hint.colors = hintColors
    dark.passwordMode = PasswordModeConfiguration(normalColor: active, pressedColor: pressed)
    dark.clearButton.normalColor = active
    dark.clearButton.pressedColor = pressed
    dark.background.color = background
    return dark
  }
}
