import FoundationEssentials
import RichTextModel

/// All that happened in an editor, in a file.
extension EditorView {
  /// The content of the tree of editors with its history, as JSON.
  ///
  /// For reports of bugs: ``restore(savedHistory:)`` brings both back elsewhere, where the steps can be
  /// taken back and repeated one by one.
  public func savedHistory() throws -> Data {
    let root = implementation.session.root ?? implementation
    return try SavedHistory.data(of: root.content.content, root.session.log)
  }

  /// Takes over content with its history, in the place of what there is.
  ///
  /// ``attachmentMaker`` makes the attachments. A step that does not fit the content changes what it can.
  ///
  /// - Throws: ``SavedFormError``, with nothing changed.
  public func restore(savedHistory: Data) throws(SavedFormError) {
    let (content, log) = try SavedHistory.content(from: savedHistory)
    self.content = content
    if isRootEditor { implementation.session.restore(log) }
  }
}
