/// When the button that shows a password is visible.
///
/// Origin: the behaviors of the same names in TextFieldsCatalog.
public enum PasswordButtonBehavior: String, Sendable, CaseIterable {
  /// Always.
  case alwaysVisible
  /// While the field has text.
  case visibleOnNotEmptyText
  /// From the first text on; it stays until the field is reset.
  case visibleAfterFirstEntry

  /// Returns whether the button is visible.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - hadText: Whether the field has had text since it was created or reset.
  /// - Returns: Whether it is visible.
  public func isVisible(text: String, hadText: Bool) -> Bool {
    switch self {
    case .alwaysVisible: true
    case .visibleOnNotEmptyText: !text.isEmpty
    case .visibleAfterFirstEntry: hadText || !text.isEmpty
    }
  }
}

/// When the button that clears a text is visible.
public enum ClearButton {
  /// Returns whether the button is visible: while there is text that the user may change.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - isEnabled: Whether the user can write in the field.
  ///   - hideClearButton: Whether the field has no such button.
  /// - Returns: Whether it is visible.
  public static func isVisible(text: String, isEnabled: Bool, hideClearButton: Bool) -> Bool {
    !text.isEmpty && isEnabled && !hideClearButton
  }
}
