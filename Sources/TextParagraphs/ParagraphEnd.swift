/// The separators that end a paragraph: LF, CR, both together, or U+2029.
///
/// These are the ones that a GTK text buffer counts, so measuring, searching and saving all use
/// them. U+2028, U+0085, vertical tab and form feed do not end a paragraph.
///
/// ```swift
/// ParagraphEnd.isEnd("\u{2029}")  // true
/// ```
public enum ParagraphEnd {
  /// Whether a character ends a paragraph; an LF after a CR belongs to the same end.
  @inlinable
  public static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2029}"
  }

  /// The number of bytes of UTF-8 that end a paragraph at a position; 0 if it goes on there.
  @inlinable
  public static func length(in utf8: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
    switch utf8[position] {
    case 0x0A: return 1
    case 0x0D: return position + 1 < utf8.count && utf8[position + 1] == 0x0A ? 2 : 1
    case 0xE2:
      let isEnd =
        position + 2 < utf8.count && utf8[position + 1] == 0x80 && utf8[position + 2] == 0xA9
      return isEnd ? 3 : 0
    default: return 0
    }
  }

  /// A paragraph without its separator.
  public static func chopped(
    _ paragraph: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    let count = paragraph.count
    for length in [3, 2, 1] where length <= count {
      guard self.length(in: paragraph, at: count - length) == length else { continue }
      return UnsafeBufferPointer(rebasing: paragraph[..<(count - length)])
    }
    return paragraph
  }

  /// Calls `body` with each paragraph of a text, without its separator, and with whether it has
  /// one.
  public static func forEachParagraph(
    of text: String, _ body: (_ paragraph: Substring, _ isEnded: Bool) -> Void
  ) {
    let scalars = text.unicodeScalars
    var (start, index) = (scalars.startIndex, scalars.startIndex)
    while let end = scalars[index...].firstIndex(where: isEnd) {
      body(text[start..<end], true)
      index = scalars.index(after: end)
      let isPair = scalars[end] == "\r" && index < scalars.endIndex && scalars[index] == "\n"
      if isPair { index = scalars.index(after: index) }
      start = index
    }
    body(text[start...], false)
  }
}
