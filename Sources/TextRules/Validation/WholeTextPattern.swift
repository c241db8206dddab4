/// A regular expression that must match a whole text.
///
/// ```swift
/// try WholeTextPattern("[0-9]+").match(in: "12a")  // .unmatched
/// ```
public struct WholeTextPattern: Equatable, Sendable {
  private let pattern: Pattern

  /// Compiles an expression.
  ///
  /// - Parameter source: The expression in Perl syntax.
  /// - Throws: What is wrong with it, and where in the source.
  public init(_ source: String) throws(PatternError) {
    // Compiled by itself first, so that it cannot close the group that will enclose it.
    _ = try Pattern(source)
    let parts = StartVerbs(source)
    let start = "\(parts.verbs)\\A(?:\(parts.rest)"
    // `\E` ends a quotation that the pattern leaves open, and is ignored if there is none; a line
    // break ends a comment.
    if let plain = try? Pattern(start + "\\E)\\z") {
      pattern = plain
    } else {
      pattern = try Pattern(start + "\n\\E)\\z")
    }
  }

  /// Matches the whole text.
  ///
  /// - Parameter text: The text.
  /// - Returns: `.matched`, `.unmatched` or `.gaveUp`.
  public func match(in text: String) -> PatternMatch { pattern.match(in: text) }
}
