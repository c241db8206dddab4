import GtkCore

/// The paragraphs of a text and its lines as laid out, as ranges without line breaks.
///
/// Offsets outside the text are clamped to its nearer end.
@MainActor
struct TextLines {
  private let view: TextView
  private let buffer: TextBuffer

  init(of buffer: TextBuffer, in view: TextView) {
    self.buffer = buffer
    self.view = view
  }

  private func inside(_ offset: Int) -> Int { min(max(offset, 0), buffer.scalarCount) }

  // MARK: Paragraphs

  /// Returns the start of the paragraph that contains an offset.
  func start(at offset: Int) -> Int { buffer.offset(ofLine: buffer.line(containing: offset)) }

  /// Returns the end of the paragraph that contains an offset.
  func end(at offset: Int) -> Int { buffer.endOfLine(containing: inside(offset)) }

  /// Returns the range of the whole paragraphs that a range touches, with their line breaks.
  func paragraphs(touching range: Range<Int>) -> Range<Int> {
    let range = inside(range.lowerBound)..<inside(range.upperBound)
    let last = range.isEmpty ? range.lowerBound : range.upperBound - 1
    let line = buffer.line(containing: last)
    let end = buffer.offset(ofLine: line) + buffer.scalarCount(ofLine: line)
    return start(at: range.lowerBound)..<max(end, range.lowerBound)
  }

  /// Returns each of the paragraphs that a range touches; at least one.
  func paragraphs(in range: Range<Int>) -> [Range<Int>] {
    let (first, last) = (inside(range.lowerBound), inside(range.upperBound))
    return (buffer.line(containing: first)...buffer.line(containing: last)).map { paragraph($0) }
  }

  /// Returns the paragraph before the one that contains an offset; nil if that is the first.
  func paragraph(before offset: Int) -> Range<Int>? {
    let line = buffer.line(containing: inside(offset))
    return line > 0 ? paragraph(line - 1) : nil
  }

  /// Returns the paragraph after the one that contains an offset; nil if that is the last.
  func paragraph(after offset: Int) -> Range<Int>? {
    let line = buffer.line(containing: inside(offset))
    return line + 1 < buffer.lineCount ? paragraph(line + 1) : nil
  }

  private func paragraph(_ line: Int) -> Range<Int> {
    let start = buffer.offset(ofLine: line)
    return start..<buffer.endOfLine(containing: start)
  }

  // MARK: Lines as laid out

  /// Returns the laid-out line that contains an offset.
  func layoutLine(at offset: Int) -> Range<Int> { view.displayLine(at: inside(offset)) }

  /// Returns the laid-out line after another one; nil if that is the last.
  func layoutLine(after line: Range<Int>) -> Range<Int>? {
    let end = inside(line.upperBound)
    guard end < buffer.scalarCount else { return nil }
    // Only at the end of a paragraph is there a line break between two lines.
    let isBroken = end == self.end(at: end)
    let start = isBroken ? buffer.offset(ofLine: buffer.line(containing: end) + 1) : end
    return start > line.lowerBound ? layoutLine(at: start) : nil
  }

  /// Returns the laid-out line before another one; nil if that is the first.
  func layoutLine(before line: Range<Int>) -> Range<Int>? {
    let start = inside(line.lowerBound)
    return start > 0 ? layoutLine(at: start - 1) : nil
  }
}
