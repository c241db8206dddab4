import TextTranslation

/// Content as Markdown: CommonMark with the tasks, the strikethrough, the tables and the footnotes
/// of GitHub's.
///
/// ```swift
/// let content = try MarkdownForm.content(fromText: "# Title\n\n- one\n- [x] two")
/// let markdown = MarkdownForm.markdown(of: content)
/// ```
///
/// | content | Markdown |
/// | --- | --- |
/// | headings, quotes, lists, tasks | the same |
/// | headings and code with an indent of their own | the same, in quotes |
/// | an indented paragraph, heading, quote or code after an item | a part of the item |
/// | blocks of code, quotations, lists in a row | the same; another bullet parts lists |
/// | bold, italic, strikethrough | the same, or `<strong>`, `<em>`, `<del>` |
/// | superscript, subscript | `<sup>`, `<sub>` |
/// | links | the same, whatever their address is |
/// | monospace letters, lines of code | code spans, code blocks with their language |
/// | tables (``TableContent``) with alignments | the same; the first row is the header |
/// | a line break within a paragraph (U+2028) | a hard line break, or `<br>` |
/// | pictures | the same, with a `data:` address where the file is part of the content |
/// | markup (``ContentType/markup``) | as it is: HTML, footnotes, YAML or TOML at the beginning |
///
/// Elements of HTML are written where signs would be taken for text: `<strong>(a)</strong>b`,
/// because `**(a)**b` is not bold. They are read, too.
///
/// Everything else has no form in Markdown. What is lost when content is written is named to the
/// app, but for the last three:
///
/// - other attributes, also of letters in lines of code,
/// - white space at the ends of a line (`whiteSpace`), but not no-break spaces,
/// - empty paragraphs, and so also an empty item before text of its own (`emptyParagraph`),
/// - the sizes of pictures (`pictureSize`),
/// - merged cells (`spans`), the lack of a header (`header`), lists and other styles in cells
///   (`style`),
/// - other attachments (`attachment`), of which the texts of nested editors remain, as quotes,
///   unless an ``AttachmentForm`` writes them,
/// - the looks of white space where others begin or end, the ends of paragraphs in a cell, which
///   become line breaks, and that footnotes are before the end,
/// - the beginning of a quotation with a list or code, and a list in a quotation in an item,
/// - that mail addresses are no links, and NUL, which readers replace.
///
/// What is lost when Markdown is read is what ``MarkdownDocument`` keeps in blocks that are not
/// edited:
///
/// - the titles of links and pictures, and definitions that nothing refers to,
/// - what follows the language of a fence,
/// - the numbers of tasks,
/// - which signs are used, soft line breaks, padding, and whether empty lines are between items.
///
/// Blocks in more than 64 quotes and items are read as text. Reading is done by cmark-gfm, which is
/// loaded when it is first needed; writing needs nothing.
public enum MarkdownForm {
  /// The media type of Markdown.
  public static let mediaType = "text/markdown"

  /// The largest Markdown that is read, in bytes.
  public static let maxSize = 32 << 20

  /// Whether cmark-gfm is installed.
  public static var isAvailable: Bool { CmarkLibrary.installed != nil }

  /// Reads Markdown.
  ///
  /// - Parameter text: The Markdown; invalid UTF-8 and NUL are replaced.
  /// - Returns: The content.
  /// - Throws: ``MarkdownError``, if the parser is not installed, or the text is too large.
  public static func content(fromText text: String) throws(MarkdownError) -> RichText {
    guard let library = CmarkLibrary.installed else { throw .notInstalled }
    guard text.utf8.count <= maxSize else { throw .tooLarge }
    var reader = MarkdownReader(library)
    return reader.read(text)
  }

  /// Writes content as Markdown, which ends with a line break.
  ///
  /// This needs no library.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - attachments: How attachments of the app's own kinds are written.
  ///   - leftOut: Called with the names of what Markdown has no form for, if there is any: of
  ///     attributes as in the saved form, such as `underline` and `alignment`, and
  ///     `emptyParagraph`, `whiteSpace`, `pictureSize`, `header`, `spans` and `attachment`.
  /// - Returns: The Markdown.
  public static func markdown(
    of content: RichText, attachments: [AttachmentForm] = [],
    leavingOut leftOut: (_ names: [String]) -> Void = { _ in }
  ) -> String {
    var writer = MarkdownWriter(attachments)
    let markdown = writer.markdown(of: content)
    if !writer.losses.names.isEmpty { leftOut(writer.losses.names) }
    return markdown
  }
}

/// The reason why Markdown cannot be read or written.
public enum MarkdownError: PresentableError, Hashable, Sendable {
  /// cmark-gfm is not installed: the packages `libcmark-gfm…` and `libcmark-gfm-extensions…`.
  case notInstalled
  /// The Markdown is larger than ``MarkdownForm/maxSize``.
  case tooLarge
  /// The bytes of a file are no text.
  case isNoText

  /// The message for the user.
  public var message: String {
    switch self {
    case .notInstalled:
      translated("Markdown cannot be read. Please install the package %s.").formatted(
        CmarkLibrary.packages)
    case .tooLarge:
      translated("The Markdown is larger than %s MB.").formatted(
        String(MarkdownForm.maxSize / 1_000_000))
    case .isNoText: translated("The file has no text in it.")
    }
  }

  /// A line for logs.
  public var description: String {
    switch self {
    case .notInstalled: "cmark-gfm is not installed: \(CmarkLibrary.packages)"
    case .tooLarge: "the Markdown is larger than \(MarkdownForm.maxSize) bytes"
    case .isNoText: "these bytes are no text"
    }
  }
}
