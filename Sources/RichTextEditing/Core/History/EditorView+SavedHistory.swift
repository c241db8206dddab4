import RichTextModel

/// The history of an editor, in a file.
extension EditorView {
  /// Returns the content of the tree of editors with its history, as JSON.
  ///
  /// For bug reports: ``restore(savedHistory:)`` restores both elsewhere, where the steps can be
  /// undone and redone one by one.
  ///
  /// - Throws: `SavedFormError`, if attributes of the app would be lost.
  public func savedHistory() throws(SavedFormError) -> [UInt8] {
    let root = node.session.root ?? node
    return try SavedHistory.bytes(of: root.content.content, root.session.log)
  }

  /// Replaces the content and the history by saved ones.
  ///
  /// ``attachmentMaker`` creates the attachments. A step that does not match the content changes
  /// what it can.
  ///
  /// - Throws: `SavedFormError`, without changing anything.
  public func restore(savedHistory: some Sequence<UInt8>) throws(SavedFormError) {
    let (content, log) = try SavedHistory.content(from: savedHistory)
    self.content = content
    if isRootEditor { node.session.restore(log) }
  }
}
