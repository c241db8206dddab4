import FoundationEssentials

/// Attributes of a saved file that this version does not know, by name.
public enum UnknownAttributesKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = [String: JSONValue]
  /// The name of the attribute.
  public static let name = "concertina.unknown"
}

extension UnknownAttributesKey: RichTextKey {
  static let savedNames: [String] = []

  static func save(_ value: [String: JSONValue], in members: inout [String: JSONValue]) {
    members.merge(value) { known, _ in known }
  }

  static func saved(
    in run: SavedValueReader
  ) throws(SavedFormError) -> [String: JSONValue]? { nil }

  static func markdownLosses(of value: [String: JSONValue], inCode: Bool) -> [String] {
    value.keys.sorted()
  }
}
