/// What a field of one line is for, and which button it has.
///
/// Origin: the seed's enumeration of the same name.
public enum TextFieldMode: Hashable, Sendable {
  /// A field without a button.
  case plain
  /// A field that hides what is written, with a button that shows it.
  case password
  /// A field with a button of the app's own.
  case custom(ActionButtonConfiguration)
}
