/// A JSON value, as in saved data whose meaning is not known here.
///
/// Objects keep the order of their keys, so that a printed line has the order in which it was
/// written. Literals build values directly:
///
/// ```swift
/// let state: JSONValue = ["text": "hello", "lineCount": 1, "isEnabled": true]
/// state["lineCount"]?.numberValue  // 1
/// ```
public enum JSONValue: Hashable, Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Values by name.
  case object(JSONObject)

  /// Creates an object, with its keys in alphabetical order.
  static func members(_ members: [String: JSONValue]) -> JSONValue { .object(JSONObject(members)) }

  /// Creates a number from an integer.
  public static func integer(_ value: Int) -> JSONValue {
    .number(Double(value))
  }

  /// Creates a string, or `null` for no string.
  public static func optional(_ value: String?) -> JSONValue {
    value.map(JSONValue.string) ?? .null
  }

  /// The member of an object; nil if there is none or if this is not an object.
  public subscript(key: String) -> JSONValue? {
    objectValue?[key]
  }

  /// The Boolean; nil for any other value.
  public var boolValue: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The number; nil for any other value.
  public var numberValue: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The string; nil for any other value.
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

@available(*, deprecated, message: "JSONValue(parsing:) says where a text is not JSON")
extension JSONValue: Decodable {
  /// Reads one value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // By decreasing frequency: each wrong guess costs an error that is discarded.
    if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let members = try? container.decode([String: JSONValue].self) {
      self = .members(members)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      guard container.decodeNil() else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no JSON value")
      }
      self = .null
    }
  }
}

extension JSONValue: Encodable {
  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    case .array(let array): try container.encode(array)
    case .object(let object): try container.encode(object.dictionary)
    }
  }
}
