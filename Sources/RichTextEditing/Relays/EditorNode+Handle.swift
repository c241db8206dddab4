/// From a node to its editor, for handlers of the app.
extension EditorNode {
  /// A handle on the editor; nil if its widget does not exist any more.
  var editor: EditorView? { widget.flatMap { EditorView(existing: $0) } }
}
