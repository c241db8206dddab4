/// Searches for a literal text with line breaks, from one paragraph into the next.
///
/// It takes as many steps as the text has letters, however long the query is (Knuth, Morris and
/// Pratt): one of 10,000 line breaks is as fast as one of two.
struct LinesSearch: Sendable {
  /// The text around a paragraph that decides about its hits.
  let reach: SearchReach
  private let query: TextQuery
  private let scalars: [Unicode.Scalar]
  /// For each length of the query's start that was found, the length of the longest shorter start
  /// that it ends with.
  private let borders: [Int]

  /// A letter may carry several marks that do not count.
  private static let scalarsPerLetter = 32

  /// Prepares a search; `nil` if the query has no line break.
  init?(_ query: TextQuery) {
    let text = LineBreak.normalized(query.text)
    let folded = CaseFolding.folded(text, matchesCase: query.matchesCase)
    let scalars = Array(folded.unicodeScalars)
    let lineBreaks = scalars.count { $0 == "\n" }
    guard lineBreaks > 0 else { return nil }
    self.query = query
    self.scalars = scalars
    borders = Self.borders(of: scalars)
    reach = SearchReach(
      lineBreaks: lineBreaks, length: (scalars.count + 1) * Self.scalarsPerLetter)
  }

  private static func borders(of scalars: [Unicode.Scalar]) -> [Int] {
    var borders = [Int](repeating: 0, count: scalars.count)
    var length = 0
    for index in scalars.indices.dropFirst() {
      while length > 0, scalars[index] != scalars[length] { length = borders[length - 1] }
      if scalars[index] == scalars[length] { length += 1 }
      borders[index] = length
    }
    return borders
  }

  /// Searches for the hits that begin in a range of a text.
  func search(
    _ bytes: UnsafeBufferPointer<UInt8>, beginningIn range: Range<Int>, into hits: inout TextHits,
    _ memory: inout FoldingMemory, while isWanted: () -> Bool
  ) {
    guard let folded = fold(bytes, &memory, while: isWanted) else {
      return hits.outcome = .cancelled
    }
    let words = query.matchesWholeWords ? WordBoundaries(Self.scalars(of: bytes)) : nil
    var (found, start) = (0, range.lowerBound)
    for place in folded.scalars.indices {
      while found > 0, folded.scalars[place] != scalars[found] { found = borders[found - 1] }
      if folded.scalars[place] == scalars[found] { found += 1 }
      guard found == scalars.count else { continue }
      found = borders[found - 1]
      guard let hit = folded.range(from: place + 1 - scalars.count, to: place + 1),
        hit.lowerBound >= start, words?.bound(hit) != false
      else { continue }
      guard hit.lowerBound < range.upperBound else { return }
      hits.ranges.append(hit)
      start = hit.upperBound
    }
  }

  /// Returns the folded form of a text, line by line; `nil` if it is no longer wanted.
  private func fold(
    _ bytes: UnsafeBufferPointer<UInt8>, _ memory: inout FoldingMemory, while isWanted: () -> Bool
  ) -> FoldedText? {
    var folded = FoldedText()
    var start = 0
    while true {
      guard isWanted() else { return nil }
      var end = start
      while end < bytes.count, LineBreak.length(in: bytes, at: end) == 0 { end += 1 }
      folded.append(UnsafeBufferPointer(rebasing: bytes[start..<end]), &memory)
      guard end < bytes.count else { return folded }
      let length = LineBreak.length(in: bytes, at: end)
      folded.appendLineBreak(ofScalars: length == 3 ? 1 : length)
      start = end + length
    }
  }

  private static func scalars(of bytes: UnsafeBufferPointer<UInt8>) -> [Unicode.Scalar] {
    Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }
}
