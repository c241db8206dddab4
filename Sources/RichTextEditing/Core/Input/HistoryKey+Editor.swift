import GtkCore

extension HistoryKey {
  /// Undoes or redoes in the tree of an editor, if the app allows it; returns whether the text is
  /// editable.
  @MainActor
  package func perform(on node: EditorNode) -> Bool {
    guard node.hasWidget, node.area.isEditable else { return false }
    switch self {
    case .undo: if node.permissions.allows(.undo) { node.session.undo() }
    case .redo: if node.permissions.allows(.redo) { node.session.redo() }
    }
    return true
  }
}
