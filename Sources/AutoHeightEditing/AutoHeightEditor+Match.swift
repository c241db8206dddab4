import GtkCore
import TextRules

/// The result of matching an editor's text against its pattern.
@available(*, deprecated, renamed: "PatternMatch")
public typealias EditorMatch = PatternMatch

extension AutoHeightEditor {
  /// The result of matching the text against its pattern.
  public typealias Match = PatternMatch

  /// Whether ``match`` is about the newest text; a long match goes on in the background.
  public var isMatchSettled: Bool { bindings.matching.isSettled }

  /// The result of the match, ``match``, has changed.
  public var matchChanged: Event<Match> { implementation.bindings.matchChanged }

  /// Called when ``matchChanged`` happens.
  public var onMatchChanged: (@MainActor (Match) -> Void)? {
    get { matchChanged.handler }
    set { matchChanged.handler = newValue }
  }
}
