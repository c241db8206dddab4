/// A query that is ready to be looked for, on any thread.
///
/// ```swift
/// let search = try TextSearch(TextQuery("ss"))
/// search.hits(in: "Straße, GRASS").ranges  // 4..<5, 11..<13
/// ```
///
/// Hits are the leftmost ones that do not overlap, as offsets in Unicode scalars. Each paragraph is
/// searched by itself, so that a long text can be searched in parts of whole paragraphs, and after an
/// edit only what was edited.
public struct TextSearch: Sendable {
  /// What is looked for.
  public let query: TextQuery
  private let plain: PlainSearch?
  private let expression: ExpressionSearch?

  /// Prepares a search.
  ///
  /// - Throws: What is wrong with the expression, if the query is one.
  public init(_ query: TextQuery) throws(PatternError) {
    self.query = query
    plain = query.isExpression ? nil : PlainSearch(query)
    expression = query.isExpression ? try ExpressionSearch(query) : nil
  }

  /// All hits in a text.
  ///
  /// - Parameters:
  ///   - text: The text: whole paragraphs.
  ///   - isWanted: Asked now and then; the search ends when the answer is no.
  /// - Returns: The hits, and how the search has ended.
  public func hits(in text: String, while isWanted: () -> Bool = { true }) -> TextHits {
    var hits = TextHits()
    guard !query.isEmpty else { return hits }
    var text = text
    var memory = FoldingMemory(for: query)
    text.withUTF8 { bytes in
      Paragraph.forEach(in: bytes) { paragraph in
        guard isWanted() else {
          hits.outcome = .cancelled
          return false
        }
        plain?.search(paragraph, into: &hits, &memory)
        expression?.search(paragraph, into: &hits, while: isWanted)
        return hits.outcome == .complete
      }
    }
    return hits
  }
}

/// What a search has found.
public struct TextHits: Hashable, Sendable {
  /// How a search has ended.
  public enum Outcome: Hashable, Sendable {
    /// Everything was searched.
    case complete
    /// An expression needs more work than it is worth: what follows was not searched.
    case gaveUp
    /// Nobody wants to know any more.
    case cancelled
  }

  /// Where the hits are, in order, in Unicode scalars.
  public var ranges: [Range<Int>] = []
  /// How the search has ended.
  public var outcome = Outcome.complete
}
