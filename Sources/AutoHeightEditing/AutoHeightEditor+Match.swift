import TextRules

extension AutoHeightEditor {
  /// What is known of the text and its pattern.
  public enum Match: Equatable, Sendable {
    /// There is no pattern.
    case none
    /// The pattern is found in the text.
    case matched
    /// The pattern is not found, or there is no text.
    case unmatched
    /// The pattern is not a regular expression; the message says why.
    case invalidPattern(String)
    /// Finding out would take too long.
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

  /// The result of the match so far.
  public var match: Match { Match(bindings.pattern.match) }

  /// Whether ``match`` is about the newest text; a long match goes on in the background.
  public var isMatchSettled: Bool { bindings.pattern.isSettled }

  /// Called when ``match`` has changed.
  public var onMatchChanged: (@MainActor (Match) -> Void)? {
    get { bindings.onMatchChanged }
    set { bindings.onMatchChanged = newValue }
  }
}
