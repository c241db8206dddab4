import RichTextModel

/// The attachments that are out of the text at the moment, and new ones.
extension EditingSession {
  /// Remembers an attachment that goes out of the text, so that the same one comes back.
  func keep(_ attachment: Attachment) { attachments[attachment.id] = attachment }

  /// Whether an attachment is out of the text, as it was then.
  func isKept(_ content: AttachmentContent) -> Bool {
    guard let kept = attachments[content.id], kept.container == nil else { return false }
    return kept.description == content
  }

  /// The attachment for what is known of it: one that was in the text, or a new one.
  func attachment(for content: AttachmentContent) -> Attachment {
    if let known = attachments.removeValue(forKey: content.id), known.container == nil {
      return known
    }
    let attachment = attachmentMaker?(content) ?? UnknownAttachment.make(content)
    // What stands in these editors is made by the same maker.
    for editor in attachment.editors { editor.implementation.share(self) }
    for (editor, text) in zip(attachment.editors, content.editors) where editor.content != text {
      editor.implementation.content.apply(
        Replacement(at: 0, removed: editor.content, inserted: text))
    }
    attachment.id = content.id
    return identified(attachment)
  }

  /// Has an attachment come into the text with the next one that is made.
  func offer(_ attachment: Attachment) { attachments[identified(attachment).id] = attachment }

  private func identified(_ attachment: Attachment) -> Attachment {
    while attachment.id.isEmpty || root?.holds(attachment.id, besides: attachment) == true {
      lastIdentifier += 1
      attachment.id = "a\(lastIdentifier)"
    }
    return attachment
  }
}
