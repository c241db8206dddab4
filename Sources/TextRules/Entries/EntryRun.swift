/// A value that the user writes key by key.
struct EntryRun: Equatable, Sendable {
  /// The offset at which they go on, in Unicode scalars.
  var caret: Int
  /// Whether any of what they wrote so far is in the text.
  var isTaken: Bool
}
