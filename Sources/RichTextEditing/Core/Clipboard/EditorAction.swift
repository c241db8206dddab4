/// The actions of the user on the text of an editor besides typing, by keys and in its menu.
public enum EditorAction: String, Hashable, Sendable, CaseIterable {
  /// Moves the selection to the clipboard.
  case cut
  /// Copies the selection to the clipboard.
  case copy
  /// Inserts the contents of the clipboard, or what is dropped.
  case paste
  /// Deletes the selection with the menu; keys that delete count as typing.
  case delete
  /// Selects the whole text.
  case selectAll
  /// Undoes the last change.
  case undo
  /// Redoes the change that was last undone.
  case redo
}
