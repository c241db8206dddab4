import Colors

/// The former name of ``/Colors/Color``.
@available(*, deprecated, renamed: "Color")
public typealias Paint = Color

extension Widget {
  /// The former name of ``namedColor(_:)``.
  @available(*, deprecated, renamed: "namedColor(_:)")
  public final func namedPaint(_ name: String) -> Color? { namedColor(name) }

  /// The former name of ``color``.
  @available(*, deprecated, renamed: "color")
  public final var textPaint: Color { color }
}
