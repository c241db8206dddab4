import FoundationEssentials

/// The attributes of a run as JSON, each under its own name.
///
/// Unknown attributes are kept in ``UnknownAttributesKey`` when read, and written again.
enum SavedAttributes {
  static func value(of attributes: AttributeContainer) -> [String: SavedValue] {
    var members = attributes[UnknownAttributesKey.self] ?? [:]
    let traits = attributes[FontTraitsKey.self] ?? []
    for (name, trait) in traitNames where traits.contains(trait) { members[name] = .bool(true) }
    members["family"] = attributes[FontFamilyKey.self].map(SavedValue.string)
    members["size"] = attributes[FontSizeKey.self].map(SavedValue.number)
    members["color"] = attributes[ForegroundColorKey.self].map(value)
    members["background"] = attributes[BackgroundColorKey.self].map(value)
    members["underline"] = (attributes[UnderlineKey.self]?.rawValue).map(SavedValue.string)
    members["strikethrough"] = attributes[StrikethroughKey.self].map(SavedValue.bool)
    members["letterPosition"] = (attributes[LetterPositionKey.self]?.rawValue).map(
      SavedValue.string)
    members["link"] = attributes[LinkKey.self].map(SavedValue.string)
    members["paragraph"] = attributes[ParagraphKey.self].map(value)
    members["followingParagraph"] = attributes[FollowingParagraphKey.self].map(value)
    members["backgroundStyle"] = attributes[BackgroundStyleKey.self].map(SavedBackground.value)
    members["textBlock"] = attributes[TextBlockKey.self].map(SavedValue.string)
    members["lockedAttributes"] = attributes[LockedAttributesKey.self].map {
      .array($0.sorted().map(SavedValue.string))
    }
    members["highlight"] = (attributes[HighlightKey.self]?.rawValue).map(SavedValue.string)
    members["contentType"] = (attributes[ContentTypeKey.self]?.name).map(SavedValue.string)
    addCustom(attributes, to: &members)
    return members
  }

  /// The name of the object for the app's attributes: separate, so that none is taken for one of
  /// the format.
  private static let customName = "custom"

  private static func addCustom(
    _ attributes: AttributeContainer, to members: inout [String: SavedValue]
  ) {
    let names = attributes.customNames
    guard !names.isEmpty else { return }
    var values: [String: SavedValue] = [:]
    if case .object(let unknown) = members[customName] { values = unknown }
    for name in names {
      guard let saved = CustomAttributes.kind(named: name)?.saved(from: attributes) else {
        continue
      }
      values[name] = saved
    }
    if !values.isEmpty { members[customName] = .object(values) }
  }

  private static let traitNames: [(String, FontTraits)] = [
    ("bold", .bold), ("italic", .italic), ("monospace", .monospace),
  ]

  private static let otherNames: Set<String> = [
    "family", "size", "color", "background", "underline", "strikethrough", "link", "paragraph",
    "followingParagraph", "backgroundStyle", "textBlock", "lockedAttributes", "highlight",
    "contentType", "letterPosition",
  ]

  private static func value(of color: TextColor) -> SavedValue { .string(color.description) }

  private static func value(of format: ParagraphFormat) -> SavedValue {
    var members: [String: SavedValue] = [
      "alignment": .string(format.alignment.rawValue),
      "firstLineIndent": .number(Double(format.firstLineIndent)),
      "headIndent": .number(Double(format.headIndent)),
      "spacingBefore": .number(Double(format.spacingBefore)),
      "spacingAfter": .number(Double(format.spacingAfter)),
      "lineSpacing": .number(Double(format.lineSpacing)),
    ]
    members["list"] = format.list.map(SavedListItem.value)
    if format.style != .body { members["style"] = .string(format.style.rawValue) }
    members["language"] = format.language.map(SavedValue.string)
    members["columns"] = format.columns.map { .array($0.map { .string($0.rawValue) }) }
    return .object(members)
  }

  // MARK: Reading

