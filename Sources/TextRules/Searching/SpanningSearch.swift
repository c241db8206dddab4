/// Searches for a regular expression with line breaks, from one paragraph into the next.
///
/// Each paragraph is searched with as many after it as a hit may have line breaks, and with as many
/// before it for lookbehinds; only hits that begin in it count. So the hits are the same wherever
/// the search begins, and one match never has more text than these paragraphs, whose length bounds
/// its work (`MatchEffort`).
struct SpanningSearch: Sendable {
  /// The text around a paragraph that decides about its hits.
  var reach: SearchReach { query.reach }
  private let query: QueryPattern
  private let matchesWholeWords: Bool

  init(_ query: QueryPattern, matchesWholeWords: Bool) {
    self.query = query
    self.matchesWholeWords = matchesWholeWords
  }

  /// Searches for the hits that begin in a range of a text.
  func search(
    _ bytes: UnsafeBufferPointer<UInt8>, beginningIn range: Range<Int>, into hits: inout TextHits,
    while isWanted: () -> Bool
  ) {
    let table = ParagraphTable(bytes)
    table.bytes.withUnsafeBufferPointer { text in
      let paragraphs = MatchedParagraphs(table, text, knowsWords: matchesWholeWords)
      var index = table.index(atScalar: range.lowerBound)
      var start = table.byte(ofScalar: range.lowerBound)
      while index < table.entries.count, table.entries[index].scalar < range.upperBound {
        let window = table.window(around: index, query.lineBreaks)
        let end = table.end(of: index)
        start = max(start, table.entries[index].byte)
        let isThrough = query.pattern.forEachMatch(
          in: UnsafeBufferPointer(rebasing: text[window]), from: start - window.lowerBound
        ) { match in
          let match = match.shifted(by: window.lowerBound)
          guard match.lowerBound < end else { return false }
          if let hit = paragraphs.range(of: match) {
            hits.ranges.append(hit)
            start = match.upperBound
          }
          return isWanted()
        }
        guard isThrough else { return hits.outcome = .gaveUp }
        guard isWanted() else { return hits.outcome = .cancelled }
        index = max(index + 1, start > end ? table.index(atByte: start) : 0)
      }
    }
  }
}

/// The paragraphs in which a match begins and ends.
private final class MatchedParagraphs {
  private let table: ParagraphTable
  private let text: UnsafeBufferPointer<UInt8>
  private let knowsWords: Bool
  /// The paragraphs that were looked up last; most matches are close to each other.
  private var known: [Int: MatchedParagraph] = [:]

  private static let mostKnown = 4

  init(_ table: ParagraphTable, _ text: UnsafeBufferPointer<UInt8>, knowsWords: Bool) {
    self.table = table
    self.text = text
    self.knowsWords = knowsWords
  }

  /// The range of a match in Unicode scalars; `nil` if it is not a hit.
  func range(of match: Range<Int>) -> Range<Int>? {
    guard let lower = offset(ofByte: match.lowerBound), let upper = offset(ofByte: match.upperBound)
    else { return nil }
    return lower..<upper
  }

  private func offset(ofByte byte: Int) -> Int? {
    let index = table.index(atByte: byte)
    return paragraph(at: index).offset(ofByte: byte - table.entries[index].byte)
  }

  private func paragraph(at index: Int) -> MatchedParagraph {
    if let paragraph = known[index] { return paragraph }
    let entry = table.entries[index]
    let paragraph = MatchedParagraph(
      Paragraph(
        bytes: UnsafeBufferPointer(rebasing: text[entry.bytes]), start: entry.scalar,
        isASCII: entry.isASCII),
      knowsWords: knowsWords)
    if known.count >= Self.mostKnown { known = [:] }
    known[index] = paragraph
    return paragraph
  }
}
