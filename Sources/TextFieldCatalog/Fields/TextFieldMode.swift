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
}
