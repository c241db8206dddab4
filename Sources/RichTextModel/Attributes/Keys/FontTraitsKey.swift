import FoundationEssentials

/// Bold, italic and monospace.
public enum FontTraitsKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = FontTraits
  /// The name of the attribute.
  public static let name = "concertina.fontTraits"
}

extension FontTraitsKey: RichTextKey {
  private static let traits: [(name: String, trait: FontTraits)] = [
    ("bold", .bold), ("italic", .italic), ("monospace", .monospace),
  ]
  static let savedNames = traits.map(\.name)
  static let isFormatting = true

  static func save(_ value: FontTraits, in members: inout [String: JSONValue]) {
    for (name, trait) in traits where value.contains(trait) { members[name] = true.savedValue }
  }

  static func saved(in run: SavedValueReader) throws(SavedFormError) -> FontTraits? {
    var value: FontTraits = []
    for (name, trait) in traits where run[name].exists {
      if try run[name].bool() { value.insert(trait) }
    }
    return value.isEmpty ? nil : value
  }

  static func appearance(of value: FontTraits) -> [LetterProperty] {
    let properties: [LetterProperty?] = [
      value.contains(.bold) ? .bold : nil,
      value.contains(.italic) ? .italic : nil,
      value.contains(.monospace) ? .family(LetterProperty.monospaceFamily) : nil,
    ]
    return properties.compactMap { $0 }
  }

  static func html(of value: FontTraits, in attributes: AttributeContainer) -> [HTMLPart] {
    let elements: [(FontTraits, String)] = [(.bold, "b"), (.italic, "i"), (.monospace, "code")]
    return elements.filter { value.contains($0.0) }.map { .element($0.1) }
  }

  static func markdownLosses(of value: FontTraits, inCode: Bool) -> [String] {
    inCode && !value.isSubset(of: .monospace) ? ["fontTraits"] : []
  }
}
