/// Searches for a regular expression, paragraph by paragraph.
struct ExpressionSearch: Sendable {
  private let pattern: Pattern
  private let matchesWholeWords: Bool

  init(_ pattern: Pattern, matchesWholeWords: Bool) {
    self.pattern = pattern
    self.matchesWholeWords = matchesWholeWords
  }

  func search(_ paragraph: Paragraph, into hits: inout TextHits, while isWanted: () -> Bool) {
    let text = MatchedParagraph(paragraph, knowsWords: matchesWholeWords)
    let isThrough = pattern.forEachMatch(in: paragraph.bytes) { match in
      if let lower = text.offset(ofByte: match.lowerBound),
        let upper = text.offset(ofByte: match.upperBound)
      {
        hits.ranges.append(lower..<upper)
      }
      return isWanted()
    }
    if !isThrough { hits.outcome = .gaveUp } else if !isWanted() { hits.outcome = .cancelled }
  }
}
