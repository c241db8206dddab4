import RichTextModel

/// An attachment whose widget wanted another size time and again, and was given no more of them.
///
/// It keeps the size that it had until its widget or its ``Attachment/size`` is another one, or a person
/// writes in it.
public struct AttachmentTrouble: Error, Hashable, Sendable, CustomStringConvertible {
  /// The attachment's id.
  public let id: String
  /// Which kind of attachment it is.
  public let name: ContentType
  /// How many sizes it had without a rest.
  public let changes: Int

  /// What happened, for people who write widgets.
  public var description: String {
    "the attachment “\(name)” (\(id)) changed its size \(changes) times without a rest, "
      + "and keeps the last one"
  }
}

extension EditorView {
  /// Called when an attachment of this editor, or of one nested in it, found no end of changing its size.
  public var onAttachmentTrouble: (@MainActor (AttachmentTrouble) -> Void)? {
    get { implementation.onAttachmentTrouble }
    set { implementation.onAttachmentTrouble = newValue }
  }
}

extension EditorViewImplementation {
  /// Tells whoever is nearest and wants to know.
  func report(_ trouble: AttachmentTrouble) {
    var next: EditorViewImplementation? = self
    while let editor = next {
      if let handler = editor.onAttachmentTrouble { return handler(trouble) }
      next = editor.parent
    }
  }

  /// Lets the attachments around this editor have other sizes again: somebody works in it.
  func forgiveAttachments() {
    var next = self
    while let parent = next.parent, let attachment = next.attachment {
      parent.content.attachments.forgive(attachment)
      next = parent
    }
  }
}
