/// What a validator says of a text.
public enum FieldVerdict: Equatable, Sendable {
  /// The text is as it should be.
  case valid
  /// It is not, with what to tell the person; nil: the hint says enough.
  case invalid(String?)

  /// Whether the text is as it should be.
  public var isValid: Bool { self == .valid }
}
