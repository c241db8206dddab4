import RichTextModel

/// The attachments in the text, and the editors in them.
extension EditorNode {
  /// Returns the attachment for a description: one that was in the text, or a new one.
  func attachment(for content: AttachmentContent) -> Attachment {
    session.attachments.attachment(for: content)
  }

  /// Makes the editors of an attachment in the text nested editors of this one.
  func addEditors(of attachment: Attachment) {
    for inner in attachment.nodes { inner.join(attachment, in: self) }
  }

  /// Removes the editors of an attachment from the tree, but keeps them ready to return.
  func removeEditors(of attachment: Attachment) {
    for inner in attachment.nodes { inner.leave() }
  }

  /// Called when an attachment in the text has other editors.
  func editorsChanged(of attachment: Attachment, from old: [EditorNode]) {
    let (before, now) = (Set(old.map { ObjectIdentifier($0) }), attachment.nodes)
    let kept = Set(now.map { ObjectIdentifier($0) })
    for inner in old where !kept.contains(ObjectIdentifier(inner)) { inner.leave() }
    for inner in now where !before.contains(ObjectIdentifier(inner)) {
      inner.join(attachment, in: self)
    }
    session.attachments.identifiersChanged()
  }

  /// Called after an attachment was inserted into the text.
  func didInsert(_ attachment: Attachment) {
    implementation?.willRender(attachment)
    session.attachments.noteIdentifiers(of: attachment)
  }

  /// Called when an attachment is visible for the first time since it was inserted.
  func didShow(_ attachment: Attachment) { implementation?.didRender(attachment) }

  /// Called while an attachment is being removed from the text.
  func willRemove(_ attachment: Attachment) { session.attachments.keep(attachment) }

  /// Creates again the attachments that were unknown where their text came from, such as a part of
  /// a document in an editor of its own that has now become part of the document.
  func recreateUnknownAttachments() {
    for place in content.attachments.places where place.attachment.isUnknown {
      guard let known = session.attachments.known(place.attachment.description) else { continue }
      let offset = area.buffer.offset(of: place.mark)
      var character = content.content(in: offset..<(offset + 1))
      content.apply(Replacement(at: offset, removed: character, inserted: RichText()))
      session.attachments.offer(known)
      character.changeAttributes(in: 0..<1) { $0[AttachmentKey.self] = known.description }
      content.apply(Replacement(at: offset, removed: RichText(), inserted: character))
    }
  }
}
