/// A regular expression that must match all of a text.
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
    // Compiled alone, so that it cannot close the group around it.
    _ = try Pattern(source)
    let parts = StartVerbs(source)
    let start = "\(parts.verbs)\\A(?:\(parts.rest)"
    // The end of a quotation is ignored where there is none, and a comment ends with its line.
    if let plain = try? Pattern(start + "\\E)\\z") {
      pattern = plain
    } else {
      pattern = try Pattern(start + "\n\\E)\\z")
    }
  }

  /// Whether the whole text matches; an empty text does not.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - effort: How much work it may cost.
  /// - Returns: `.matched`, `.unmatched` or `.gaveUp`.
  public func match(in text: String, effort: MatchEffort = .thorough) -> PatternMatch {
    pattern.match(in: text, effort: effort)
  }
}
