import TextRules

/// The result of matching an editor's text against its pattern.
public enum EditorMatch: Equatable, Sendable {
  /// There is no pattern.
  case none
  /// The pattern is found in the text.
  case matched
  /// The pattern is not found, or there is no text.
  case unmatched
  /// The pattern is not a valid regular expression; the message says why.
  case invalidPattern(String)
  /// Finding out would take too long, so the matcher gave up.
  case gaveUp

  init(_ match: PatternMatch) {
    switch match {
    case .none: self = .none
    case .matched: self = .matched
    case .unmatched: self = .unmatched
    case .invalidPattern(let error): self = .invalidPattern(error.message)
    case .gaveUp: self = .gaveUp
    }
  }
}
