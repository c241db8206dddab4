import GtkCore
import RichTextModel

/// Attachments in the text.
extension EditorView {
  /// The attachments in the order of the text.
  public var attachments: [Attachment] { node.content.attachments.all }

  /// Replaces a part by an attachment, as one step that can be undone.
  ///
  /// A block attachment gets a line of its own: a line break before it if anything is there, and
  /// one after it. After any other attachment a space is inserted, unless white space follows or
  /// the line ends. The caret moves after all that; with ``Attachment/takesFocusOnInsertion`` the
  /// focus moves into the attachment.
  ///
  /// An attachment that is in a text already is removed from there first. One that contains this
  /// very editor cannot be inserted into it, and is ignored.
  ///
  /// ## Origin
  /// Proton looks for white space one character too far, and inserts a second line break before
  /// one.
  public func insertAttachment(_ attachment: Attachment, in range: Range<Int>) {
    guard AttachmentInsertion(into: node).insert(attachment, in: range) else { return }
    attachment.takeFocusOnInsertion()
  }

  /// Creates attachments from saved ones, for content that is set and for undo.
  ///
  /// The editors in the attachment get their texts afterward.
  public var attachmentMaker: (@MainActor (AttachmentContent) -> Attachment?)? {
    get { node.session.attachments.maker }
    set { node.session.attachments.maker = newValue }
  }

  /// How attachments of the editor's features are written in other formats:
  /// `HTMLForm.html(of: editor.content, attachments: editor.attachmentForms)`.
  public var attachmentForms: [AttachmentForm] { node.session.attachmentForms }

  /// The settings for pictures; an editor in an attachment has those of its outermost editor.
  public var pictures: EditorPictures { implementation.session.pictures }

  /// The event of ``onAttachmentResizeLoop``, for further handlers and for awaiting.
  public var attachmentResizeLooped: Event<AttachmentResizeLoop> { node.attachmentLooped }

  /// Called when the size of an attachment of this editor, or of one nested in it, did not settle.
  public var onAttachmentResizeLoop: (@MainActor (AttachmentResizeLoop) -> Void)? {
    get { attachmentResizeLooped.handler }
    set { attachmentResizeLooped.handler = newValue }
  }
}
