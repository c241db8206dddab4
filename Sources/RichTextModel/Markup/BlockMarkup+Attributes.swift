import FoundationEssentials

/// The attributes of the kinds of lines that markup creates, and that other programs paste.
extension BlockMarkup {
  /// The indent of quotes and list items, in pixels.
  package static let indent = 24
  /// The indent of an item's first line, relative to its other lines: the width of the bullet.
  package static let itemIndent = -12
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
    case .item: attributes[ParagraphKey.self] = Self.itemFormat
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
    case .item: attributes[ParagraphKey.self] = nil
    case .panel: break
    }
  }

  private static let itemFormat = ParagraphFormat(
    firstLineIndent: itemIndent, headIndent: indent)

  /// The text before that of an item.
  package static let itemSign = "• "

  /// Recognizes the kind of a line by its attributes; nil for an ordinary one.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - attributes: The attributes of its first character; for an empty line, those of text typed there.
  package init?(line text: String, attributes: AttributeContainer) {
    if attributes[ContentTypeKey.self] == .heading {
      let level = Self.headingSizes.firstIndex { $0 == attributes[FontSizeKey.self] } ?? 0
      self = .heading(level: level + 1)
    } else if attributes[ContentTypeKey.self] == .quote {
      self = .quote
    } else if attributes[ParagraphKey.self] == Self.itemFormat, text.hasPrefix(Self.itemSign) {
      self = .item
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

  /// Whether it describes a whole line, and therefore also whatever is typed there.
  package var isOfLine: Bool { self == .heading || self == .quote }
}
