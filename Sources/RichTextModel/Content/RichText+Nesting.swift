extension RichText {
  /// Calls a closure with this text and each text nested in it that a path can name, in reading
  /// order: a nested text follows the one that contains it.
  package func forEachText(
    in path: EditorPath = .root, _ body: (_ text: RichText, _ path: EditorPath) -> Void
  ) {
    body(self, path)
    for (_, attachment) in attachments where !attachment.id.isEmpty {
      for (index, editor) in attachment.editors.enumerated() {
        editor.forEachText(in: path.appending(attachment: attachment.id, editor: index), body)
      }
    }
  }
}
