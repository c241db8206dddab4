/// The hits of a search.
public struct TextHits: Hashable, Sendable {
  /// The way in which a search ended.
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
  /// The way in which the search ended.
  public var outcome = Outcome.complete
}
