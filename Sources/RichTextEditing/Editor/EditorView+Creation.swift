import RichTextModel
import WidgetSupport

/// Creating an editor.
extension EditorView {
  /// Creates an empty editor.
  ///
  /// - Parameter context: The context of the editor; with the shared one, an editor in an
  ///   attachment belongs to the context of its containing editor.
  public convenience init(context: EditorViewContext = .shared) {
    LibraryStyle.load()
    let node = EditorNode(
      GrowingTextArea(), EditingSession(makeUnknown: Self.standardAttachment))
    let delegates = DelegateRelay(node, ContextMembership(node, context))
    let relays = EditorRelays(
      events: delegates, processing: ProcessorRelay(node, delegates),
      executeCommand: { CommandKeys.execute($0, on: node) })
    self.init(building: EditorViewImplementation(node, relays))
  }

  /// Creates an attachment that the app does not create itself.
  private static func standardAttachment(_ content: AttachmentContent) -> Attachment {
    guard let picture = content.picture else { return UnknownAttachment.make(content) }
    let attachment = PictureAttachment(picture, id: content.id)
    attachment.apply(content)
    return attachment
  }
}
