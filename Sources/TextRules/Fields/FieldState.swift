/// The state of a field, which determines its appearance.
public enum FieldState: String, Hashable, Sendable, CaseIterable {
  /// The user can write in the field.
  case normal
  /// The field has the focus.
  case active
  /// There is an error; this takes precedence over all other states.
  case error
  /// The user cannot write in the field.
  case disabled
}
