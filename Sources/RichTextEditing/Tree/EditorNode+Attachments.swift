import RichTextModel

/// The attachments in the text, and the editors in them.
extension EditorNode: TreeEditor {
  func attachment(for content: AttachmentContent) -> any EmbeddedObject {
    session.attachments.attachment(for: content)
  }

  func addEditors(of attachment: any EmbeddedObject) {
    for inner in attachment.nodes { inner.join(attachment, in: self) }
  }

  func removeEditors(of attachment: any EmbeddedObject) {
    for inner in attachment.nodes { inner.leave() }
  }

  func didInsert(_ attachment: any EmbeddedObject) {
    owner?.willRender(attachment)
    session.attachments.noteIdentifiers(of: attachment)
  }

  func didShow(_ attachment: any EmbeddedObject) { owner?.didRender(attachment) }

  func willRemove(_ attachment: any EmbeddedObject) { session.attachments.keep(attachment) }

  /// Creates again the attachments that were unknown where their text came from, such as a part of
  /// a document in an editor of its own that has now become part of the document.
  func makeUnknownAgain() {
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

extension EmbeddedObject {
  /// The nodes of the editors in the widget.
  var nodes: [EditorNode] { nestedEditors.compactMap { $0 as? EditorNode } }
}
