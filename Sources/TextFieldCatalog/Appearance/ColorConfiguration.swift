import WidgetSupport

/// The colors of a part of a field, one for each of its states.
///
/// Origin: the structure of the same name in TextFieldsCatalog.
public struct ColorConfiguration: Hashable, Sendable {
  /// The color while there is an error.
  public var error: ThemeColor
  /// The color while the field does not have the focus.
  public var normal: ThemeColor
  /// The color while the field has the focus.
  public var active: ThemeColor
  /// The color while the field is disabled.
  public var disabled: ThemeColor

  /// Creates a configuration with a color for each state.
  public init(
    error: ThemeColor, normal: ThemeColor, active: ThemeColor, disabled: ThemeColor
  ) {
    self.error = error
    self.normal = normal
    self.active = active
    self.disabled = disabled
  }

  /// Creates a configuration with one color for all states.
  public init(_ color: ThemeColor) {
    self.init(error: color, normal: color, active: color, disabled: color)
  }
}
