import RichTextModel

/// The attachments that are not in the text at the moment, and new ones.
extension EditingSession {
  /// Keeps an attachment that is removed from the text, so that the same one can be inserted again.
  func keep(_ attachment: Attachment) {
    attachments[attachment.id] = attachment
    forEachIdentifier(of: attachment) { identifiers?[$0.id] = nil }
  }

  /// Notes that an attachment is in the tree, with all attachments nested in it.
  func noteIdentifiers(of attachment: Attachment) {
    forEachIdentifier(of: attachment) { identifiers?[$0.id] = ObjectIdentifier($0) }
  }

  /// Called when attachments from elsewhere have been added to the tree.
  func identifiersChanged() { identifiers = nil }

  private func forEachIdentifier(of attachment: Attachment, _ body: (Attachment) -> Void) {
    guard identifiers != nil else { return }
    body(attachment)
    for inner in attachment.editors.flatMap(\.attachments) {
      forEachIdentifier(of: inner, body)
    }
  }

  /// Whether an attachment is not in the text and has not changed since.
  func isKept(_ content: AttachmentContent) -> Bool {
    guard let kept = attachments[content.id], kept.container == nil else { return false }
    return kept.description == content
  }

  /// Returns the attachment for a description: one that was in the text, or a new one.
  func attachment(for content: AttachmentContent) -> Attachment {
    if let known = attachments.removeValue(forKey: content.id), known.container == nil {
      return known
    }
    let attachment = attachmentMaker?(content) ?? UnknownAttachment.make(content)
    fill(attachment, with: content)
    return identified(attachment)
  }

  /// Returns the attachment for a description, if its kind is known: the one that it was, or a new
  /// one.
  func known(_ content: AttachmentContent) -> Attachment? {
    if isKept(content), let kept = attachments[content.id], !kept.isUnknown { return kept }
    guard let attachment = attachmentMaker?(content) else { return nil }
    fill(attachment, with: content)
    return attachment
  }

  private func fill(_ attachment: Attachment, with content: AttachmentContent) {
    // Attachments in these editors are created by the same closure.
    for editor in attachment.editors { editor.node.share(self) }
    for (editor, text) in zip(attachment.editors, content.editors) where editor.content != text {
      editor.node.content.apply(
        Replacement(at: 0, removed: editor.content, inserted: text))
    }
    attachment.id = content.id
  }

  /// Makes the next insertion of an attachment's description use this attachment.
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

  /// Examines the whole tree, once for all attachments that are being inserted.
  private func lookUpIdentifiers() {
    identifiers = [:]
    lookUps += 1
    for attachment in root?.content.attachments.all ?? [] { noteIdentifiers(of: attachment) }
  }
}
