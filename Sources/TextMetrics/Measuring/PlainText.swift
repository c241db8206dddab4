/// Text whose lines can be laid out apart from each other: Latin letters and printable ASCII.
///
/// In such text a line depends on nothing but the text from the line's beginning. There is one
/// direction and one script, no letter combines with another, and no line-breaking rule looks past
/// a space between two words. Therefore tabs, soft hyphens, no-break spaces and marks do not count
/// as plain text, and neither does any script whose letters change with their neighbors.
enum PlainText {
  static let space = UInt8(ascii: " ")

  /// Whether a text is plain, short enough to stay in one stretch, and contains an ASCII letter.
  static func includes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count <= LongParagraph.threshold, hasLetter(text[...]) else { return false }
    var position = 0
    while position < text.count {
      let length = lengthOfCharacter(in: text, at: position)
      guard length > 0 else { return false }
      position += length
    }
    return true
  }

  /// Whether there is an ASCII letter; the characters next to it then count as Latin, too.
  static func hasLetter(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    text.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
  }

  /// Whether a line may begin here, after a space, whatever the rest of the text is.
  ///
  /// A line may not begin before many punctuation marks, such as the full stop, nor after an
  /// opening bracket or quotation mark, even if there is a space. So this accepts only letters and
  /// digits, and before the space also the most common marks.
  static func isWordStart(_ position: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard position > 1, position < text.count, text[position - 1] == space,
      isWordCharacter(text[position])
    else { return false }
    var last = position - 2
    while last > 0, text[last] == space { last -= 1 }
    return isWordCharacter(text[last]) || text[last] == UInt8(ascii: ".")
      || text[last] == UInt8(ascii: ",")
  }

  /// The start of the word that comes that many words later; the end of the text if there is none.
  static func position(
    afterWords words: Int, from start: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var left = words
    var position = start + 1
    while position < text.count {
      if isWordStart(position, in: text) {
        left -= 1
        if left == 0 { return position }
      }
      position += 1
    }
    return text.count
  }

  /// Digits and letters; in plain text, bytes past ASCII occur in letters only.
  private static func isWordCharacter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte >= 0x80
  }

  /// The number of bytes: 1 for printable ASCII, 2 for U+00C0 to U+017F except the two signs × and
  /// ÷, and 0 for everything else.
  private static func lengthOfCharacter(
    in text: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> Int {
    let first = text[position]
    if (0x20...0x7E).contains(first) { return 1 }
    guard (0xC3...0xC5).contains(first), position + 1 < text.count else { return 0 }
    let second = text[position + 1]
    let isSign = first == 0xC3 && (second == 0x97 || second == 0xB7)
    return (0x80...0xBF).contains(second) && !isSign ? 2 : 0
  }
}
