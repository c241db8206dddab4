/// Which letters and pairs of letters a text has, which tells of most queries at once that they are
/// not in it.
///
/// ```swift
/// let sketch = TextSketch("warm greetings")
/// try TextSearch(TextQuery("cold")).mayHit(sketch)  // false, and the text need not be read
/// ```
///
/// It may take an absent query for a present one, never the other way around. A letter is what it
/// is compared as (``CaseFolding``), without case and accents: so one sketch serves all queries.
package struct TextSketch: Sendable {
  /// The number of bits for each different pair: of the pairs that the text does not have, one of
  /// so many seems to be there.
  private static let bitsPerPair = 8

  private var words: [UInt64]
  /// By how much a hash is shifted to be the index of a bit.
  private let shift: Int

  /// Reads a text.
  package init(_ text: String) {
    var pairs: Set<UInt64> = []
    var text = text
    var memory = FoldingMemory(for: TextQuery())
    text.withUTF8 { bytes in
      Paragraph.forEach(in: bytes) { paragraph in
        var folded = FoldedText()
        folded.append(paragraph.bytes, &memory)
        LetterPairs.forEach(in: folded.scalars) { pairs.insert($0) }
        return true
      }
    }
    var count = 64
    while count < pairs.count * Self.bitsPerPair { count *= 2 }
    words = [UInt64](repeating: 0, count: count / 64)
    shift = 64 - count.trailingZeroBitCount
    for pair in pairs {
      let (word, bit) = place(of: pair)
      words[word] |= bit
    }
  }

  /// Whether the text may have a pair.
  func mayHave(_ pair: UInt64) -> Bool {
    let (word, bit) = place(of: pair)
    return words[word] & bit != 0
  }

  private func place(of pair: UInt64) -> (word: Int, bit: UInt64) {
    let index = Int(pair >> UInt64(shift))
    return (index / 64, 1 << UInt64(index % 64))
  }
}

/// The letters of a text, and the pairs of those that are next to each other, as hashes.
enum LetterPairs {
  /// Calls a closure with the letters and pairs of a text without line breaks.
  static func forEach(in scalars: [Unicode.Scalar], _ body: (UInt64) -> Void) {
    var last: Unicode.Scalar?
    for scalar in scalars {
      body(hash(nil, scalar))
      if let last { body(hash(last, scalar)) }
      last = scalar
    }
  }

  /// Returns those that every text with a query has; none for an expression.
  static func needed(for query: TextQuery) -> [UInt64] {
    guard !query.isExpression else { return [] }
    let text = CaseFolding.folded(LineBreak.normalized(query.text), matchesCase: false)
    var needed: Set<UInt64> = []
    // Line breaks and accents are not in a sketch, and letters on either side of one not a pair.
    for part in text.unicodeScalars.split(whereSeparator: { $0 == "\n" || $0.isMarkOnLetter }) {
      forEach(in: Array(part)) { needed.insert($0) }
    }
    return Array(needed)
  }

  private static func hash(_ first: Unicode.Scalar?, _ second: Unicode.Scalar) -> UInt64 {
    let pair = UInt64(first?.value ?? 0x1F_FFFF) << 21 | UInt64(second.value)
    // Fibonacci hashing: the highest bits depend on all of the pair.
    return (pair ^ pair >> 17) &* 0x9E37_79B9_7F4A_7C15
  }
}
