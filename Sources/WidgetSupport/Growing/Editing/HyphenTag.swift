import GtkCore
import TextMetrics

/// Prevents GTK from inserting hyphens where it breaks a word that is longer than a line: in an
/// address they look like a part of it.
///
/// Paragraphs that are cut into stretches do without: the attribute would be added to each stretch,
/// and their layout would take twice as long.
@MainActor
final class HyphenTag {
  private var tag: TextTag?

  /// Applies the tag to the result of an edit.
  ///
  /// - Parameters:
  ///   - range: The offsets that hold what was inserted; empty after a deletion.
  ///   - line: The line that contains the start of the range.
  ///   - buffer: The buffer after the edit.
  func update(_ range: Range<Int>, in line: Range<Int>, of buffer: TextBuffer) {
    let tag = tag ?? buffer.makeHyphenlessTag()
    self.tag = tag
    guard range.upperBound <= line.upperBound, line.count <= LongParagraph.threshold,
      buffer.has(tag, at: line.lowerBound), !isUntagged(after: range, in: line, tag, buffer)
    else { return updateLines(of: range, with: tag, of: buffer) }
    // In a line that has the tag, only the new text can lack it.
    cover(range, with: tag, of: buffer)
  }

  /// Whether a deletion has appended a part of a line without the tag.
  private func isUntagged(
    after range: Range<Int>, in line: Range<Int>, _ tag: TextTag, _ buffer: TextBuffer
  ) -> Bool {
    range.isEmpty && range.upperBound < line.upperBound && !buffer.has(tag, at: range.upperBound)
  }

  private func updateLines(of range: Range<Int>, with tag: TextTag, of buffer: TextBuffer) {
    let first = buffer.line(containing: range.lowerBound)
    let last = range.isEmpty ? first : buffer.line(containing: range.upperBound)
    let start = buffer.offset(ofLine: first)
    let end = buffer.offset(ofLine: last) + buffer.scalarCount(ofLine: last)
    let long = buffer.lines(first...last, longerThan: LongParagraph.threshold)
    cover(start..<end, with: tag, of: buffer)
    for line in long {
      let start = buffer.offset(ofLine: line)
      buffer.remove(tag, from: start, to: start + buffer.scalarCount(ofLine: line))
    }
  }

  /// Applies the tag to a range unless it has it already: each change of a tag makes GTK lay out
  /// lines again.
  private func cover(_ range: Range<Int>, with tag: TextTag, of buffer: TextBuffer) {
    guard !range.isEmpty else { return }
    let (start, end) = (range.lowerBound, range.upperBound)
    let isWhole =
      buffer.has(tag, at: start) && buffer.nextToggle(of: tag, after: start, limit: end) == end
    if !isWhole { buffer.apply(tag, from: start, to: end) }
  }
}
