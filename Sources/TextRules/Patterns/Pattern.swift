/// A regular expression (Perl syntax, by GRegex) whose matching always comes to an end.
///
/// The search is not anchored: a pattern is matched if it is found anywhere in the text. An empty
/// text never matches.
///
/// ```swift
/// let pattern = try Pattern("^[a-z]+@[a-z]+$")
/// pattern.match(in: "me@home")  // .matched
/// pattern.match(in: "")         // .unmatched
/// ```
///
/// Every match is limited (``MatchEffort``); a hostile pattern as `^(a+)+$` gives up instead of
/// taking years. Limits that stand in the pattern itself, as `(*LIMIT_MATCH=100)`, can lower these
/// and not raise them.
public struct Pattern: Sendable {
  /// The pattern as it was given.
  public let source: String
  /// Whether large and small letters are the same to it.
  public let ignoresCase: Bool

  let expressions: LimitedExpressions

  /// Compiles a pattern.
  ///
  /// - Parameters:
  ///   - source: A regular expression in Perl syntax.
  ///   - ignoresCase: Whether large and small letters are the same, unless the pattern says otherwise.
  /// - Throws: What is wrong with it, and where.
  public init(_ source: String, ignoresCase: Bool = false) throws(PatternError) {
    // Compiled as it is, so that the place of a mistake is a place in the source.
    _ = try CompiledExpression(source)
    self.source = source
    self.ignoresCase = ignoresCase
    expressions = LimitedExpressions(source: source, ignoresCase: ignoresCase)
  }

  /// Looks for the pattern in a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - effort: How much work it may cost.
  /// - Returns: `.matched`, `.unmatched` or `.gaveUp`.
  public func match(in text: String, effort: MatchEffort = .thorough) -> PatternMatch {
    guard !text.isEmpty else { return .unmatched }
    let steps = effort.stepLimit(
      textLength: text.utf8.count, patternLength: source.utf8.count)
    guard let steps, let expression = expressions.expression(stepLimit: steps) else {
      return .gaveUp
    }
    return expression.match(in: text)
  }
}

extension Pattern: Equatable {
  /// Whether two patterns are spelled alike.
  public static func == (first: Pattern, second: Pattern) -> Bool {
    first.source == second.source && first.ignoresCase == second.ignoresCase
  }
}
