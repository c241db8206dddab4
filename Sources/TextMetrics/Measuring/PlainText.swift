/// Text whose lines can be laid out apart from each other: Latin letters and what ASCII has.
///
/// In it a line depends on nothing but the text from where the line begins. There is one direction and
/// one script, no letter combines with another, and no rule for line breaks looks past a space between
/// two words. Tabs, soft hyphens, no-break spaces and marks are therefore not in it, and neither is any
/// script whose letters change with their neighbours.
enum PlainText {
  static let space = UInt8(ascii: " ")

  /// Whether a text is plain, short enough to stay in one stretch, and in the Latin script at all.
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

  /// Whether there is an ASCII letter: what stands beside it is then taken for Latin too.
  static func hasLetter(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    text.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
  }

  /// Whether a line may begin here, after a space, whatever the rest of the text is.
  ///
  /// It may not before many a sign, such as the full stop, nor after an opening bracket or quote, even if
  /// there is a space; so only letters and digits count, and after them the commonest signs.
  static func isWordStart(_ position: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard position > 1, position < text.count, text[position - 1] == space,
      isWordCharacter(text[position])
    else { return false }
    var last = position - 2
    while last > 0, text[last] == space { last -= 1 }
    return isWordCharacter(text[last]) || text[last] == UInt8(ascii: ".")
      || text[last] == UInt8(ascii: ",")
  }

  /// The start of the word after so many words; the end if there is none.
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

  /// Digits, and all the letters: those past ASCII are the only bytes there.
  private static func isWordCharacter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte >= 0x80
  }

  /// Printable ASCII is one byte long, U+00C0 to U+017F without the two signs two; 0 for all else.
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
