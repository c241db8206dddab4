import RichTextModel

/// The value of a knob.
public enum KnobValue: Hashable, Sendable {
  /// On or off.
  case toggle(Bool)
  /// A number, which may be infinite or NaN.
  case number(Double)
  /// The identifier of an option.
  case choice(String)
  /// A text.
  case text(String)

  /// The value as in scenarios and in `--json`; numbers that JSON cannot represent become `null`.
  public var json: JSONValue {
    switch self {
    case .toggle(let value): .bool(value)
    case .number(let value): .number(value)
    case .choice(let value), .text(let value): .string(value)
    }
  }
}
