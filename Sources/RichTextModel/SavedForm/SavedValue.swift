/// A JSON value, for saved data whose meaning is not known here.
public enum SavedValue: Hashable, Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([SavedValue])
  /// Values by name.
  case object([String: SavedValue])
}

extension SavedValue: Codable {
  /// Reads one value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // By decreasing frequency: each wrong guess costs an error that is discarded.
    if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let object = try? container.decode([String: SavedValue].self) {
      self = .object(object)
    } else if let array = try? container.decode([SavedValue].self) {
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

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    case .array(let array): try container.encode(array)
    case .object(let object): try container.encode(object)
    }
  }
}
