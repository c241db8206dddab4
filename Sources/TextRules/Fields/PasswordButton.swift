/// When the button that shows a password is there.
///
/// Origin: the seed's behaviours of the same names.
public enum PasswordButtonBehavior: String, Sendable, CaseIterable {
  /// Always.
  case alwaysVisible
  /// While there is a text.
  case visibleOnNotEmptyText
  /// From the first text on; it does not go again until the field is reset.
  case visibleAfterFirstEntry

  /// Whether the button is there.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - hadText: Whether there ever was one since the field was made or reset.
  /// - Returns: Whether it is there.
  public func isVisible(text: String, hadText: Bool) -> Bool {
    switch self {
    case .alwaysVisible: true
    case .visibleOnNotEmptyText: !text.isEmpty
    case .visibleAfterFirstEntry: hadText || !text.isEmpty
    }
  }
}

/// When the button that clears a text is there.
public enum ClearButton {
  /// Whether the button is there: while there is a text that a person may change.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - isEnabled: Whether a person can write in it.
  ///   - hideClearButton: Whether the field is to have none.
  /// - Returns: Whether it is there.
  public static func isVisible(text: String, isEnabled: Bool, hideClearButton: Bool) -> Bool {
    !text.isEmpty && isEnabled && !hideClearButton
  }
}
