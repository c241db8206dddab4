/// The result of a validation.
public enum FieldVerdict: Equatable, Sendable {
  /// The text is valid.
  case valid
  /// The text is invalid, with a message for the user; if it is `nil`, the hint says enough.
  case invalid(String?)

  /// Whether the text is valid.
  public var isValid: Bool { self == .valid }
}
