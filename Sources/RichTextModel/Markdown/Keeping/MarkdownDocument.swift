import FoundationEssentials

/// A Markdown document that keeps its form: what has not been edited is written as it was read.
///
/// ```swift
/// let document = try MarkdownDocument("* one\n* two")
/// var content = document.content
/// content.replace(0..<3, with: "three")
/// document.text(with: content)  // "* three\n* two"
/// ```
///
/// Blocks whose paragraphs are the same are written byte for byte: their markers, soft breaks,
/// escapes, empty lines, padding, definitions of references and line ends. In an edited block the
/// lines before and after the edit stay, and its markers. So opening and saving changes nothing,
/// one changed word changes one line, and an edit that is undone changes nothing at all.
///
/// No content has to remember anything for that: the paragraphs of the old and the new content are
/// compared. What comes out is read again, and if a paragraph means neither what it is in the
/// content nor what ``MarkdownForm`` would write, all is written by that instead.
public struct MarkdownDocument: Sendable {
  /// The Markdown.
  public let text: String
  /// The content as it was read.
  public let content: RichText
  private let source: MarkdownPieces?

  /// Reads a document.
  ///
  /// - Throws: ``MarkdownError``, if the parser is not installed, or the text is too large.
  public init(_ text: String) throws(MarkdownError) {
    guard let library = CmarkLibrary.installed else { throw .notInstalled }
    guard text.utf8.count <= MarkdownForm.maxSize else { throw .tooLarge }
    var reader = MarkdownReader(library)
    self.text = text
    content = reader.read(text)
    source = MarkdownPieces(read: text, reader.starts, content.paragraphs)
  }

  /// Returns the document with another content.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - attachments: How attachments of the app's own kinds are written.
  ///   - leftOut: Called with the names of what Markdown has no form for, if there is any:
  ///     ``MarkdownForm/markdown(of:attachments:leavingOut:)``.
  /// - Returns: The Markdown.
  public func text(
    with content: RichText, attachments: [AttachmentForm] = [],
    leavingOut leftOut: (_ names: [String]) -> Void = { _ in }
  ) -> String {
    guard content != self.content else { return text }
    let paragraphs = content.paragraphs
    var writer = MarkdownWriter(attachments)
    let markdown = writer.markdown(of: content)
    if !writer.losses.names.isEmpty { leftOut(writer.losses.names) }
    let written = MarkdownPieces(written: markdown, writer.starts, paragraphs)
    guard let source, let written, let meant = Self.keys(of: markdown) else { return markdown }
    var old = MarkdownWriter(attachments)
    let plain = old.markdown(of: self.content)
    let merge = MarkdownMerge(
      source, MarkdownPieces(written: plain, old.starts, self.content.paragraphs), written)
    for keepsLines in [true, false] {
      let merged = merge.text(keepsLines: keepsLines)
      if let read = Self.keys(of: merged), Self.isRight(read, written.keys, meant) {
        return merged
      }
    }
    return markdown
  }

  private static func keys(of markdown: String) -> [MarkdownPieces.ParagraphKey]? {
    (try? MarkdownForm.content(fromText: markdown)).map { MarkdownPieces.keys(of: $0.paragraphs) }
  }

  /// Whether each paragraph is read as that of the content, or as what the writer can say of it.
  private static func isRight(
    _ read: [MarkdownPieces.ParagraphKey], _ wanted: [MarkdownPieces.ParagraphKey],
    _ meant: [MarkdownPieces.ParagraphKey]
  ) -> Bool {
    guard read.count == wanted.count, meant.count == wanted.count else {
      return read == wanted || read == meant
    }
    return read.indices.allSatisfy { read[$0] == wanted[$0] || read[$0] == meant[$0] }
  }
}
