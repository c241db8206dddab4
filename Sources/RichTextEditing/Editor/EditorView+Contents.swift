import FoundationEssentials
import RichTextModel

/// The content in pieces, for those who save, draw or translate it.
extension EditorView {
  /// The blocks of a part: paragraphs, line breaks and block attachments; `nil` is everything.
  ///
  /// The widgets of attachments are found by their id (``attachment(withID:)``).
  public func contents(in range: Range<Int>? = nil) -> [EditorContent] {
    content.contents(in: range)
  }

  /// What the blocks of a part become, one by one; a block that becomes nothing is left out.
  ///
  ///     let paragraphs = editor.transformContents(using: encoder.encode)
  public func transformContents<Encoded>(
    in range: Range<Int>? = nil, using transform: (EditorContent) throws -> Encoded?
  ) rethrows -> [Encoded] {
    try contents(in: range).compactMap(transform)
  }

  /// The text with the texts of nested editors in it, each between two marks; `nil` is everything.
  public func fullAttributedText(
    using marks: AttachmentContentIdentifier, in range: Range<Int>? = nil
  ) -> AttributedString {
    AttributedString(
      content(in: range ?? 0..<contentLength).fullText(using: marks))
  }

  /// The attachment of an id, in this editor or in one that is nested in it.
  public func attachment(withID id: String) -> Attachment? {
    let all = ([self] + nestedEditors).flatMap(\.attachments)
    return all.first { $0.id == id }
  }
}
