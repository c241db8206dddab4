import RichTextModel

/// A change that has happened and is not in the log yet.
struct PendingChange {
  var replacement: Replacement
  var before: EditorSelection
  var after: EditorSelection

  /// Whether all that it does is to delete what was selected.
  var deletesSelection: Bool {
    !before.range.isEmpty && replacement.inserted.isEmpty
      && replacement.removedRange == before.range
  }

  /// Both as one change, if the next one puts something where this one deleted.
  func followed(by next: PendingChange) -> PendingChange? {
    let (first, second) = (replacement, next.replacement)
    guard first.path == second.path, second.removed.isEmpty, second.offset == first.offset else {
      return nil
    }
    var joined = next
    joined.before = before
    joined.replacement.removed = first.removed
    return joined
  }
}

/// The deletion of a selection, and whether a text processor did not want it.
struct HeldDeletion {
  var change: PendingChange
  var isRejected: Bool
}
