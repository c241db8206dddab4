import FoundationEssentials
import RichTextModel

/// The formats of paragraphs, by line.
extension RichTextBuffer {
  /// Returns the lines that a range touches; one that only begins at its end is not touched.
  func lines(touching range: Range<Int>) -> ClosedRange<Int> {
    let range = range.clamped(to: 0..<count)
    let first = buffer.line(containing: range.lowerBound)
    return first...max(first, buffer.line(containing: max(range.upperBound - 1, range.lowerBound)))
  }

  /// Returns the range of a line with its line break.
  func range(ofLine line: Int) -> Range<Int> {
    let start = buffer.offset(ofLine: line)
    return start..<(start + buffer.scalarCount(ofLine: line))
  }

  /// Returns the range of several lines with their line breaks.
  func range(ofLines lines: ClosedRange<Int>) -> Range<Int> {
    range(ofLine: lines.lowerBound).lowerBound..<range(ofLine: lines.upperBound).upperBound
  }

  /// Returns the format of a paragraph: that of its first character.
  ///
  /// An empty last paragraph has that of the line break before it (``FollowingParagraphKey``), else
  /// continues the paragraph before it, but neither as an item of a list nor with its style; in an
  /// empty text, it has that of text typed next.
  func format(ofLine line: Int) -> ParagraphFormat {
    let start = buffer.offset(ofLine: line)
    guard start == count else { return format(at: start) }
    guard line > 0 else { return typingAttributes[ParagraphKey.self] ?? ParagraphFormat() }
    let before = textAttributes(at: start - 1)
    if let format = before[FollowingParagraphKey.self], format.isStructured { return format }
    var format = before[ParagraphKey.self] ?? ParagraphFormat()
    (format.list, format.style, format.language) = (nil, .body, nil)
    format.beginsBlock = false
    return format
  }

  /// Returns the list that a paragraph is an item of; nil for any other paragraph.
  func item(ofLine line: Int) -> ListItem? {
    mayHaveItems && line < buffer.lineCount ? format(ofLine: line).list : nil
  }

  /// Whether there may be items of lists: an empty text has no tags, but may be one.
  var mayHaveItems: Bool { tags.paragraphs.knowsLists || count == 0 }

  /// Whether there may be paragraphs with a style.
  var mayHaveStyles: Bool { tags.paragraphs.knowsStyles || count == 0 }

  /// The paragraphs, including the item that an empty text is.
  var paragraphs: [RichTextParagraph] {
    guard count == 0 else { return markedParagraphs }
    return [
      RichTextParagraph(
        range: 0..<0, text: RichText(), format: format(ofLine: 0), attributes: typingAttributes,
        marker: marker(ofLine: 0))
    ]
  }

  private var markedParagraphs: [RichTextParagraph] {
    let paragraphs = content.paragraphs
    guard markerOfItem != nil else { return paragraphs }
    return paragraphs.enumerated().map { line, paragraph in
      var paragraph = paragraph
      paragraph.marker = marker(ofLine: line)
      return paragraph
    }
  }

  /// Whether the text at an offset means what it says, such as code.
  func isLiteral(at offset: Int) -> Bool {
    guard mayHaveStyles else { return false }
    let style = format(ofLine: buffer.line(containing: offset)).style
    return tags.paragraphs.styles[style]?.isLiteral == true
  }

  /// Returns what putting content in place of a part amounts to; the text typed next counts where
  /// the part is the selection.
  func insertion(
    of new: RichText, from source: Insertion.Source, in range: Range<Int>
  ) -> Insertion {
    let range = range.clamped(to: 0..<count)
    let lines = [range.lowerBound, range.upperBound].map(buffer.line(containing:))
    // The line break before them has the format of an empty last line.
    let start = max(buffer.offset(ofLine: lines[0]) - 1, 0)
    let touched = content(in: start..<self.range(ofLine: lines[1]).upperBound)
    let part = (range.lowerBound - start)..<(range.upperBound - start)
    return touched.insertion(
      of: new, from: source, in: part,
      typing: range == buffer.selection ? typingAttributes : nil, styles: tags.paragraphs.styles
    ).moved(by: start)
  }

  /// Gives the rest of a line from an offset on, and its end, the format of its paragraph.
  func setFormat(_ format: ParagraphFormat, ofLineFrom offset: Int) {
    let end = range(ofLine: buffer.line(containing: offset)).upperBound
    changeAttributes(in: offset..<end) { $0[ParagraphKey.self] = format.ifNotPlain }
  }

  /// Returns the attributes of the character at an offset, with what its style adds to them.
  func looks(at offset: Int) -> AttributeContainer {
    var attributes = textAttributes(at: offset)
    let format = format(ofLine: buffer.line(containing: offset))
    let paragraphs = tags.paragraphs
    paragraphs.styles[format.style]?.apply(to: &attributes, fontSize: paragraphs.fontSize)
    return attributes
  }

  private func format(at offset: Int) -> ParagraphFormat {
    var format: ParagraphFormat?
    buffer.forEachRun(in: offset..<(offset + 1)) { _, tags in
      format = self.tags.marks(of: tags).paragraphFormat
    }
    return format ?? ParagraphFormat()
  }
}
