import FoundationEssentials

/// How lines of the kinds look that markup knows, and what comes from other programs.
extension BlockMarkup {
  /// How far quotes and items of lists stand in, in pixels.
  package static let indent = 24
  /// How far the first line of an item stands out from its others: the room of the sign.
  package static let itemIndent = -12
  private static let headingSizes = [24.0, 20, 17, 15, 13, 12]

  /// Gives attributes the look of such a line.
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

  /// Takes the look of such a line away, and leaves what else there is.
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

  /// What stands before the text of an item.
  package static let itemSign = "• "

  /// What a line is by its look; nil: an ordinary one.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - look: The look of its first character; of an empty line what is typed there.
  package init?(line text: String, look: AttributeContainer) {
    if look[ContentTypeKey.self] == .heading {
      let level = Self.headingSizes.firstIndex { $0 == look[FontSizeKey.self] } ?? 0
      self = .heading(level: level + 1)
    } else if look[ContentTypeKey.self] == .quote {
      self = .quote
    } else if look[ParagraphKey.self] == Self.itemFormat, text.hasPrefix(Self.itemSign) {
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

  /// Whether it is about a line, and so about whatever is typed there.
  package var isOfLine: Bool { self == .heading || self == .quote }
}
