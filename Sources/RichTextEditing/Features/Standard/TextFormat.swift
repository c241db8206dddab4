import GtkCore
import RichTextModel

/// A format in which rich text goes in and out of programs in other languages.
package enum TextFormat: String, CaseIterable, ParameterValue {
  /// Text without attributes.
  case plain
  /// The format of files, which loses nothing.
  case json
  /// HTML.
  case html
  /// Markdown; reading it needs cmark-gfm at run time.
  case markdown

  /// Writes content; what the format has no form for is left out.
  ///
  /// - Throws: What the format cannot write.
  @MainActor
  func text(of content: RichText, _ forms: [AttachmentForm] = []) throws -> String {
    switch self {
    case .plain: PlainTextForm.text(of: content)
    case .json: try String(decoding: SavedForm.bytes(of: content), as: UTF8.self)
    case .html: HTMLForm.html(of: content, attachments: forms)
    case .markdown: MarkdownForm.markdown(of: content, attachments: forms)
    }
  }

  /// Reads content.
  ///
  /// - Throws: What the format cannot read.
  @MainActor
  func content(from text: String) throws -> RichText {
    switch self {
    case .plain: RichText(text)
    case .json: try SavedForm.content(fromText: text)
    case .html: HTMLForm.content(fromText: text) ?? RichText()
    case .markdown: try MarkdownForm.content(fromText: text)
    }
  }
}
