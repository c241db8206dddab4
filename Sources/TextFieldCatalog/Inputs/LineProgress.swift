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
