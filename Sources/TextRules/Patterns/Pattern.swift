/// A regular expression (in Perl syntax, by GRegex) whose matching always terminates.
///
/// The search is not anchored: a pattern matches if it is found anywhere in the text. An empty text
/// matches a pattern that can be of no characters, such as `^[0-9]*$`.
///
/// ```swift
/// let pattern = try Pattern("^[a-z]+@[a-z]+$")
/// pattern.match(in: "me@home")  // .matched
/// pattern.match(in: "")         // .unmatched
/// ```
///
/// Every match is limited; a malicious pattern such as `^(a+)+$` is given up
/// instead of taking years. Limits in the pattern itself, such as `(*LIMIT_MATCH=100)`, can lower
/// this limit but not raise it.
public struct Pattern: Sendable {
  /// The pattern as it was given.
  public let source: String
  /// Whether the pattern ignores the case of letters.
  public let ignoresCase: Bool

  let expressions: LimitedExpressions

  /// Compiles a pattern.
  ///
  /// - Parameters:
  ///   - source: A regular expression in Perl syntax.
  ///   - ignoresCase: Whether to ignore the case of letters, unless the pattern says otherwise.
  /// - Throws: What is wrong with it, and where.
  public init(_ source: String, ignoresCase: Bool = false) throws(PatternError) {
    try self.init(source, ignoresCase: ignoresCase, matchesLines: false)
  }

  /// Compiles a pattern for a text of several lines, which end with an LF.
  ///
  /// - Parameters:
  ///   - source: A regular expression in Perl syntax.
  ///   - ignoresCase: Whether to ignore the case of letters, unless the pattern says otherwise.
  ///   - matchesLines: Whether `^` and `$` match at each line, unless the pattern says otherwise.
  /// - Throws: What is wrong with it, and where.
  init(_ source: String, ignoresCase: Bool, matchesLines: Bool) throws(PatternError) {
    // Compiled unchanged first, so that the offset in an error is an offset in the source.
    _ = try CompiledExpression(source)
    self.source = source
    self.ignoresCase = ignoresCase
    expressions = LimitedExpressions(
      source: source, ignoresCase: ignoresCase, matchesLines: matchesLines)
  }

  /// Searches for the pattern in a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: `.matched`, `.unmatched` or `.gaveUp`.
  public func match(in text: String) -> PatternMatch { match(in: text, effort: .thorough) }

  /// Searches for the pattern in a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - effort: How much work the match may cost.
  /// - Returns: `.matched`, `.unmatched` or `.gaveUp`.
  package func match(in text: String, effort: MatchEffort) -> PatternMatch {
    let steps = effort.stepLimit(
      textLength: text.utf8.count, patternLength: source.utf8.count)
    guard let steps, let expression = expressions.expression(stepLimit: steps) else {
      return .gaveUp
    }
    return expression.match(in: text)
  }
}

extension Pattern: Equatable {
  /// Whether two patterns have the same source and options.
  public static func == (first: Pattern, second: Pattern) -> Bool {
    first.source == second.source && first.ignoresCase == second.ignoresCase
  }
}
