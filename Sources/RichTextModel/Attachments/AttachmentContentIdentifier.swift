/// The marks around the texts of nested editors in the full text of a document.
public struct AttachmentContentIdentifier: Hashable, Sendable {
  /// The mark before the text of each attachment.
  public var opening: RichText
  /// The mark after it.
  public var closing: RichText

  /// Creates a pair of marks.
  public init(opening: RichText, closing: RichText) {
    self.opening = opening
    self.closing = closing
  }
}

extension RichText {
  /// Returns the text including the texts of nested editors, at any depth, each between two marks.
  ///
  /// ```swift
  /// let marks = AttachmentContentIdentifier(opening: "[", closing: "]")
  /// document.fullText(using: marks).text  // "Before [Mind the gap] After"
  /// ```
  ///
  /// An attachment without editors stays as it is.
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
