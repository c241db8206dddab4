/// The result of matching a text with a pattern.
public enum PatternMatch: Sendable, Hashable {
  /// There is no pattern.
  case none
  /// The pattern is found in the text.
  case matched
  /// The pattern is not found in the text.
  case unmatched
  /// The pattern is not a regular expression.
  case invalidPattern(PatternError)
  /// Deciding it would take too long.
  case gaveUp
}
