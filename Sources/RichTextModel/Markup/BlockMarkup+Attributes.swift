import FoundationEssentials

/// The attributes of the kinds of lines that markup creates, and that other programs paste.
extension BlockMarkup {
  /// The indent of quotes, in pixels.
  package static let indent = 24
  private static let headingSizes = [24.0, 20, 17, 15, 13, 12]

  /// Applies the attributes of such a line.
  package func apply(to attributes: inout AttributeContainer) {
    switch self {
    case .heading(let level):
      let place = min(max(level, 1), Self.headingSizes.count) - 1
      attributes[FontSizeKey.self] = Self.headingSizes[place]
      attributes[FontTraitsKey.self] = .bold
      attributes[ContentTypeKey.self] = .heading
    case .quote:
      attributes[FontTraitsKey.self] = .italic
      attributes[ParagraphKey.self] = ParagraphFormat(headIndent: Self.indent)
      attributes[ContentTypeKey.self] = .quote
    case .item(let item):
      var format = attributes[ParagraphKey.self] ?? ParagraphFormat()
      format.list = item
      attributes[ParagraphKey.self] = format
    case .code:
      attributes[FontTraitsKey.self] = .monospace
      attributes[ContentTypeKey.self] = .code
    case .rule: attributes[ContentTypeKey.self] = .rule
    case .panel: break
    }
  }

  /// Removes the attributes of such a line, and keeps all others.
  package func remove(from attributes: inout AttributeContainer) {
    switch self {
    case .heading:
      attributes[FontSizeKey.self] = nil
      attributes.remove(.bold)
      attributes[ContentTypeKey.self] = nil
    case .quote:
      attributes.remove(.italic)
      attributes[ParagraphKey.self] = nil
      attributes[ContentTypeKey.self] = nil
    case .item: attributes[ParagraphKey.self]?.list = nil
    case .code:
      attributes.remove(.monospace)
      attributes[ContentTypeKey.self] = nil
    case .rule: attributes[ContentTypeKey.self] = nil
    case .panel: break
    }
  }

  /// The text of a rule.
  package static let ruleText = "———"

  /// Removes the attributes of letters that such a line has.
  func removeLooks(from text: inout RichText) {
    text.changeAttributes(in: 0..<text.count) { attributes in
      let format = attributes[ParagraphKey.self]
      remove(from: &attributes)
      attributes[ParagraphKey.self] = format
    }
  }

  /// Recognizes the kind of a line by its attributes; nil for an ordinary one, or an item.
  ///
  /// - Parameter attributes: Those of the line's first character; for an empty line, those of text
  ///   typed there.
  package init?(attributes: AttributeContainer) {
    if attributes[ContentTypeKey.self] == .heading {
      let level = Self.headingSizes.firstIndex { $0 == attributes[FontSizeKey.self] } ?? 0
      self = .heading(level: level + 1)
    } else if attributes[ContentTypeKey.self] == .quote {
      self = .quote
    } else if attributes[ContentTypeKey.self] == .code {
      self = .code
    } else if attributes[ContentTypeKey.self] == .rule {
      self = .rule
    } else {
      return nil
    }
  }
}

extension AttributeContainer {
  fileprivate mutating func remove(_ trait: FontTraits) {
    let rest = (self[FontTraitsKey.self] ?? []).subtracting(trait)
    self[FontTraitsKey.self] = rest.isEmpty ? nil : rest
  }
}

extension ContentType {
  /// A line that is a heading.
  package static let heading = ContentType("heading")
  /// A line that is a quotation.
  package static let quote = ContentType("quote")

  /// A line of code.
  package static let code = ContentType("code")
  /// A line between two parts of a text.
  package static let rule = ContentType("rule")

  /// Whether it describes a whole line, and therefore also whatever is typed there.
  package var isOfLine: Bool { [.heading, .quote, .code].contains(self) }
}
