/// The former name of ``ThemeColor``.
@available(*, deprecated, renamed: "ThemeColor")
public typealias FieldColor = ThemeColor

extension ThemeColor {
  /// The former name of ``named(_:)``.
  @available(*, deprecated, renamed: "named(_:)")
  public static func theme(_ name: String) -> ThemeColor { .named(name) }
}

extension RoundedBorder {
  /// The former name of ``ThemeColor``.
  @available(*, deprecated, renamed: "ThemeColor")
  public typealias Color = ThemeColor
}

extension ThemeColor {
  /// The former name of ``current``.
  @available(*, deprecated, renamed: "current")
  public static var text: ThemeColor { .current }

  /// The former name of ``fieldBorder``.
  @available(*, deprecated, renamed: "fieldBorder")
  public static var field: ThemeColor { .fieldBorder }

  /// The former name of ``focusRing``.
  @available(*, deprecated, renamed: "focusRing")
  public static var focus: ThemeColor { .focusRing }
}
