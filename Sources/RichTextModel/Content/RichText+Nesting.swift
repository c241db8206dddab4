extension RichText {
  /// Calls a closure with this text and each text nested in it that a path can name, in reading
  /// order: a nested text follows the one that contains it.
  package func forEachText(
    in path: EditorPath = .root, _ body: (_ text: RichText, _ path: EditorPath) -> Void
  ) {
    body(self, path)
    for (_, attachment) in attachments where !attachment.id.isEmpty {
      for (index, editor) in attachment.editors.enumerated() {
        editor.forEachText(in: path.appending(attachment: attachment.id, editor: index), body)
      }
    }
  }
}

extension RichText {
  /// The same content, also the nested one, in which letters have the size and the family of the
  /// text around them.
  package var withoutFonts: RichText {
    var content = self
    content.changeAttributes(in: 0..<count) { attributes in
      attributes[FontSizeKey.self] = nil
      attributes[FontFamilyKey.self] = nil
      guard var attachment = attributes[AttachmentKey.self], !attachment.editors.isEmpty else {
        return
      }
      attachment.editors = attachment.editors.map(\.withoutFonts)
      attributes[AttachmentKey.self] = attachment
    }
    return content
  }
}
