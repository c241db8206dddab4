/// An edit that turned one paragraph into another, and the lines that it leaves as they were.
///
/// Lines are filled greedily, so a line begins where it did as long as the line before it is the
/// same and the word that did not fit there still does not. Before an edit this holds up to the
/// last line whose first word the edit leaves alone. After an edit it may hold from the first line
/// that begins with the same text, at the same position between two words; but such a line begins
/// there again only if the text before it fills its lines up to that position, which only a layout
/// can show.
struct ParagraphEdit {
  let old: KnownParagraph
  let new: UnsafeBufferPointer<UInt8>
  /// The number of bytes that both begin with.
  private let prefix: Int
  /// The number of bytes that both end with, none of them in `prefix`.
  private let suffix: Int

  /// Compares two paragraphs.
  ///
  /// - Returns: `nil` if they do not share at least half of the longer one.
  init?(from old: KnownParagraph, to new: UnsafeBufferPointer<UInt8>) {
    self.old = old
    self.new = new
    (prefix, suffix) = old.bytes.withUnsafeBufferPointer { $0.sharedEnds(with: new) }
    guard 2 * (prefix + suffix) >= max(old.bytes.count, new.count) else { return nil }
  }

  /// The number of bytes that the edit has added; negative if it has removed some.
  var growth: Int { new.count - old.bytes.count }

  /// The first line that has to be laid out again.
  var firstChangedLine: Int {
    let lineStarts = old.geometry.lineStarts
    var line = (lineStarts.lastIndex { $0.byte <= prefix }) ?? 0
    while line > 0, !keepsFirstWord(lineStarts[line].byte) { line -= 1 }
    return line
  }

  /// Whether the text is unchanged up to the beginning of the line's second word.
  private func keepsFirstWord(_ start: Int) -> Bool {
    PlainText.isWordStart(start, in: new)
      && PlainText.position(afterWords: 1, from: start, in: new) < prefix
  }

  /// The lines, in order, that begin between two words, in text that the edit leaves alone.
  var meetingLines: [Int] {
    let firstSame = old.bytes.count - suffix
    return old.bytes.withUnsafeBufferPointer { bytes in
      old.geometry.lineStarts.indices.filter { line in
        let byte = old.geometry.lineStarts[line].byte
        return byte > firstSame && PlainText.isWordStart(byte, in: bytes)
      }
    }
  }
}

/// A paragraph that was laid out before.
struct KnownParagraph {
  var bytes: [UInt8]
  var geometry: ParagraphGeometry
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func sharedEnds(with other: Self) -> (prefix: Int, suffix: Int) {
    let shorter = Swift.min(count, other.count)
    var prefix = 0
    while prefix < shorter, self[prefix] == other[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, self[count - 1 - suffix] == other[other.count - 1 - suffix] {
      suffix += 1
    }
    return (prefix, suffix)
  }
}
