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
      attributes[ContentTypeKey.self] = ContentType("quote")
    case .item:
      attributes[ParagraphKey.self] = ParagraphFormat(
        firstLineIndent: Self.itemIndent, headIndent: Self.indent)
    case .panel: break
    }
  }
}

extension ContentType {
  /// A line that is a heading.
  package static let heading = ContentType("heading")
}
