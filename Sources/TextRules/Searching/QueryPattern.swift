import TextParagraphs

/// The regular expression of a query, and how many line breaks it crosses.
struct QueryPattern: Sendable {
  /// The expression; if it crosses line breaks, for a text in which each of them is an LF.
  let pattern: Pattern
  /// The greatest number of line breaks in a match; 0 if it is searched paragraph by paragraph.
  let lineBreaks: Int

  /// The text around a paragraph that decides about its matches.
  var reach: SearchReach { SearchReach(lineBreaks: lineBreaks, looksBack: lineBreaks > 0) }

  init(_ query: TextQuery) throws(PatternError) {
    lineBreaks = ExpressionLines(query.text).count
    let source =
      lineBreaks == 0 ? query.text : LineBreak.normalized(query.text, ParagraphEnd.isEnd)
    pattern = try Pattern(
      source, ignoresCase: !query.matchesCase, matchesLines: lineBreaks > 0)
  }
}
