extension EditorView {
  /// Called when the size of an attachment of this editor, or of one nested in it, did not settle.
  public var onAttachmentResizeLoop: (@MainActor (AttachmentResizeLoop) -> Void)? {
    get { node.handlers.onAttachmentResizeLoop }
    set { node.handlers.onAttachmentResizeLoop = newValue }
  }
}
