import FoundationEssentials
import TextParagraphs

/// One paragraph of a rich text.
public struct RichTextParagraph: Hashable, Sendable {
  /// The range in the whole text, in Unicode scalars, without the line break that ends it.
  public var range: Range<Int>
  /// The text, without the line break that ends it.
  public var text: RichText
  /// The format, which is that of its first character.
  public var format: ParagraphFormat
  /// The attributes of the first character; of the line break, if there is no other.
  public var attributes: AttributeContainer
  /// The marker; nil if the paragraph is not an item of a list.
  public var marker: ListMarker?

  /// Creates a paragraph.
  package init(
    range: Range<Int>, text: RichText, format: ParagraphFormat, attributes: AttributeContainer,
    marker: ListMarker?
  ) {
    self.range = range
    self.text = text
    self.format = format
    self.attributes = attributes
    self.marker = marker
  }
}

extension RichText {
  /// The paragraphs, at least one, with the markers of those that are items of lists.
  ///
  /// ```swift
  /// for paragraph in editor.content.paragraphs {
  ///   print(paragraph.marker?.text ?? "", paragraph.text.text)
  /// }
  /// ```
  public var paragraphs: [RichTextParagraph] {
    var reader = ParagraphReader()
    forEachPiece { reader.read($0, $1) }
    return reader.finish()
  }
}

/// Divides the runs of a text into paragraphs.
private struct ParagraphReader {
  private var paragraphs: [RichTextParagraph] = []
  private var text = RichText()
  private var start = 0
  /// The number of scalars that were read.
  private var offset = 0
  private var attributes: AttributeContainer?
  /// The attributes of the last line break.
  private var lastEnd: AttributeContainer?
  /// Whether the last scalar was a CR, with which an LF is one line break.
  private var isAfterReturn = false
  private var counters = ListNumbering.Counters()

  mutating func read(_ piece: String, _ attributes: AttributeContainer) {
    var line = String.UnicodeScalarView()
    for scalar in piece.unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      offset += 1
      if scalar == "\n", isAfterReturn {
        start = offset
        continue
      }
      self.attributes = self.attributes ?? attributes
      guard ParagraphEnd.isEnd(scalar) else {
        line.append(scalar)
        continue
      }
      text.append(RichText(String(line), attributes: attributes))
      line = String.UnicodeScalarView()
      lastEnd = attributes
      endParagraph()
      start = offset
    }
    text.append(RichText(String(line), attributes: attributes))
  }

  private mutating func endParagraph() {
    let attributes = attributes ?? AttributeContainer()
    let format = attributes[ParagraphKey.self] ?? ParagraphFormat()
    counters.take(format.list)
    let marker = format.list.map { ListMarker(of: $0, number: counters.number) }
    paragraphs.append(
      RichTextParagraph(
        range: start..<(start + text.count), text: text, format: format, attributes: attributes,
        marker: marker))
    text = RichText()
    self.attributes = nil
  }

  mutating func finish() -> [RichTextParagraph] {
    if attributes == nil {
      var attributes = AttributeContainer()
      attributes[ParagraphKey.self] = lastEnd?[FollowingParagraphKey.self]
      self.attributes = attributes
    }
    endParagraph()
    return paragraphs
  }
}
