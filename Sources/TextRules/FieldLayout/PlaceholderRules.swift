/// Where a floating placeholder stands.
public enum PlaceholderPosition: String, Equatable, Sendable {
  /// Above the input, small.
  case top
  /// In the empty input.
  case bottom

  /// Where it stands: in the input only while this is empty and nobody writes.
  ///
  /// Text that is being composed counts as text.
  public init(text: String, isFocused: Bool, preedit: String = "") {
    self = isFocused || !text.isEmpty || !preedit.isEmpty ? .top : .bottom
  }
}

/// When a placeholder in the input goes.
public enum NativePlaceholderBehavior: String, Sendable, CaseIterable {
  /// When the field gets the focus.
  case hideOnFocus
  /// When there is a text.
  case hideOnInput
}

/// A placeholder that stands in the input and does not move.
///
/// Several can be in a field: beside a floating one, a main one that names the field, and a
/// supporting one that shows the form of the text, as `XX XXX`, once a person came to write.
///
/// Origin: the seed's placeholders of the same names.
public struct NativePlaceholder: Hashable, Sendable {
  /// When it goes.
  public var behavior: NativePlaceholderBehavior
  /// Whether it is a supporting one, which is there only while the field has the focus.
  public var isSupport: Bool

  /// Makes a placeholder.
  ///
  /// - Parameters:
  ///   - behavior: When it goes.
  ///   - isSupport: Whether it is a supporting one.
  public init(behavior: NativePlaceholderBehavior = .hideOnInput, isSupport: Bool = false) {
    self.behavior = behavior
    self.isSupport = isSupport
  }

  /// Whether it is there.
  ///
  /// - Parameters:
  ///   - text: The text, with what is being composed.
  ///   - isFocused: Whether a person writes in the field.
  /// - Returns: Whether it is there; a supporting one that goes with the focus never is.
  public func isVisible(text: String, isFocused: Bool) -> Bool {
    guard text.isEmpty else { return false }
    let staysOnFocus = behavior == .hideOnInput
    return isSupport ? isFocused && staysOnFocus : !isFocused || staysOnFocus
  }
}
