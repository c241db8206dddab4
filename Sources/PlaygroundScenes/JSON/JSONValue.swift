/// A JSON value, as in scenario files and in the output of the playground.
///
/// Objects keep the order of their keys, so that a printed line has the order in which it was
/// written. Literals build values directly:
///
/// ```swift
/// let state: JSONValue = ["text": "hello", "lineCount": 1, "isEnabled": true]
/// state["lineCount"]?.numberValue  // 1
/// ```
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// Makes a number from an integer.
  public static func integer(_ value: Int) -> JSONValue {
    .number(Double(value))
  }

  /// Makes a string, or `null` for no string.
  public static func optional(_ value: String?) -> JSONValue {
    value.map(JSONValue.string) ?? .null
  }

  /// The member of an object; nil if there is none or if this is not an object.
  public subscript(key: String) -> JSONValue? {
    objectValue?[key]
  }

  /// The Boolean; nil if this is none.
  public var boolValue: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The number; nil if this is none.
  public var numberValue: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The string; nil if this is none.
  public var stringValue: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// The elements; nil if this is not an array.
  public var arrayValue: [JSONValue]? {
    guard case .array(let value) = self else { return nil }
    return value
  }

  /// The members; nil if this is not an object.
  public var objectValue: JSONObject? {
    guard case .object(let value) = self else { return nil }
    return value
  }
}
