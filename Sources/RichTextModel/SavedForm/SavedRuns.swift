import FoundationEssentials

/// The runs of a text as JSON: each is text with the same attributes, or one attachment.
enum SavedRuns {
  static func values(of content: RichText) -> [JSONValue] {
    var values: [JSONValue] = []
    content.forEachPiece { text, attributes in values += self.values(of: text, attributes) }
    return values
  }

  private static func values(of text: String, _ attributes: AttributeContainer) -> [JSONValue] {
    let saved = SavedAttributes.value(of: attributes)
    var members = saved.isEmpty ? [:] : ["attributes": JSONValue.members(saved)]
    let attachment = attributes[AttachmentKey.self]
    if let attachment {
      members["attachment"] = SavedAttachment.value(of: attachment)
    } else {
      members["text"] = .string(text)
    }
    if let unknown = attributes[UnknownMembersKey.self] { shape.add(unknown, to: &members) }
    guard attachment != nil else { return [.members(members)] }
    // Equal attachments side by side are one run, but are saved one by one.
    return text.unicodeScalars.map { _ in .members(members) }
  }

  private static let shape = SavedShape(
    ["text"], ["attributes": SavedAttributes.shape, "attachment": SavedAttachment.shape])

  /// Expects that reading will not refuse what is written.
  static func checkReadable(_ content: RichText, depth: Int = 0) throws(SavedFormError) {
    guard depth <= SavedForm.maxDepth else { throw SavedFormError(.tooDeep) }
    var counter = RunCounter()
    var nested: [RichText] = []
    var isReadable = true
    content.forEachPiece { text, attributes in
      let attachment = attributes[AttachmentKey.self]
      nested += attachment?.editors ?? []
      // Equal attachments side by side are saved one by one.
      let count = attachment == nil ? 1 : text.unicodeScalars.count
      for _ in 0..<count { isReadable = counter.count(text) && isReadable }
    }
    guard isReadable else { throw SavedFormError(.tooManyRuns) }
    for editor in nested { try checkReadable(editor, depth: depth + 1) }
  }

  /// Counts the runs of a paragraph.
  struct RunCounter {
    private var runs = 0

    /// Counts a run; false if it is one too many.
    mutating func count(_ text: some StringProtocol) -> Bool {
      runs = text.unicodeScalars.contains("\n") ? 1 : runs + 1
      return runs <= SavedForm.maxRunCount
    }
  }

  static func content(
    from reader: SavedValueReader, depth: Int
  ) throws(SavedFormError) -> RichText {
    guard depth <= SavedForm.maxDepth else {
      throw SavedFormError(.tooDeep, at: reader.path)
    }
    var content = RichText()
    var counter = RunCounter()
    for element in try reader.elements() {
      let run = try run(from: element, depth: depth)
      guard counter.count(run.text) else {
        throw SavedFormError(.tooManyRuns, at: element.path)
      }
      content.append(run)
    }
    return content
  }

  private static func run(
    from reader: SavedValueReader, depth: Int
  ) throws(SavedFormError) -> RichText {
    var attributes = try SavedAttributes.container(from: reader["attributes"])
    let unknown = shape.unknownMembers(of: reader.value)
    if !unknown.isEmpty { attributes[UnknownMembersKey.self] = unknown }
    guard reader["attachment"].exists else {
      return RichText(text(try reader["text"].string()), attributes: attributes)
    }
    return RichText(
      try SavedAttachment.attachment(from: reader["attachment"], depth: depth),
      attributes: attributes)
  }

  /// Returns the text with U+FFFD for NUL, which no text view holds, and for attachment characters.
  static func text(_ saved: String) -> String {
    guard saved.unicodeScalars.contains(where: isForeign) else { return saved }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: saved.unicodeScalars.map { isForeign($0) ? "\u{FFFD}" : $0 })
    return String(scalars)
  }

  private static func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\0" || scalar == AttachmentContent.character
  }
}
