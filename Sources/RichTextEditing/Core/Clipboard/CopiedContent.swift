import RichTextModel

/// What leaves an editor when the user copies, cuts or drags: the content, and other forms of it.
///
///     editor.onCopy = { @MainActor content in
///       CopiedContent(content, forms: [("text/csv", Array(table(of: content).utf8))])
///     }
///
/// The editor offers the content in its own forms: rich text, HTML, Markdown and plain text.
public struct CopiedContent: Sendable {
  /// A form of the content for other programs.
  public typealias Form = (mediaType: String, bytes: [UInt8])

  /// The content, which the editor offers in its own forms.
  public var content: RichText
  /// Other forms, after those of the editor; one with a media type of the editor's, such as
  /// `text/html`, takes its place.
  public var forms: [Form]

  /// Describes what leaves an editor.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - forms: Other forms, after those of the editor, or in their place.
  public init(_ content: RichText, forms: [Form] = []) {
    (self.content, self.forms) = (content, forms)
  }

  /// Returns all forms, given those of the editor.
  func forms(besides own: [Form]) -> [Form] {
    let replaced = own.map { form in forms.last { $0.mediaType == form.mediaType } ?? form }
    let taken = Set(own.map(\.mediaType))
    return replaced + forms.filter { !taken.contains($0.mediaType) }
  }
}

extension EditorNode {
  /// Returns content in all forms in which it is copied or dragged; nil if it may not leave.
  func offeredForms(of content: RichText) -> [CopiedContent.Form]? {
    guard let copied = permissions.contentToCopy(from: content), !copied.content.isEmpty else {
      return nil
    }
    return copied.forms(besides: RichClipboard.offered(copied.content, session.attachmentForms))
  }
}
