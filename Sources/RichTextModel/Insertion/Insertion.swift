import FoundationEssentials

/// What putting content into a text amounts to: the content with the formats that it lands with,
/// and the format of what goes on behind it on its line.
///
/// Text within a line takes the format of the line, whole paragraphs bring their own, and code
/// takes nothing but text:
///
/// ```swift
/// var item = AttributeContainer()
/// item.richText.paragraph = ParagraphFormat(list: ListItem(.bullet))
/// var text = RichText("plums", attributes: item)
/// let insertion = text.insertion(of: "two ", from: .document, in: 0..<0)
/// text.apply(insertion)   // "two plums", which is still an item
/// insertion.caret         // 4
/// ```
///
/// The article on rich text in `RichTextEditing` has the whole table.
public struct Insertion: Hashable, Sendable {
  /// Where content comes from, which says what a single paragraph without an end is.
  public enum Source: Hashable, Sendable, CaseIterable {
    /// Text without attributes: each of its lines is one of the place.
    case plainText
    /// A part of rich text: a paragraph is whole if its end is in it, and within a line otherwise.
    case selection
    /// Something whole, such as HTML or what an app inserts: a heading or an item is whole also
    /// without an end, and other text in a single paragraph is within a line.
    case document
  }

  /// The part that the content replaces.
  public let range: Range<Int>
  /// The content as it lands there.
  public let content: RichText
  /// The format of the text behind it on its line, and of the end of that line.
  public let formatAfter: ParagraphFormat

  /// The offset of the caret, which is at the end of the content.
  public var caret: Int { range.lowerBound + content.count }

  /// Returns the same insertion in a text of which this one's is a part that begins at an offset.
  package func moved(by offset: Int) -> Insertion {
    Insertion(
      range: (range.lowerBound + offset)..<(range.upperBound + offset), content: content,
      formatAfter: formatAfter)
  }

  /// Returns the insertion with other attributes of the same text.
  package func restyled(_ change: (inout RichText) -> Void) -> Insertion {
    var changed = content
    change(&changed)
    return Insertion(range: range, content: changed, formatAfter: formatAfter)
  }
}

extension RichText {
  /// Returns what putting content in place of a part amounts to.
  ///
  /// The text does not change: ``apply(_:)`` does that. Only the lines that the part touches
  /// decide.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - source: Where it comes from.
  ///   - range: The part, in Unicode scalars; what is outside the text is ignored.
  ///   - typing: The attributes of text typed there; nil for those of the text around it.
  ///   - styles: The styles of paragraphs, of which the literal ones are code.
  /// - Returns: The insertion.
  public func insertion(
    of content: RichText, from source: Insertion.Source, in range: Range<Int>,
    typing: AttributeContainer? = nil, styles: NamedStyles = .standard
  ) -> Insertion {
    let place = InsertionPlace(
      range.clamped(to: 0..<count), in: self, typing: typing, styles: styles)
    return LandingContent(content, from: source, at: place).insertion
  }

  /// Carries out an insertion.
  public mutating func apply(_ insertion: Insertion) {
    replace(insertion.range, with: insertion.content)
    let rest = insertion.caret..<endOfParagraph(after: insertion.caret)
    changeAttributes(in: rest) { $0[ParagraphKey.self] = insertion.formatAfter.ifNotPlain }
  }
}
