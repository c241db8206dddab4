import GtkCore
import TextMetrics

/// Makes the view lay out long paragraphs of the buffer in pieces.
///
/// See ``TextMetrics/LongParagraph`` for why: without it GTK's text view needs seconds per key in
/// long text without a break, and shows a paragraph of more than about 275,000 characters as a
/// single line.
@MainActor
final class LongParagraphTags {
  private var tag: TextTag?

  /// Updates the tags of the lines that an edit changed.
  ///
  /// - Parameters:
  ///   - range: The offsets that hold what was inserted; empty after a deletion.
  ///   - line: The line that contains the start of the range.
  ///   - buffer: The buffer after the edit.
  func update(_ range: Range<Int>, in line: Range<Int>, of buffer: TextBuffer) {
    if tag == nil, isShort(range, in: line, buffer) { return }
    let first = buffer.line(containing: range.lowerBound)
    let last = range.isEmpty ? first : buffer.line(containing: range.upperBound)
    // Once there is a tag, text that is inserted into a long paragraph has it too, and short lines
    // lose it.
    let shortest = tag == nil ? LongParagraph.threshold : 0
    for line in buffer.lines(first...last, longerThan: shortest) {
      let length = buffer.scalarCount(ofLine: line)
      update(line: line, length: length, edited: range, of: buffer)
    }
  }

  private func isShort(
    _ range: Range<Int>, in line: Range<Int>, _ buffer: TextBuffer
  ) -> Bool {
    let isOneLine =
      range.upperBound < line.upperBound || line.upperBound == buffer.scalarCount
    return isOneLine && line.count <= LongParagraph.threshold
  }

  private func update(line: Int, length: Int, edited: Range<Int>, of buffer: TextBuffer) {
    let start = buffer.offset(ofLine: line)
    let end = start + length
    guard length > LongParagraph.threshold else {
      if let tag, isTagged(start..<end, tag, buffer) { buffer.remove(tag, from: start, to: end) }
      return
    }
    let tag = self.tag ?? buffer.makeScaleTag(LongParagraph.scale)
    self.tag = tag
    guard needsCutting(start..<end, edited: edited, tag, buffer) else { return }
    buffer.remove(tag, from: start, to: end)
    apply(tag, to: stretches(ofLine: line, of: buffer)[...], after: start, of: buffer)
  }

  /// Tags the stretch in the middle first, then those on both sides of it.
  ///
  /// The buffer counts the characters of all the text that the end of a tag divides: from first to
  /// last it would count the rest of the line again for each stretch.
  private func apply(
    _ tag: TextTag, to stretches: ArraySlice<Range<Int>>, after start: Int, of buffer: TextBuffer
  ) {
    guard !stretches.isEmpty else { return }
    let middle = (stretches.startIndex + stretches.endIndex) / 2
    let stretch = stretches[middle]
    buffer.apply(tag, from: start + stretch.lowerBound, to: start + stretch.upperBound)
    apply(tag, to: stretches[..<middle], after: start, of: buffer)
    apply(tag, to: stretches[(middle + 1)...], after: start, of: buffer)
  }

  private func isTagged(_ line: Range<Int>, _ tag: TextTag, _ buffer: TextBuffer) -> Bool {
    buffer.has(tag, at: line.lowerBound)
      || buffer.nextToggle(of: tag, after: line.lowerBound, limit: line.upperBound)
        < line.upperBound
  }

  /// Whether the piece around the edit has become too long.
  ///
  /// An edit changes no other piece.
  private func needsCutting(
    _ line: Range<Int>, edited: Range<Int>, _ tag: TextTag, _ buffer: TextBuffer
  ) -> Bool {
    guard edited.count <= LongParagraph.stretchLength else { return true }
    let before = buffer.previousToggle(of: tag, before: edited.lowerBound, limit: line.lowerBound)
    let after = buffer.nextToggle(of: tag, after: edited.upperBound, limit: line.upperBound)
    return after - before > 4 * LongParagraph.stretchLength
  }

  private func stretches(ofLine line: Int, of buffer: TextBuffer) -> [Range<Int>] {
    TextBufferLines(buffer).withLine(at: line, characterLimit: .max) { utf8, _ in
      LongParagraph.stretches(in: utf8).map(\.scalars)
    }
  }
}
