/// The value of a knob.
public enum KnobValue: Hashable, Sendable {
  /// On or off.
  case toggle(Bool)
  /// A number, which may be infinite or not a number at all.
  case number(Double)
  /// The identifier of an option.
  case choice(String)
  /// A text.
  case text(String)

  /// The value as scenarios and `--json` write it; numbers that JSON cannot hold become `null`.
  public var json: JSONValue {
    switch self {
    case .toggle(let value): .bool(value)
    case .number(let value): .number(value)
    case .choice(let value), .text(let value): .string(value)
    }
  }
}
