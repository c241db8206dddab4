/// Searches for a regular expression.
struct ExpressionSearch: Sendable {
  private let pattern: Pattern
  private let matchesWholeWords: Bool

  init(_ query: TextQuery) throws(PatternError) {
    pattern = try Pattern(query.text, ignoresCase: !query.matchesCase)
    matchesWholeWords = query.matchesWholeWords
  }

  func search(_ paragraph: Paragraph, into hits: inout TextHits, while isWanted: () -> Bool) {
    let text = MatchedParagraph(paragraph, knowsWords: matchesWholeWords)
    let isThrough = pattern.forEachMatch(in: paragraph.bytes) { match in
      if let range = text.range(of: match) {
        hits.ranges.append(range.shifted(by: paragraph.start))
      }
      return isWanted()
    }
    if !isThrough { hits.outcome = .gaveUp } else if !isWanted() { hits.outcome = .cancelled }
  }
}

/// A paragraph in which the offsets of matches are looked up, from its start to its end.
private final class MatchedParagraph {
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

  /// The range of a match in Unicode scalars; `nil` if it is not a hit.
  func range(of match: Range<Int>) -> Range<Int>? {
    guard isBetweenCharacters(match.lowerBound), isBetweenCharacters(match.upperBound) else {
      return nil
    }
    let lower = offset(ofByte: match.lowerBound)
    let range = lower..<offset(ofByte: match.upperBound)
    return words?.bound(range) == false ? nil : range
  }

  private func isBetweenCharacters(_ byte: Int) -> Bool {
    guard !paragraph.isASCII else { return true }
    return String.Index(text.utf8.index(text.startIndex, offsetBy: byte), within: text) != nil
  }

  private func offset(ofByte byte: Int) -> Int {
    guard !paragraph.isASCII else { return byte }
    if byte < known.byte { known = (0, 0) }
    // Every byte except a continuation byte begins a scalar.
    let count = paragraph.bytes[known.byte..<byte].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    known = (byte, known.scalar + count)
    return known.scalar
  }
}
