/// The text around a paragraph that decides about the hits that begin in it.
///
/// What an edit may change is found by this: `nothing` if the query contains no line break, so that
/// only the edited paragraphs are searched again; with two line breaks, the two paragraphs before
/// them as well.
package struct SearchReach: Hashable, Sendable {
  /// The greatest number of line breaks in a hit: so many paragraphs after the one in which it
  /// begins decide about it.
  package var lineBreaks = 0
  /// Whether so many paragraphs before it decide too, as with a lookbehind.
  package var looksBack = false
  /// The greatest length of a hit, in Unicode scalars.
  package var length = Int.max

  /// Each paragraph decides about its own hits.
  package static let nothing = SearchReach()
}
