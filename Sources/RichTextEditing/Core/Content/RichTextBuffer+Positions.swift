import FoundationEssentials
import RichTextModel

/// Questions about single offsets.
extension RichTextBuffer {
  /// The offsets of the caret and the anchor.
  var selection: (caret: Int, anchor: Int) {
    let (range, caret) = (buffer.selection, buffer.caret)
    return (caret, range.lowerBound == caret ? range.upperBound : range.lowerBound)
  }

  /// Returns the character at an offset; nil if there is none.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard (0..<count).contains(offset) else { return nil }
    return buffer.text(from: offset, to: offset + 1).unicodeScalars.first
  }

  /// Whether there is a block attachment at an offset.
  func isBlock(at offset: Int) -> Bool {
    offset >= 0 && attachments.attachment(at: offset)?.isBlock == true
  }

  /// Whether a line ends at an offset.
  func isLineEnd(_ offset: Int) -> Bool {
    offset >= count || buffer.text(from: offset, to: offset + 1) == "\n"
  }

  /// Whether a line begins at an offset.
  func isLineStart(_ offset: Int) -> Bool {
    offset == 0 || buffer.text(from: offset - 1, to: offset) == "\n"
  }

  /// Returns the range around an offset in which an attribute has the same value; nil if the
  /// character there lacks the attribute, or there is no character.
  func range<Key: AttributedStringKey>(
    of key: Key.Type, at offset: Int
  ) -> Range<Int>? where Key.Value: Sendable {
    guard let value = textAttributes(at: offset)[key] else { return nil }
    var (start, end) = (offset, offset + 1)
    while start > 0, textAttributes(at: start - 1)[key] == value {
      start = buffer.previousToggle(before: start)
    }
    while end < count, textAttributes(at: end)[key] == value {
      end = buffer.nextToggle(after: end)
    }
    return start..<end
  }

  /// Whether all runs of a part have attributes that satisfy a condition; the first one that does
  /// not is the last one that is examined.
  func allRuns(in range: Range<Int>, satisfy condition: (AttributeContainer) -> Bool) -> Bool {
    var start = range.lowerBound
    let end = min(range.upperBound, count)
    while start < end {
      guard condition(textAttributes(at: start)) else { return false }
      start = buffer.nextToggle(after: start, limit: end)
    }
    return true
  }

  /// Returns the link that the character at an offset belongs to; nil if there is none.
  func link(at offset: Int) -> (range: Range<Int>, address: String)? {
    guard let range = range(of: LinkKey.self, at: offset),
      let address = textAttributes(at: offset)[LinkKey.self]
    else { return nil }
    return (range, address)
  }

  /// Returns the link that contains the caret, or ends or begins at it; nil if there is none.
  func link(aroundCaret caret: Int) -> (range: Range<Int>, address: String)? {
    link(at: caret) ?? link(at: caret - 1)
  }
}
