import FoundationEssentials
import RichTextModel

/// The content in pieces, for code that saves, draws or translates it.
extension EditorView {
  /// Returns the blocks of a part: paragraphs, line breaks and block attachments; `nil` is the
  /// whole text.
  ///
  /// To get the widget of an attachment, look it up by its id (``attachment(withID:)``).
  public func contents(in range: Range<Int>? = nil) -> [EditorContent] {
    content.contents(in: range)
  }

  /// Returns what a closure makes of the blocks of a part, one by one; blocks for which it returns
  /// nil are left out.
  ///
  ///     let paragraphs = editor.transformContents(using: encoder.encode)
  public func transformContents<Encoded>(
    in range: Range<Int>? = nil, using transform: (EditorContent) throws -> Encoded?
  ) rethrows -> [Encoded] {
    try contents(in: range).compactMap(transform)
  }

  /// Returns the text including the texts of nested editors, each between two marks; `nil` is the
  /// whole text.
  public func fullAttributedText(
    using marks: AttachmentContentIdentifier, in range: Range<Int>? = nil
  ) -> AttributedString {
    AttributedString(
      content(in: range ?? 0..<contentLength).fullText(using: marks))
  }

  /// Returns the attachment with an id, in this editor or in one nested in it.
  public func attachment(withID id: String) -> Attachment? {
    let all = ([self] + nestedEditors).flatMap(\.attachments)
    return all.first { $0.id == id }
  }
}
