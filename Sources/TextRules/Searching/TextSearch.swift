/// A query that is prepared for searching, on any thread.
///
/// ```swift
/// let search = try TextSearch(TextQuery("ss"))
/// search.hits(in: "Straße, GRASS").ranges  // 4..<5, 11..<13
/// ```
///
/// Hits are the leftmost ones that do not overlap, as ranges of Unicode scalars. Each paragraph is
/// searched by itself, or with the few after it that a query with line breaks reaches into. So a
/// long text can be searched in parts of whole paragraphs, and after an edit only the edited part
/// has to be searched again.
public struct TextSearch: Sendable {
  /// The method of a search, by the kind of its query.
  private enum Method {
    case plain(PlainSearch)
    case lines(LinesSearch)
    case expression(ExpressionSearch)
    case spanning(SpanningSearch)
  }

  /// The query to search for.
  public let query: TextQuery
  private let method: Method
  /// What every text with a hit has.
  private let neededPairs: [UInt64]

  /// Prepares a search.
  ///
  /// - Throws: What is wrong with the query's expression, if it has one.
  public init(_ query: TextQuery) throws(PatternError) {
    self.query = query
    neededPairs = LetterPairs.needed(for: query)
    let wholeWords = query.matchesWholeWords
    guard query.isExpression else {
      method = LinesSearch(query).map { .lines($0) } ?? .plain(PlainSearch(query))
      return
    }
    let expression = try QueryPattern(query)
    method =
      expression.lineBreaks == 0
      ? .expression(ExpressionSearch(expression.pattern, matchesWholeWords: wholeWords))
      : .spanning(SpanningSearch(expression, matchesWholeWords: wholeWords))
  }

  /// The text around a paragraph that decides about its hits.
  package var reach: SearchReach {
    switch method {
    case .plain, .expression: .nothing
    case .lines(let search): search.reach
    case .spanning(let search): search.reach
    }
  }

  /// Whether there may be hits in a text, going by its sketch.
  package func mayHit(_ sketch: TextSketch) -> Bool { neededPairs.allSatisfy(sketch.mayHave) }

  /// Returns all hits in a text.
  ///
  /// - Parameters:
  ///   - text: The text, which consists of whole paragraphs.
  ///   - isWanted: Called now and then; the search ends when it returns `false`.
  /// - Returns: The hits, and how the search ended.
  public func hits(in text: String, while isWanted: () -> Bool = { true }) -> TextHits {
    hits(in: text, beginningIn: 0..<text.unicodeScalars.count, while: isWanted)
  }

  /// Returns the hits that begin in a part of a text.
  ///
  /// - Parameters:
  ///   - text: The text, which consists of whole paragraphs: those of the part, and as many before
  ///     and after it as ``reach`` says.
  ///   - range: The part, in Unicode scalars. It consists of whole paragraphs, without what belongs
  ///     to a hit that begins before it.
  ///   - isWanted: Called now and then; the search ends when it returns `false`.
  /// - Returns: The hits, and how the search ended.
  package func hits(
    in text: String, beginningIn range: Range<Int>, while isWanted: () -> Bool = { true }
  ) -> TextHits {
    var hits = TextHits()
    guard !query.isEmpty, !range.isEmpty else { return hits }
    var text = text
    var memory = FoldingMemory(for: query)
    text.withUTF8 { bytes in
      switch method {
      case .plain(let search):
        forEachParagraph(in: bytes, range, &hits, while: isWanted) {
          search.search($0, into: &$1, &memory)
        }
      case .expression(let search):
        forEachParagraph(in: bytes, range, &hits, while: isWanted) {
          search.search($0, into: &$1, while: isWanted)
        }
      case .lines(let search):
        search.search(bytes, beginningIn: range, into: &hits, &memory, while: isWanted)
      case .spanning(let search):
        search.search(bytes, beginningIn: range, into: &hits, while: isWanted)
      }
    }
    return hits
  }

  private func forEachParagraph(
    in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ hits: inout TextHits,
    while isWanted: () -> Bool, _ body: (Paragraph, inout TextHits) -> Void
  ) {
    Paragraph.forEach(in: bytes) { paragraph in
      guard isWanted() else {
        hits.outcome = .cancelled
        return false
      }
      if range.contains(paragraph.start) { body(paragraph, &hits) }
      return hits.outcome == .complete
    }
  }
}
