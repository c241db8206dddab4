import RichTextModel

/// A change that has happened but is not in the log yet.
struct PendingChange {
  var replacement: Replacement
  var before: EditorSelection
  var after: EditorSelection

  /// Returns both changes as one, if the next one inserts text where this one deleted some.
  ///
  /// When a letter replaces text, GTK deletes that first, and then inserts the letter.
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
