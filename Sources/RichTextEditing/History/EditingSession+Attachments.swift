import RichTextModel

/// The attachments that are out of the text at the moment, and new ones.
extension EditingSession {
  /// Remembers an attachment that goes out of the text, so that the same one comes back.
  func keep(_ attachment: Attachment) {
    attachments[attachment.id] = attachment
    forEachIdentifier(of: attachment) { identifiers?[$0.id] = nil }
  }

  /// Notes that an attachment stands in the tree, with all that stands in it.
  func noteIdentifiers(of attachment: Attachment) {
    forEachIdentifier(of: attachment) { identifiers?[$0.id] = ObjectIdentifier($0) }
  }

  /// Somebody else's attachments have come into the tree.
  func identifiersChanged() { identifiers = nil }

  private func forEachIdentifier(of attachment: Attachment, _ body: (Attachment) -> Void) {
    guard identifiers != nil else { return }
    body(attachment)
    for inner in attachment.editors.flatMap(\.attachments) {
      forEachIdentifier(of: inner, body)
    }
  }

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
    fill(attachment, with: content)
    return identified(attachment)
  }

  /// The attachment for what is known of it, if anybody knows it: the one that it was, or a new one.
  func known(_ content: AttachmentContent) -> Attachment? {
    if isKept(content), let kept = attachments[content.id], !kept.isUnknown { return kept }
    guard let attachment = attachmentMaker?(content) else { return nil }
    fill(attachment, with: content)
    return attachment
  }

  private func fill(_ attachment: Attachment, with content: AttachmentContent) {
    // What stands in these editors is made by the same maker.
    for editor in attachment.editors { editor.implementation.share(self) }
    for (editor, text) in zip(attachment.editors, content.editors) where editor.content != text {
      editor.implementation.content.apply(
        Replacement(at: 0, removed: editor.content, inserted: text))
    }
    attachment.id = content.id
  }

  /// Has an attachment come into the text with the next one that is made.
  func offer(_ attachment: Attachment) { attachments[identified(attachment).id] = attachment }

  private func identified(_ attachment: Attachment) -> Attachment {
    while attachment.id.isEmpty || isTaken(attachment.id, by: attachment) {
      lastIdentifier += 1
      attachment.id = "a\(lastIdentifier)"
    }
    return attachment
  }

  private func isTaken(_ id: String, by attachment: Attachment) -> Bool {
    if identifiers == nil { lookUpIdentifiers() }
    return identifiers?[id].map { $0 != ObjectIdentifier(attachment) } ?? false
  }

  /// Goes through the whole tree, once for all the attachments that come in.
  private func lookUpIdentifiers() {
    identifiers = [:]
    lookUps += 1
    for attachment in root?.content.attachments.all ?? [] { noteIdentifiers(of: attachment) }
  }
}
