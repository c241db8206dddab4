/// What ends a paragraph in `GtkTextBuffer`.
enum ParagraphSeparator {
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let paragraphSeparator: [UInt8] = [0xE2, 0x80, 0xA9]

  /// The position after each paragraph; the last is the end of the text.
  static func ends(in utf8: [UInt8]) -> [Int] {
    var ends: [Int] = []
    var position = 0
    while position < utf8.count {
      let length = separatorLength(in: utf8, at: position)
      position += max(1, length)
      if length > 0 { ends.append(position) }
    }
    ends.append(utf8.count)
    return ends
  }

  private static func separatorLength(in utf8: [UInt8], at position: Int) -> Int {
    switch utf8[position] {
    case lineFeed: return 1
    case carriageReturn:
      return position + 1 < utf8.count && utf8[position + 1] == lineFeed ? 2 : 1
    case paragraphSeparator[0]:
      return utf8[position...].starts(with: paragraphSeparator) ? 3 : 0
    default: return 0
    }
  }

  /// The paragraph as Pango wants it: one trailing separator less, and the `\r` before a `\n`.
  static func chopped(_ paragraph: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var count = paragraph.count
    switch paragraph.last {
    case carriageReturn: count -= 1
    case lineFeed:
      count -= 1
      if count > 0, paragraph[count - 1] == carriageReturn { count -= 1 }
    case paragraphSeparator[2]:
      count -= paragraph.suffix(3).elementsEqual(paragraphSeparator) ? 3 : 0
    default: return paragraph
    }
    return UnsafeBufferPointer(rebasing: paragraph[..<count])
  }
}
