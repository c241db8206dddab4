import RichTextModel

/// The attachments that the app does not create itself: pictures, tables, and substitutes for all
/// others.
@MainActor
enum StandardAttachments {
  static func make(_ content: AttachmentContent) -> Attachment {
    if let table = content.table { return TableAttachment(table, content) }
    guard let picture = content.picture else { return UnknownAttachment.make(content) }
    let attachment = PictureAttachment(picture, id: content.id)
    attachment.apply(content)
    return attachment
  }
}
