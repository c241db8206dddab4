/// How far the user has come in writing what belongs together.
struct LineProgress {
  /// What the user writes key by key.
  struct Run {
    /// Where they go on.
    var caret: Int
    /// Whether any of what they wrote so far is in the text.
    var isTaken: Bool
  }

  /// What was entered and is not in the text; nil if nothing is missing.
  var loss: InputLoss?
  /// What the next key continues; nil if it begins anew.
  var run: Run?
}

/// What the owner of a line is notified of.
struct LineEvents {
  /// The text has changed.
  var edited: ((String) -> Void)?
  /// Some characters have no place.
  var rejected: ((InputLoss) -> Void)?
  /// Something is missing, or no longer missing, from a text that stays the same.
  var lossChanged: (() -> Void)?
}
