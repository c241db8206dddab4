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
