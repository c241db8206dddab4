/// From a node to its editor, for handlers of the app.
extension EditorNode {
  /// A handle on the editor; nil if its widget does not exist any more.
  var editor: EditorView? {
    guard let implementation, implementation.hasWidget else { return nil }
    return EditorView(existing: implementation)
  }
}
