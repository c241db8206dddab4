import FoundationEssentials

/// Members of a saved run that this version does not know, by name: those of the run itself, and
/// those of the objects in it, under the names of these.
///
/// Unknown attributes are in ``UnknownAttributesKey``.
public enum UnknownMembersKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = [String: JSONValue]
  /// The name of the attribute.
  public static let name = "concertina.unknownMembers"
}

extension UnknownMembersKey: RichTextKey {
  static let savedNames: [String] = []

  // They are beside the attributes: the run writes and reads them.
  static func save(_ value: [String: JSONValue], in members: inout [String: JSONValue]) {}

  static func saved(
    in run: SavedValueReader
  ) throws(SavedFormError) -> [String: JSONValue]? { nil }

  static func markdownLosses(of value: [String: JSONValue], inCode: Bool) -> [String] { [] }
}
