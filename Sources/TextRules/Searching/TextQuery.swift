/// What somebody looks for in a text, and how.
///
///     TextQuery("straße")                                  // also finds STRASSE
///     TextQuery("naive")                                   // also finds naïve, and "naïve" only that
///     TextQuery("cat", matchesWholeWords: true)            // not in "concatenate"
///     TextQuery("[0-9]+ €", isExpression: true)
///
/// A hit lies within one paragraph, and begins and ends between two characters as people count them: an `é` that
/// is written as two scalars is found as a whole, and a woman in a family of emoji is not found.
///
/// So nothing is found that has a line break in it, neither words nor by an expression such as `a\nb`,
/// `a\s+b` or `(?s)a.*b`. An expression can go from any line break to the end of the text: with each key the
/// whole text would have to be searched again, and no part of it could be known before the rest.
public struct TextQuery: Hashable, Sendable {
  /// What to look for: words, or a regular expression in Perl syntax.
  public var text: String
  /// Whether large and small letters differ.
  ///
  /// If not, they are compared by full case folding: `ß` is `SS`; and letters with accents are those without,
  /// unless the query has accents itself.
  public var matchesCase: Bool
  /// Whether only whole words are hits, as Unicode divides a text into words.
  public var matchesWholeWords: Bool
  /// Whether the text is a regular expression.
  public var isExpression: Bool

  /// Describes what to look for.
  public init(
    _ text: String = "", matchesCase: Bool = false, matchesWholeWords: Bool = false,
    isExpression: Bool = false
  ) {
    self.text = text
    self.matchesCase = matchesCase
    self.matchesWholeWords = matchesWholeWords
    self.isExpression = isExpression
  }

  /// Whether nothing is looked for.
  public var isEmpty: Bool { text.isEmpty }

  /// Whether two queries are the same, scalar by scalar.
  public static func == (first: TextQuery, second: TextQuery) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8) && first.matchesCase == second.matchesCase
      && first.matchesWholeWords == second.matchesWholeWords
      && first.isExpression == second.isExpression
  }
}
