/// Lays out those lines of an edited paragraph that are not known.
///
/// That lines may be laid out apart from those before them is not just assumed of ``PlainText``,
/// but checked: the first word of the first line has to look as it did, glyph by glyph. With a font
/// that moves or changes letters after a space it does not, and then no line is kept.
struct ParagraphRelayout {
  let edit: ParagraphEdit
  let spacing: Int
  /// Lays out a part of the new text.
  let layOut: (UnsafeBufferPointer<UInt8>) -> ParagraphGeometry

  /// The number of words that it takes to show that a line begins before them: one that did not fit
  /// on the line before, and one more, so that the first ends as in the whole text.
  private static let confirmingWordCount = 2

  /// The number of times to look for a line that meets the old ones before laying out all of the
  /// rest: if words have moved from line to line that often, they seldom stop.
  private static let maximumPartCount = 2

  /// The geometry of the new text; `nil` if it has to be laid out as a whole.
  func geometry(isPrefix: Bool) -> ParagraphGeometry? {
    let first = edit.firstChangedLine
    var start = edit.old.geometry.lineStarts[first]
    var known = ParagraphGeometry(lineBottoms: [], isPrefix: isPrefix)
    known.append(0..<first, of: edit.old.geometry, offset: 0, spacing: spacing)
    for meeting in edit.meetingLines.prefix(Self.maximumPartCount) {
      let place = edit.old.geometry.lineStarts[meeting].byte + edit.growth
      let end = PlainText.position(
        afterWords: Self.confirmingWordCount, from: place, in: edit.new)
      guard isWorthAPart(from: start.byte, to: end) else { break }
      guard place > start.byte else { continue }
      guard let part = part(start, upTo: end) else { return nil }
      if let last = part.lineStarts.firstIndex(where: { $0.byte == place - start.byte }) {
        known.append(0..<last, of: part, offset: start.byte, spacing: spacing)
        let rest = meeting..<edit.old.geometry.lineCount
        known.append(rest, of: edit.old.geometry, offset: edit.growth, spacing: spacing)
        return known
      }
      guard let sure = lastSureLine(of: part, from: start.byte, to: end) else { break }
      known.append(0..<sure, of: part, offset: start.byte, spacing: spacing)
      start = LineStart(
        byte: start.byte + part.lineStarts[sure].byte, head: part.lineStarts[sure].head)
    }
    guard let tail = part(start, upTo: edit.new.count) else { return nil }
    known.append(0..<tail.lineCount, of: tail, offset: start.byte, spacing: spacing)
    return known
  }

  /// Whether laying out a part may pay off: not if it is nearly all of the rest, because the lines
  /// may well not meet, and then the part is wasted.
  private func isWorthAPart(from start: Int, to end: Int) -> Bool {
    edit.new.count - end > (end - start) / 4
  }

  /// Lays out the text from a line on; returns `nil` if the line does not begin as it did.
  private func part(_ start: LineStart, upTo end: Int) -> ParagraphGeometry? {
    guard PlainText.hasLetter(edit.new[start.byte..<end]) else { return nil }
    let part = layOut(UnsafeBufferPointer(rebasing: edit.new[start.byte..<end]))
    guard start.byte == 0 || part.lineStarts.first?.head == start.head else { return nil }
    return part
  }

  /// The last line, except the first, that is certain to begin there in the whole text, too.
  private func lastSureLine(of part: ParagraphGeometry, from start: Int, to end: Int) -> Int? {
    part.lineStarts.indices.dropFirst().last { line in
      let byte = start + part.lineStarts[line].byte
      return PlainText.isWordStart(byte, in: edit.new)
        && PlainText.position(afterWords: Self.confirmingWordCount - 1, from: byte, in: edit.new)
          < end
    }
  }
}
