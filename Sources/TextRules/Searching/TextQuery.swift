/// A query: the text to search for, and how.
///
///     TextQuery("straße")                                  // also finds STRASSE
///     TextQuery("naive")                                   // also naïve; "naïve" finds only that
///     TextQuery("cat", matchesWholeWords: true)            // not in "concatenate"
///     TextQuery("[0-9]+ €", isExpression: true)
///
/// A space also finds one that does not break, and `'` and `"` find curved quotation marks, and the
/// other way around; in an expression each is only itself.
///
/// A hit begins and ends between two user-perceived characters: an `é` that is written as two
/// scalars is found as a whole, and a woman inside a family emoji is not found.
///
/// It crosses from one paragraph into the next only where the query says so:
///
///     TextQuery("one\ntwo")                          // "One" ends a paragraph, "two" begins one
///     TextQuery("\n\n")                              // an empty paragraph
///     TextQuery("[a-z]+,\\n", isExpression: true)    // a last word with a comma
///
/// A line break in a literal text finds every kind of line break: LF, CR, both together, U+2029,
/// and U+2028 within a paragraph. In an expression, `\n` finds what ends a paragraph, whatever it
/// is, and `\R` also U+2028; `^` and `$` match at each paragraph.
///
/// An expression without `\n`, `\R` or a line break itself is searched paragraph by paragraph:
/// `a\s+b` and `(?s)a.*b` do not cross. They could match from any line break to the end of the
/// text: with each key the whole text would have to be searched again, and the result for no part
/// could be known before the rest.
///
/// With one, a hit has at most as many line breaks as are written: three for `\n{3}`, up to 32 for
/// `\n+`, and none for `[^\n]`. `\s` may match one of them. Lookarounds see as many paragraphs
/// before and after the one in which a hit begins; what follows `\n\K` is not found.
public struct TextQuery: Hashable, Sendable {
  /// The literal text or the regular expression (in Perl syntax) to search for.
  public var text: String
  /// Whether case matters.
  ///
  /// If it does not, letters are compared by full case folding, so `ß` equals `SS`, and letters
  /// with accents equal those without, unless the query itself contains accents.
  public var matchesCase: Bool
  /// Whether only whole words are hits, according to Unicode's word boundaries.
  public var matchesWholeWords: Bool
  /// Whether the text is a regular expression.
  public var isExpression: Bool

  /// Creates a query.
  public init(
    _ text: String = "", matchesCase: Bool = false, matchesWholeWords: Bool = false,
    isExpression: Bool = false
  ) {
    self.text = text
    self.matchesCase = matchesCase
    self.matchesWholeWords = matchesWholeWords
    self.isExpression = isExpression
  }

  /// Whether there is nothing to search for.
  public var isEmpty: Bool { text.isEmpty }

  /// Whether two queries are the same, scalar by scalar.
  public static func == (first: TextQuery, second: TextQuery) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8) && first.matchesCase == second.matchesCase
      && first.matchesWholeWords == second.matchesWholeWords
      && first.isExpression == second.isExpression
  }
}
