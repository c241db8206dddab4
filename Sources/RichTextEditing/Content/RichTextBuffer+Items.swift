import FoundationEssentials
import RichTextModel

/// The items of lists around an edit: Return begins the next one, and an item that has lost its
/// text is still one.
extension RichTextBuffer {
  /// A part of the text, and how its attributes have to change.
  struct Restyling {
    let range: Range<Int>
    let change: (inout AttributeContainer) -> Void
  }

  /// Gives the empty last paragraph that typed text has begun the format of the next item.
  func continueLastItem(after range: Range<Int>) {
    guard tags.knowsLists, range.upperBound == count, isLineStart(count) else { return }
    let format = format(ofLine: buffer.line(containing: range.lowerBound))
    guard format.list != nil else { return }
    var attributes = textAttributes(at: count - 1)
    attributes[FollowingParagraphKey.self] = format.continued
    tags.set(attributes, from: count - 1, to: count)
  }

  /// Returns what changes when typed text divides an item: only one of its parts keeps the number
  /// and the tick.
  func divideItem(at range: Range<Int>) -> [Restyling] {
    guard tags.knowsLists, range.upperBound < count, isLineStart(range.upperBound) else {
      return []
    }
    let upper = buffer.line(containing: range.lowerBound)
    let lower = buffer.line(containing: range.upperBound)
    let (first, second) = (format(ofLine: upper), format(ofLine: lower))
    guard let item = first.list, second.list == item, item != item.next else { return [] }
    let isEmptied = isLineEnd(self.range(ofLine: upper).lowerBound)
    guard isEmptied else { return [Self.restyling(self.range(ofLine: lower), second.continued)] }
    // The text went on to the second line, and with it the tick.
    var (above, below) = (first, second)
    above.list?.isChecked = false
    below.list?.start = nil
    return [
      Self.restyling(self.range(ofLine: upper), above),
      Self.restyling(self.range(ofLine: lower), below),
    ]
  }

  /// Returns what changes when a deletion by the user has emptied the last paragraph.
  func keepEmptiedItem(_ removed: RichText, at offset: Int) -> Restyling? {
    guard tags.knowsLists, offset == count, offset > 0, isLineStart(offset) else { return nil }
    return following(removed.runs.first?.attributes[ParagraphKey.self])
  }

  /// Returns what changes when code has emptied the last paragraph, or added one.
  ///
  /// - Parameters:
  ///   - replacement: The change.
  ///   - format: The format of the last paragraph before it; nil if there are no lists.
  /// - Returns: The restyling; nil if nothing changes.
  func keepLastItem(after replacement: Replacement, _ format: ParagraphFormat?) -> Restyling? {
    guard tags.knowsLists, count > 0, replacement.insertedRange.upperBound == count,
      !replacement.isRestyling, isLineStart(count)
    else { return nil }
    guard !replacement.inserted.isEmpty else {
      return keepEmptiedItem(replacement.removed, at: replacement.offset)
    }
    guard textAttributes(at: count - 1)[FollowingParagraphKey.self] == nil else { return nil }
    return following(format?.continued)
  }

  /// Returns how the last line break changes so that the empty paragraph after it has a format.
  func following(_ format: ParagraphFormat?) -> Restyling? {
    let format = format?.list == nil ? nil : format
    guard textAttributes(at: count - 1)[FollowingParagraphKey.self] != format else { return nil }
    return Restyling(range: (count - 1)..<count) { $0[FollowingParagraphKey.self] = format }
  }

  private static func restyling(_ range: Range<Int>, _ format: ParagraphFormat) -> Restyling {
    Restyling(range: range) { $0[ParagraphKey.self] = format }
  }
}
