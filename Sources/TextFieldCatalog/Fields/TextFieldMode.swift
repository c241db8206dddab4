/// The purpose of a field of one line, and the button that it has.
///
/// Origin: the enumeration of the same name in TextFieldsCatalog.
public enum TextFieldMode: Hashable, Sendable {
  /// A field without a button.
  case plain
  /// A field that hides its text, with a button that shows it.
  case password
  /// A field with a button of the app's own.
  case custom(ActionButtonConfiguration)

  /// A field with a button of the app's own.
  ///
  /// ```swift
  /// field.mode = .button("camera-photo-symbolic", label: "Scan")
  /// field.onActionButtonTap = { field in field.text = "12 345-678" }
  /// ```
  ///
  /// - Parameters:
  ///   - icon: The icon, by its name in the theme.
  ///   - label: What the button does, for its tooltip and for screen readers.
  /// - Returns: The mode.
  public static func button(_ icon: String, label: String) -> TextFieldMode {
    .custom(ActionButtonConfiguration(image: icon, label: label))
  }
}
