import GtkCore

/// A key that undoes or redoes.
enum HistoryKey {
  /// Ctrl+Z.
  case undo
  /// Ctrl+Shift+Z and Ctrl+Y.
  case redo

  /// Recognizes a key; nil for any other.
  init?(_ key: KeyController.Key) {
    guard key.control, !key.alt else { return nil }
    switch (key.name.lowercased(), key.shift) {
    case ("z", false): self = .undo
    case ("z", true), ("y", false): self = .redo
    default: return nil
    }
  }

  /// Undoes or redoes in the tree of an editor, if the app allows it; returns whether the text is
  /// editable.
  @MainActor
  func perform(on node: EditorNode) -> Bool {
    guard node.hasWidget, node.area.isEditable else { return false }
    switch self {
    case .undo: if node.permissions.allows(.undo) { node.session.undo() }
    case .redo: if node.permissions.allows(.redo) { node.session.redo() }
    }
    return true
  }
}
