/// A paragraph in which the offsets of matches are looked up, from its start to its end.
final class MatchedParagraph {
  private let paragraph: Paragraph
  private let text: String
  private let words: WordBoundaries<[Unicode.Scalar]>?
  /// The last position that was looked up; most matches are close to each other.
  private var known = (byte: 0, scalar: 0)

  init(_ paragraph: Paragraph, knowsWords: Bool) {
    self.paragraph = paragraph
    text = paragraph.isASCII ? "" : paragraph.text
    words = knowsWords ? WordBoundaries(Array(paragraph.text.unicodeScalars)) : nil
  }

  /// The offset in the searched text at which a hit may begin or end; `nil` if none may, because a
  /// character goes on there, or a word if only whole words are hits.
  func offset(ofByte byte: Int) -> Int? {
    guard isBetweenCharacters(byte) else { return nil }
    let scalar = scalar(ofByte: byte)
    guard words?.isBoundary(scalar) != false else { return nil }
    return paragraph.start + scalar
  }

  private func isBetweenCharacters(_ byte: Int) -> Bool {
    guard !paragraph.isASCII else { return true }
    return String.Index(text.utf8.index(text.startIndex, offsetBy: byte), within: text) != nil
  }

  private func scalar(ofByte byte: Int) -> Int {
    guard !paragraph.isASCII else { return byte }
    if byte < known.byte { known = (0, 0) }
    // Every byte except a continuation byte begins a scalar.
    let count = paragraph.bytes[known.byte..<byte].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    known = (byte, known.scalar + count)
    return known.scalar
  }
}
