import FoundationEssentials
import GtkCore
import RichTextModel

/// Parts of the content: lines of the text and of the screen, and words.
///
/// Offsets outside the text are moved to its nearer end, and ranges are cut to the text.
extension EditorView {
  /// A copy of a part of the content; what is outside it is left out.
  public func content(in range: Range<Int>) -> RichText {
    implementation.content.content(in: range.clamped(to: 0..<contentLength))
  }

  /// The attributes of the character at an offset; none where there is no character.
  public func attributes(at offset: Int) -> AttributeContainer {
    implementation.content.attributes(at: offset)
  }

  /// The word that an offset is in or at the end of; nil where there is none.
  public func wordRange(at offset: Int) -> Range<Int>? { area.buffer.word(at: inside(offset)) }

  /// The word that an offset is in or at the end of, with its look; nil where there is none.
  public func word(at offset: Int) -> RichText? { wordRange(at: offset).map { content(in: $0) } }

  private func inside(_ offset: Int) -> Int { min(max(offset, 0), contentLength) }

  // MARK: Lines of the text

  /// Where the line begins that an offset is on: after a line break, or at the start.
  public func startOfLine(at offset: Int) -> Int {
    area.buffer.offset(ofLine: area.buffer.line(containing: offset))
  }

  /// Where the line ends that an offset is on: before a line break, or at the end.
  public func endOfLine(at offset: Int) -> Int {
    area.buffer.endOfLine(containing: inside(offset))
  }

  /// The whole lines that a range touches, with their line breaks.
  ///
  /// A selection that ends at the start of a line does not touch that one.
  public func paragraphRange(for range: Range<Int>) -> Range<Int> {
    let buffer = area.buffer
    let range = inside(range.lowerBound)..<inside(range.upperBound)
    let last = range.isEmpty ? range.lowerBound : range.upperBound - 1
    let line = buffer.line(containing: last)
    let end = buffer.offset(ofLine: line) + buffer.scalarCount(ofLine: line)
    return startOfLine(at: range.lowerBound)..<max(end, range.lowerBound)
  }

  /// The lines of the text that a range touches, without their line breaks; at least one.
  public func contentLines(in range: Range<Int>) -> [EditorLine] {
    let (first, last) = (inside(range.lowerBound), inside(range.upperBound))
    let lines = area.buffer.line(containing: first)...area.buffer.line(containing: last)
    return lines.map { contentLine($0) }
  }

  /// The line of the text before the one that an offset is on; nil if that is the first.
  public func previousContentLine(from offset: Int) -> EditorLine? {
    let line = area.buffer.line(containing: inside(offset))
    return line > 0 ? contentLine(line - 1) : nil
  }

  /// The line of the text behind the one that an offset is on; nil if that is the last.
  public func nextContentLine(from offset: Int) -> EditorLine? {
    let line = area.buffer.line(containing: inside(offset))
    return line + 1 < area.buffer.lineCount ? contentLine(line + 1) : nil
  }

  private func contentLine(_ line: Int) -> EditorLine {
    let start = area.buffer.offset(ofLine: line)
    return self.line(start..<area.buffer.endOfLine(containing: start))
  }

  private func line(_ range: Range<Int>) -> EditorLine {
    EditorLine(content(in: range), range: range)
  }

  // MARK: Lines of the screen

  /// The line of the screen that the caret is on.
  public var currentLayoutLine: EditorLine { layoutLine(at: area.buffer.caret) }

  /// The first line of the screen; of an empty text, an empty one.
  public var firstLayoutLine: EditorLine { layoutLine(at: 0) }

  /// The last line of the screen.
  public var lastLayoutLine: EditorLine { layoutLine(at: contentLength) }

  /// The line of the screen that an offset is on.
  ///
  /// Where a paragraph is wrapped, the lines follow each other without a gap, and the place between two
  /// of them belongs to the later one.
  public func layoutLine(at offset: Int) -> EditorLine {
    line(area.textView.displayLine(at: inside(offset)))
  }

  /// The line of the screen below another one; nil if that is the last.
  public func layoutLine(after line: EditorLine) -> EditorLine? {
    let end = inside(line.range.upperBound)
    guard end < contentLength else { return nil }
    // Only where a paragraph ends there is a line break between two lines.
    let isBroken = end == endOfLine(at: end)
    let start = isBroken ? area.buffer.offset(ofLine: area.buffer.line(containing: end) + 1) : end
    return start > line.range.lowerBound ? layoutLine(at: start) : nil
  }

  /// The line of the screen above another one; nil if that is the first.
  public func layoutLine(before line: EditorLine) -> EditorLine? {
    let start = inside(line.range.lowerBound)
    return start > 0 ? layoutLine(at: start - 1) : nil
  }
}
