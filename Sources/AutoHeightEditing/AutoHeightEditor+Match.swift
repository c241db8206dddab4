import GtkCore

extension AutoHeightEditor {
  /// The result of matching the text against its pattern.
  public typealias Match = EditorMatch

  /// Whether ``match`` is about the newest text; a long match goes on in the background.
  public var isMatchSettled: Bool { bindings.pattern.isSettled }

  /// The result of the match, ``match``, has changed.
  public var matchChanged: Event<Match> { implementation.bindings.matchChanged }

  /// Called when ``matchChanged`` happens.
  public var onMatchChanged: (@MainActor (Match) -> Void)? {
    get { matchChanged.handler }
    set { matchChanged.handler = newValue }
  }
}
