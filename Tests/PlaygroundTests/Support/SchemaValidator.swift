import PlaygroundScenes

/// Validates JSON against the part of JSON Schema 2020-12 that the package's schema uses.
///
/// An unknown keyword is an error: otherwise a schema that says more than the test understands
/// would pass unchecked.
struct SchemaValidator {
  struct UnknownKeyword: Error {
    let keyword: String
  }

  private static let annotations: Set<String> = [
    "$schema", "$defs", "title", "description", "examples",
  ]

  let root: JSONValue

  /// Whether a document conforms to the schema.
  func accepts(_ value: JSONValue) throws -> Bool {
    try accepts(value, root)
  }

  /// Returns the schema itself, or the one that it refers to.
  func resolved(_ schema: JSONValue) -> JSONValue {
    guard let name = schema["$ref"]?.stringValue?.split(separator: "/").last else { return schema }
    return root["$defs"]?[String(name)] ?? schema
  }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) throws -> Bool {
    for (keyword, argument) in schema.objectValue?.members ?? [] {
      guard try check(keyword, argument, value, schema) else { return false }
    }
    return true
  }

  private func check(
    _ keyword: String, _ argument: JSONValue, _ value: JSONValue, _ schema: JSONValue
  ) throws -> Bool {
    switch keyword {
    case _ where Self.annotations.contains(keyword): return true
    case "$ref": return try accepts(value, resolved(schema))
    case "not": return try !accepts(value, argument)
    case "anyOf": return try (argument.arrayValue ?? []).contains { try accepts(value, $0) }
    case "const": return value == argument
    case "enum": return argument.arrayValue?.contains(value) == true
    case "type": return hasType(value, argument)
    default: return try checkParts(keyword, argument, value, schema)
    }
  }

  private func hasType(_ value: JSONValue, _ type: JSONValue) -> Bool {
    (type.arrayValue ?? [type]).contains { name in
      guard name == "integer" else { return name.stringValue == value.kind.rawValue }
      return value.numberValue.map { $0.rounded() == $0 } ?? false
    }
  }

  /// Checks the keywords that do not restrict values of other types than their own.
  private func checkParts(
    _ keyword: String, _ argument: JSONValue, _ value: JSONValue, _ schema: JSONValue
  ) throws -> Bool {
    switch keyword {
    case "minimum": return value.numberValue.map { $0 >= limit(argument) } ?? true
    case "maximum": return value.numberValue.map { $0 <= limit(argument) } ?? true
    case "minLength": return count(value.stringValue?.unicodeScalars) >= limit(argument)
    case "maxLength": return count(value.stringValue?.unicodeScalars) <= limit(argument)
    case "minItems": return count(value.arrayValue) >= limit(argument)
    case "maxItems": return value.arrayValue == nil || count(value.arrayValue) <= limit(argument)
    case "minProperties": return count(value.objectValue?.keys) >= limit(argument)
    case "maxProperties":
      return value.objectValue == nil || count(value.objectValue?.keys) <= limit(argument)
    case "pattern": return try matches(value, argument)
    case "required":
      let names = (argument.arrayValue ?? []).compactMap(\.stringValue)
      return value.objectValue.map { object in names.allSatisfy { object[$0] != nil } } ?? true
    case "items": return try (value.arrayValue ?? []).allSatisfy { try accepts($0, argument) }
    case "properties": return try checkProperties(argument, value)
    case "additionalProperties": return try checkOthers(argument, value, schema)
    default: throw UnknownKeyword(keyword: keyword)
    }
  }

  private func limit(_ argument: JSONValue) -> Double {
    argument.numberValue ?? .nan
  }

  /// The number of parts; infinite if the keyword does not apply, so that a minimum is met.
  private func count(_ parts: (some Collection)?) -> Double {
    parts.map { Double($0.count) } ?? .infinity
  }

  private func matches(_ value: JSONValue, _ pattern: JSONValue) throws -> Bool {
    guard let text = value.stringValue else { return true }
    return try text.contains(Regex(pattern.stringValue ?? ""))
  }

  private func checkProperties(_ argument: JSONValue, _ value: JSONValue) throws -> Bool {
    try (value.objectValue?.members ?? []).allSatisfy { key, part in
      guard let schema = argument[key] else { return true }
      return try accepts(part, schema)
    }
  }

  private func checkOthers(
    _ argument: JSONValue, _ value: JSONValue, _ schema: JSONValue
  ) throws -> Bool {
    try (value.objectValue?.members ?? []).allSatisfy { key, part in
      if schema["properties"]?[key] != nil { return true }
      return try argument != false && accepts(part, argument)
    }
  }
}
