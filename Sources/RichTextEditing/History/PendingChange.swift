import RichTextModel

/// A change that has happened and is not in the log yet.
struct PendingChange {
  var replacement: Replacement
  var before: EditorSelection
  var after: EditorSelection

  /// Both as one change, if the next one puts something where this one deleted.
  ///
  /// GTK deletes what a letter takes the place of, and inserts the letter after that.
  func followed(by next: PendingChange) -> PendingChange? {
    let (first, second) = (replacement, next.replacement)
    guard first.path == second.path, first.inserted.isEmpty, second.removed.isEmpty,
      second.offset == first.offset
    else { return nil }
    var joined = next
    joined.before = before
    joined.replacement.removed = first.removed
    return joined
  }
}