  static func container(from reader: SavedValueReader) throws(SavedFormError) -> AttributeContainer
  {
    var attributes = AttributeContainer()
    guard reader.exists else { return attributes }
    let members = try reader.members()
    try readFont(reader, into: &attributes)
    try readLines(reader, into: &attributes)
    if reader["paragraph"].exists {
      attributes[ParagraphKey.self] = try paragraph(from: reader["paragraph"])
    }
    if reader["followingParagraph"].exists {
      attributes[FollowingParagraphKey.self] = try paragraph(from: reader["followingParagraph"])
    }
    if reader["backgroundStyle"].exists {
      attributes[BackgroundStyleKey.self] = try SavedBackground.style(
        from: reader["backgroundStyle"])
    }
    if reader["textBlock"].exists {
      attributes[TextBlockKey.self] = try reader["textBlock"].string()
    }
    if reader["lockedAttributes"].exists {
      attributes[LockedAttributesKey.self] = Set(try reader["lockedAttributes"].strings())
    }
    if reader["highlight"].exists {
      attributes[HighlightKey.self] = try reader["highlight"].choice(TextHighlight.self)
    }
    if reader["contentType"].exists {
      attributes[ContentTypeKey.self] = ContentType(try reader["contentType"].string())
    }
    var unknown = members.filter { !isKnown($0.key) }
    if case .object = unknown[customName] {
      let others = try readCustom(reader[customName], into: &attributes)
      unknown[customName] = others.isEmpty ? nil : .object(others)
    }
    if !unknown.isEmpty { attributes[UnknownAttributesKey.self] = unknown }
    return attributes
  }

  /// Reads attributes whose keys are known.
  ///
  /// - Returns: The values of all others.
  private static func readCustom(
    _ reader: SavedValueReader, into attributes: inout AttributeContainer
  ) throws(SavedFormError) -> [String: SavedValue] {
    var others: [String: SavedValue] = [:]
    for (name, value) in try reader.members() {
      guard let kind = CustomAttributes.kind(named: name) else {
        others[name] = value
        continue
      }
      guard kind.read(value, into: &attributes) else {
        throw reader[name].expected("a value of the attribute \(name)")
      }
    }
    return others
  }

  private static func isKnown(_ name: String) -> Bool {
    otherNames.contains(name) || traitNames.contains { $0.0 == name }
  }

  private static func readFont(
    _ reader: SavedValueReader, into attributes: inout AttributeContainer
  ) throws(SavedFormError) {
    var traits: FontTraits = []
    for (name, trait) in traitNames where reader[name].exists {
      if try reader[name].bool() { traits.insert(trait) }
    }
    if !traits.isEmpty { attributes[FontTraitsKey.self] = traits }
    if reader["family"].exists { attributes[FontFamilyKey.self] = try reader["family"].string() }
    if reader["size"].exists { attributes[FontSizeKey.self] = try reader["size"].number() }
    if reader["color"].exists {
      attributes[ForegroundColorKey.self] = try reader["color"].color()
    }
    if reader["background"].exists {
      attributes[BackgroundColorKey.self] = try reader["background"].color()
    }
  }

  private static func readLines(
    _ reader: SavedValueReader, into attributes: inout AttributeContainer
  ) throws(SavedFormError) {
    if reader["underline"].exists {
      attributes[UnderlineKey.self] = try reader["underline"].choice(UnderlineStyle.self)
    }
    if reader["strikethrough"].exists {
      attributes[StrikethroughKey.self] = try reader["strikethrough"].bool()
    }
    if reader["letterPosition"].exists {
      attributes[LetterPositionKey.self] = try reader["letterPosition"].choice(LetterPosition.self)
    }
    if reader["link"].exists { attributes[LinkKey.self] = try reader["link"].string() }
  }

  private static func paragraph(
    from reader: SavedValueReader
  ) throws(SavedFormError) -> ParagraphFormat {
    var format = ParagraphFormat()
    if reader["alignment"].exists {
      format.alignment = try reader["alignment"].choice(ParagraphFormat.Alignment.self)
    }
    func read(_ name: String, _ part: WritableKeyPath<ParagraphFormat, Int>) throws(SavedFormError)
    {
      if reader[name].exists { format[keyPath: part] = try reader[name].integer() }
    }
    try read("firstLineIndent", \.firstLineIndent)
    try read("headIndent", \.headIndent)
    try read("spacingBefore", \.spacingBefore)
    try read("spacingAfter", \.spacingAfter)
    try read("lineSpacing", \.lineSpacing)
    if reader["list"].exists { format.list = try SavedListItem.item(from: reader["list"]) }
    if reader["style"].exists { format.style = StyleName(try reader["style"].string()) }
    if reader["language"].exists { format.language = try reader["language"].string() }
    if reader["columns"].exists {
      format.columns = try reader["columns"].choices(ParagraphFormat.Alignment.self)
    }
    return format
  }
}
