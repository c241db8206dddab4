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

/// What the Return key does, for keyboards on the screen that write it on the key.
///
/// GTK's input methods have no word for it: here it is kept for an app to read, and changes nothing.
public enum ReturnKeyType: String, Sendable, CaseIterable {
  /// As the keyboard likes.
  case `default`
  /// Goes somewhere.
  case go
  /// Goes to the next field.
  case next
  /// Ends writing.
  case done
  /// Looks for something.
  case search
  /// Sends something.
  case send
}
