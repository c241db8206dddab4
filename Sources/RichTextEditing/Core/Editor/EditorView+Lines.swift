import FoundationEssentials
import GtkCore
import RichTextModel

/// Parts of the content: paragraphs, lines as laid out, and words.
///
/// Offsets outside the text are clamped to its nearer end, and ranges to the text.
extension EditorView {
  /// Returns a copy of a part of the content; offsets outside it are ignored.
  public func content(in range: Range<Int>) -> RichText {
    implementation.content.content(in: range.clamped(to: 0..<contentLength))
  }

  /// Returns the attributes of the character at an offset; none if there is no character.
  public func attributes(at offset: Int) -> AttributeContainer {
    implementation.content.attributes(at: offset)
  }

  /// Returns the range of the word that contains an offset or ends at it; nil if there is none.
  public func wordRange(at offset: Int) -> Range<Int>? {
    area.buffer.word(at: min(max(offset, 0), contentLength))
  }

  /// Returns the word that contains an offset or ends at it, with its attributes; nil if there is
  /// none.
  public func word(at offset: Int) -> RichText? { wordRange(at: offset).map { content(in: $0) } }

  private var lines: TextLines { TextLines(of: area.buffer, in: area.textView) }

  private func line(_ range: Range<Int>) -> EditorLine {
    EditorLine(content(in: range), range: range)
  }

  // MARK: Paragraphs

  /// Returns the start of the paragraph that contains an offset: after a line break, or at the
  /// start of the text.
  public func startOfLine(at offset: Int) -> Int { lines.start(at: offset) }

  /// Returns the end of the paragraph that contains an offset: before a line break, or at the end
  /// of the text.
  public func endOfLine(at offset: Int) -> Int { lines.end(at: offset) }

  /// Returns the range of the whole paragraphs that a range touches, with their line breaks.
  ///
  /// A selection that ends at the start of a paragraph does not touch that one.
  public func paragraphRange(for range: Range<Int>) -> Range<Int> {
    lines.paragraphs(touching: range)
  }

  /// All paragraphs, with the markers of those that are items of lists.
  ///
  /// Unlike those of ``content``, they include the item that an empty text is.
  public var paragraphs: [RichTextParagraph] { implementation.content.paragraphs }

  /// Returns the paragraphs that a range touches, without their line breaks; at least one.
  public func contentLines(in range: Range<Int>) -> [EditorLine] {
    lines.paragraphs(in: range).map { line($0) }
  }

  /// Returns the paragraph before the one that contains an offset; nil if that is the first.
  public func previousContentLine(from offset: Int) -> EditorLine? {
    lines.paragraph(before: offset).map { line($0) }
  }

  /// Returns the paragraph after the one that contains an offset; nil if that is the last.
  public func nextContentLine(from offset: Int) -> EditorLine? {
    lines.paragraph(after: offset).map { line($0) }
  }

  // MARK: Lines as laid out

  /// The laid-out line that contains the caret.
  public var currentLayoutLine: EditorLine { layoutLine(at: area.buffer.caret) }

  /// The first laid-out line; for an empty text, an empty one.
  public var firstLayoutLine: EditorLine { layoutLine(at: 0) }

  /// The last laid-out line.
  public var lastLayoutLine: EditorLine { layoutLine(at: contentLength) }

  /// Returns the laid-out line that contains an offset.
  ///
  /// Where a paragraph is wrapped, the lines follow each other without gaps, and the offset between
  /// two of them belongs to the later one.
  public func layoutLine(at offset: Int) -> EditorLine { line(lines.layoutLine(at: offset)) }

  /// Returns the laid-out line after another one; nil if that is the last.
  public func layoutLine(after line: EditorLine) -> EditorLine? {
    lines.layoutLine(after: line.range).map { self.line($0) }
  }

  /// Returns the laid-out line before another one; nil if that is the first.
  public func layoutLine(before line: EditorLine) -> EditorLine? {
    lines.layoutLine(before: line.range).map { self.line($0) }
  }
}
