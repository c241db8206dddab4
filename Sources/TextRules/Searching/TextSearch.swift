/// A query that is prepared for searching, on any thread.
///
/// ```swift
/// let search = try TextSearch(TextQuery("ss"))
/// search.hits(in: "Straße, GRASS").ranges  // 4..<5, 11..<13
/// ```
///
/// Hits are the leftmost ones that do not overlap, as ranges of Unicode scalars. Each paragraph is
/// searched by itself, so a long text can be searched in parts of whole paragraphs, and after an
/// edit only the edited part has to be searched again.
public struct TextSearch: Sendable {
  /// The query to search for.
  public let query: TextQuery
  private let plain: PlainSearch?
  private let expression: ExpressionSearch?

  /// Prepares a search.
  ///
  /// - Throws: What is wrong with the query's expression, if it has one.
  public init(_ query: TextQuery) throws(PatternError) {
    self.query = query
    plain = query.isExpression ? nil : PlainSearch(query)
    expression = query.isExpression ? try ExpressionSearch(query) : nil
  }

  /// Returns all hits in a text.
  ///
  /// - Parameters:
  ///   - text: The text, which consists of whole paragraphs.
  ///   - isWanted: Called now and then; the search ends when it returns `false`.
  /// - Returns: The hits, and how the search ended.
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

/// The hits of a search.
public struct TextHits: Hashable, Sendable {
  /// How a search ended.
  public enum Outcome: Hashable, Sendable {
    /// Everything was searched.
    case complete
    /// An expression would have taken too much work; the rest was not searched.
    case gaveUp
    /// The search was cancelled.
    case cancelled
  }

  /// The ranges of the hits, in order, in Unicode scalars.
  public var ranges: [Range<Int>] = []
  /// How the search ended.
  public var outcome = Outcome.complete
}
