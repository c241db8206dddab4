import FoundationEssentials
import TextParagraphs

/// Collects the text of a Markdown document, with the attributes of the elements around it.
///
/// The attributes are computed once for all pieces between two changes of them.
struct MarkdownText {
  /// The inline elements that contain the present position.
  struct Elements {
    /// How often each look has begun and not ended.
    var looks: [MarkdownLook: Int] = [:]
    var links: [String] = []
    var isCode = false

    fileprivate func has(_ look: MarkdownLook) -> Bool { looks[look, default: 0] > 0 }
  }

  /// The format of the paragraph that has begun.
  private(set) var format = ParagraphFormat()
  /// Whether the paragraph is markup.
  private(set) var isMarkup = false

  /// The number of paragraphs that have begun.
  private(set) var paragraphCount = 0
  private var text = RichText()
  /// The text since the last change of attributes, and the attributes; nil if these have changed.
  private var piece = ""
  private var attributes: AttributeContainer?
  private var elements = Elements()
  /// The attributes of the paragraph that has begun; nil before the first one.
  private var paragraph: AttributeContainer?
  /// The pictures that contain the present position: the outermost one collects the text in it.
  private var pictureDepth = 0
  private var alternativeText = ""

  /// Changes the elements around the text that follows.
  mutating func change(_ change: (inout Elements) -> Void) {
    flush()
    change(&elements)
    attributes = nil
  }

  /// Begins a look of the text that follows.
  mutating func begin(_ look: MarkdownLook) { change { $0.looks[look, default: 0] += 1 } }

  /// Ends a look.
  mutating func end(_ look: MarkdownLook) { change { $0.looks[look, default: 0] -= 1 } }

  private mutating func flush() {
    guard !piece.isEmpty else { return }
    text.append(RichText(piece, attributes: currentAttributes()))
    piece = ""
  }

  private mutating func currentAttributes() -> AttributeContainer {
    if let attributes { return attributes }
    var current = paragraph ?? AttributeContainer()
    var traits: FontTraits = elements.isCode ? .monospace : []
    if elements.has(.strong) { traits.insert(.bold) }
    if elements.has(.emphasis) { traits.insert(.italic) }
    if !traits.isEmpty { current[FontTraitsKey.self] = traits }
    if elements.has(.strikethrough) { current[StrikethroughKey.self] = true }
    for position in LetterPosition.allCases where elements.has(.position(position)) {
      current[LetterPositionKey.self] = position
    }
    if let link = elements.links.last, !link.isEmpty { current[LinkKey.self] = link }
    attributes = current
    return current
  }

  // MARK: Paragraphs

  /// Begins a paragraph after the present one.
  mutating func beginParagraph(_ format: ParagraphFormat, isMarkup: Bool = false) {
    paragraphCount += 1
    if let paragraph {
      if attributes != paragraph { flush() }
      attributes = paragraph
      piece += "\n"
    }
    guard paragraph == nil || format != self.format || isMarkup != self.isMarkup else { return }
    flush()
    (self.format, self.isMarkup, attributes) = (format, isMarkup, nil)
    var begun = AttributeContainer()
    begun[ParagraphKey.self] = format.ifNotPlain
    if isMarkup { begun[ContentTypeKey.self] = .markup }
    paragraph = begun
  }

  /// Returns the text; an empty last paragraph has its format from the line break before it.
  mutating func finish() -> RichText {
    flush()
    guard format.isStructured, text.text.utf8.last == UInt8(ascii: "\n") else { return text }
    text.changeAttributes(in: (text.count - 1)..<text.count) {
      $0[FollowingParagraphKey.self] = format
    }
    return text
  }

  // MARK: Text

  /// Writes text.
  mutating func write(_ characters: String) {
    guard !characters.isEmpty else { return }
    guard pictureDepth == 0 else { return alternativeText += characters }
    piece += characters.withoutAttachments.withoutParagraphEnds
  }

  /// Writes markup that is shown as it is.
  mutating func write(markup: String) {
    guard pictureDepth == 0 else { return alternativeText += markup }
    flush()
    var attributes = currentAttributes()
    attributes[ContentTypeKey.self] = .markup
    let characters = markup.withoutAttachments.replacing("\n", with: "\u{2028}")
      .withoutParagraphEnds
    text.append(RichText(characters, attributes: attributes))
  }

  /// Writes content that is whole, as a part of the paragraph.
  mutating func write(_ content: RichText) {
    flush()
    var content = content
    content.changeAttributes(in: 0..<content.count) { $0.merge(paragraph ?? .init()) }
    text.append(content)
  }

  // MARK: Pictures

  /// Whether the text is the description of a picture.
  var isInPicture: Bool { pictureDepth > 0 }

  /// Begins a picture, whose description follows.
  mutating func beginPicture() { pictureDepth += 1 }

  /// Ends a picture with an address.
  mutating func endPicture(_ address: String) {
    pictureDepth -= 1
    guard pictureDepth == 0 else { return }
    let alternative = alternativeText
    alternativeText = ""
    guard let source = PictureSource(address: address) else { return write(alternative) }
    flush()
    let picture = PictureContent(source, alternativeText: alternative)
    text.append(RichText(AttachmentContent(picture), attributes: currentAttributes()))
  }
}

extension String {
  /// The text with spaces in place of what ends a paragraph, as in `&#10;`.
  fileprivate var withoutParagraphEnds: String {
    guard unicodeScalars.contains(where: ParagraphEnd.isEnd) else { return self }
    let scalars = unicodeScalars.map { ParagraphEnd.isEnd($0) ? " " : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}
