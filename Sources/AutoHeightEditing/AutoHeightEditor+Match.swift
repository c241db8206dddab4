extension AutoHeightEditor {
  /// What is known about whether the text matches its pattern.
  public typealias Match = EditorMatch

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
