extension RichText {
  /// The plain text, with the texts of nested editors in place of their attachments, on lines of
  /// their own.
  ///
  /// The cells of a table are separated by tabs. In place of a picture is its alternative text; any
  /// other attachment without an editor is left out.
  ///
  /// ```swift
  /// ("Before " + RichText(panel)).flattenedText  // "Before \nMind the gap"
  /// ```
  public var flattenedText: String {
    var flat = ""
    var isAfterNested = false
    forEachPiece { text, attributes in
      guard let attachment = attributes[AttachmentKey.self] else {
        if isAfterNested, text.unicodeScalars.first != "\n" { flat += "\n" }
        flat += text
        return isAfterNested = false
      }
      if let picture = attachment.picture {
        if isAfterNested { flat += "\n" }
        flat += text.unicodeScalars.map { _ in picture.alternativeText }.joined()
        return isAfterNested = false
      }
      for _ in text.unicodeScalars {
        guard let nested = attachment.flattenedText else { continue }
        if !flat.isEmpty, flat.unicodeScalars.last != "\n" { flat += "\n" }
        flat += nested
        isAfterNested = true
      }
    }
    return flat
  }

  /// Returns the content with new attachments: a copy, not the same attachments in another place.
  ///
  /// - Parameter keeps: Returns whether an attachment stays the same.
  /// - Returns: The copy.
  public func withNewAttachments(keeping keeps: (AttachmentContent) -> Bool) -> RichText {
    var copy = RichText()
    forEachPiece { text, attributes in
      var attributes = attributes
      if var attachment = attributes[AttachmentKey.self], !keeps(attachment) {
        attachment.id = ""
        attachment.editors = attachment.editors.map { $0.withNewAttachments(keeping: keeps) }
        attributes[AttachmentKey.self] = attachment
      }
      copy.append(RichText(text, attributes: attributes))
    }
    return copy
  }
}

extension AttachmentContent {
  /// The texts of its editors; nil if there are none.
  fileprivate var flattenedText: String? {
    if let table { return table.text }
    let texts = editors.map(\.flattenedText).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}
