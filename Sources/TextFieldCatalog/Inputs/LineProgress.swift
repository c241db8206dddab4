/// The user's progress in writing a value.
struct LineProgress {
  /// A value that the user writes key by key.
  struct Run {
    /// The offset at which they go on.
    var caret: Int
    /// Whether any of what they wrote so far is in the text.
    var isTaken: Bool
  }

  /// The characters that were entered and are not in the text; nil if nothing is missing.
  var loss: InputLoss?
  /// The value that the next key continues; nil if it begins a new one.
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
