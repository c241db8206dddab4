/// What stands around the text of nested editors where all of a document is one text.
public struct AttachmentContentIdentifier: Hashable, Sendable {
  /// What comes before the text of each attachment.
  public var opening: RichText
  /// What comes after it.
  public var closing: RichText

  /// Describes the marks.
  public init(opening: RichText, closing: RichText) {
    self.opening = opening
    self.closing = closing
  }
}

extension RichText {
  /// The text with the texts of nested editors in it, at whatever depth, each between two marks.
  ///
  /// ```swift
  /// let marks = AttachmentContentIdentifier(opening: "[", closing: "]")
  /// document.fullText(using: marks).text  // "Before [Mind the gap] After"
  /// ```
  ///
  /// An attachment without editors stays what it is.
  public func fullText(using marks: AttachmentContentIdentifier) -> RichText {
    var full = RichText()
    forEachPiece { text, attributes in
      guard let attachment = attributes[AttachmentKey.self], !attachment.editors.isEmpty else {
        return full.append(RichText(text, attributes: attributes))
      }
      for _ in text.unicodeScalars {
        full.append(marks.opening)
        for editor in attachment.editors { full.append(editor.fullText(using: marks)) }
        full.append(marks.closing)
      }
    }
    return full
  }
}
