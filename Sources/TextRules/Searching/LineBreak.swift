import TextParagraphs

/// The line breaks that a query can contain: what ends a paragraph, or divides one (U+2028).
///
/// Users cannot tell these from each other, so each of them finds them all.
enum LineBreak {
  /// Whether a scalar is a line break; an LF after a CR belongs to the same one.
  static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    ParagraphEnd.isEnd(scalar) || scalar == "\u{2028}"
  }

  /// The number of bytes of a line break at a position; 0 if there is none.
  static func length(in utf8: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
    let length = ParagraphEnd.length(in: utf8, at: position)
    guard length == 0, utf8[position] == 0xE2, position + 2 < utf8.count,
      utf8[position + 1] == 0x80, utf8[position + 2] == 0xA8
    else { return length }
    return 3
  }

  /// Returns a text with an LF in the place of each line break that `isBreak` names.
  static func normalized(
    _ text: String, _ isBreak: (Unicode.Scalar) -> Bool = isBreak
  ) -> String {
    guard text.unicodeScalars.contains(where: { isBreak($0) && $0 != "\n" }) else { return text }
    var normalized = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar != "\n" || last != "\r" { normalized.append(isBreak(scalar) ? "\n" : scalar) }
      last = scalar
    }
    return String(normalized)
  }
}
