import RichTextModel

/// An attachment whose widget changed its size again and again, and may not change it any more.
///
/// It keeps its last size until its widget or its ``Attachment/size`` is replaced, or the user
/// types in it.
public struct AttachmentResizeLoop: Error, Hashable, Sendable, CustomStringConvertible {
  /// The attachment's id.
  public let id: String
  /// The kind of attachment.
  public let name: ContentType
  /// The number of size changes without a rest.
  public let changes: Int

  /// A message for the developers of widgets.
  public var description: String {
    "the attachment “\(name)” (\(id)) changed its size \(changes) times without a rest, "
      + "and keeps the last one"
  }
}

extension EditorView {
  /// Called when the size of an attachment of this editor, or of one nested in it, did not settle.
  public var onAttachmentResizeLoop: (@MainActor (AttachmentResizeLoop) -> Void)? {
    get { implementation.onAttachmentResizeLoop }
    set { implementation.onAttachmentResizeLoop = newValue }
  }
}

extension EditorViewImplementation {
  /// Calls the handler of the nearest editor that has one.
  func report(_ loop: AttachmentResizeLoop) {
    var next: EditorViewImplementation? = self
    while let editor = next {
      if let handler = editor.onAttachmentResizeLoop { return handler(loop) }
      next = editor.parent
    }
  }

  /// Allows the attachments around this editor to change their size again, because the user works
  /// in it.
  func allowSizeChangesAround() {
    var next = self
    while let parent = next.parent, let attachment = next.attachment {
      parent.content.attachments.allowSizeChanges(of: attachment)
      next = parent
    }
  }
}
