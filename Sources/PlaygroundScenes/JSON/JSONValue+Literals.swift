extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes `null`.
  public init(nilLiteral: ()) {
    self = .null
  }

  /// Makes a Boolean.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  /// Makes a number.
  public init(integerLiteral value: Int) {
    self = .number(Double(value))
  }

  /// Makes a number.
  public init(floatLiteral value: Double) {
    self = .number(value)
  }

  /// Makes a string.
  public init(stringLiteral value: String) {
    self = .string(value)
  }

  /// Makes an array.
  public init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }

  /// Makes an object whose keys keep the order in which they are written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements))
  }
}
