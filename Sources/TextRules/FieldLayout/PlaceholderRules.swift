/// The position of a floating placeholder.
public enum PlaceholderPosition: String, Equatable, Sendable {
  /// Above the input, small.
  case top
  /// In the empty input.
  case bottom

  /// The position for a text: in the input only while it is empty and does not have the focus.
  ///
  /// A composition counts as text.
  public init(text: String, isFocused: Bool, preedit: String = "") {
    self = isFocused || !text.isEmpty || !preedit.isEmpty ? .top : .bottom
  }
}

/// When a placeholder in the input disappears.
public enum NativePlaceholderBehavior: String, Sendable, CaseIterable {
  /// When the field gets the focus.
  case hideOnFocus
  /// When the field has text.
  case hideOnInput
}

/// A placeholder that stays in the input and does not move.
///
/// A field can have several: besides a floating one, a main one that names the field, and a
/// supporting one that shows the expected form, such as `XX XXX`, once the field has the focus.
///
/// Origin: the placeholders of the same names in TextFieldsCatalog.
public struct NativePlaceholder: Hashable, Sendable {
  /// When it disappears.
  public var behavior: NativePlaceholderBehavior
  /// Whether it is a supporting placeholder, which is visible only while the field has the focus.
  public var isSupport: Bool

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - behavior: When it disappears.
  ///   - isSupport: Whether it is a supporting placeholder.
  public init(behavior: NativePlaceholderBehavior = .hideOnInput, isSupport: Bool = false) {
    self.behavior = behavior
    self.isSupport = isSupport
  }

  /// Returns whether the placeholder is visible.
  ///
  /// - Parameters:
  ///   - text: The text, including a composition.
  ///   - isFocused: Whether the field has the focus.
  /// - Returns: Whether it is visible; a supporting one that disappears on focus never is.
  public func isVisible(text: String, isFocused: Bool) -> Bool {
    guard text.isEmpty else { return false }
    let staysOnFocus = behavior == .hideOnInput
    return isSupport ? isFocused && staysOnFocus : !isFocused || staysOnFocus
  }
}
