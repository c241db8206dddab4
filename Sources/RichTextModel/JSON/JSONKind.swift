/// The kind of a JSON value, by its name in JSON Schema.
public enum JSONKind: String, CaseIterable, Hashable, Sendable {
  case null
  case boolean
  case number
  case string
  case array
  case object

  /// The kind in a sentence, such as "a string".
  public var phrase: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue {
  /// The kind of this value.
  public var kind: JSONKind {
    switch self {
    case .null: .null
    case .bool: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The value as an error message shows it: its kind and, if it is short, the value itself.
  public var phrase: String {
    switch self {
    case .null, .array, .object: kind.phrase
    case .bool(let value): value ? "true" : "false"
    case .number: "a number (\(compactText))"
    case .string(let text): "a string (\(JSONWriter.excerpt(of: text)))"
    }
  }
}
