import GtkCore
import RichTextEditing
import TextRules

/// The paragraphs around a range, as a search needs them.
extension TextBuffer {
  /// Returns the range of the paragraphs that a range touches, including the line break of the last
  /// one.
  func paragraphs(of range: Range<Int>) -> Range<Int> {
    let last = line(containing: range.upperBound)
    let end = offset(ofLine: last) + scalarCount(ofLine: last)
    return offset(ofLine: line(containing: range.lowerBound))..<max(end, range.upperBound)
  }

  /// Returns the range in which hits begin that may change with some paragraphs.
  func paragraphs(withHitsAcross paragraphs: Range<Int>, _ reach: SearchReach) -> Range<Int> {
    let start = start(of: paragraphs, lines: reach.lineBreaks)
    let end = end(of: paragraphs, lines: reach.looksBack ? reach.lineBreaks : 0)
    return max(start, paragraphs.lowerBound - min(reach.length, paragraphs.lowerBound))..<end
  }

  /// Returns the range of the text that decides about the hits that begin in some paragraphs.
  func text(decidingOn paragraphs: Range<Int>, _ reach: SearchReach) -> Range<Int> {
    let start = start(of: paragraphs, lines: reach.looksBack ? reach.lineBreaks : 0)
    let end = paragraphs.upperBound
    let length = self.end(of: paragraphs, lines: reach.lineBreaks) - end
    return start..<(end + min(reach.length, length))
  }

  private func start(of paragraphs: Range<Int>, lines: Int) -> Int {
    guard lines > 0 else { return paragraphs.lowerBound }
    return offset(ofLine: max(line(containing: paragraphs.lowerBound) - lines, 0))
  }

  private func end(of paragraphs: Range<Int>, lines: Int) -> Int {
    guard lines > 0, !paragraphs.isEmpty else { return paragraphs.upperBound }
    let last = line(containing: paragraphs.upperBound - 1) + lines
    guard last < lineCount else { return scalarCount }
    return offset(ofLine: last) + scalarCount(ofLine: last)
  }
}
