/// A format of files for other programs, in which content is exported as a whole.
///
/// ```swift
/// let page = ExportFormat.html.text(of: content, title: "Minutes")
/// let format = ExportFormat(fileName: "minutes.md")  // .markdown
/// ```
///
/// The file format that loses nothing is ``SavedForm``.
public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  /// Markdown: ``MarkdownForm``.
  case markdown
  /// A page in HTML, with the files of pictures in it: ``HTMLForm``.
  case html
  /// Text without attributes, with the markers and ticks of lists: ``PlainTextForm``.
  case plainText

  /// The endings of file names, without the dot; new files have the first one.
  public var fileExtensions: [String] {
    switch self {
    case .markdown: ["md", "markdown"]
    case .html: ["html", "htm"]
    case .plainText: ["txt"]
    }
  }

  /// The format that a file's name stands for; nil for another one.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[fileName.index(after: dot)...].lowercased()
    let found = Self.allCases.first { $0.fileExtensions.contains(ending) }
    guard let found else { return nil }
    self = found
  }

  /// Writes content in the format.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - title: The title of a page in HTML.
  ///   - attachments: How attachments of the app's own kinds are written.
  ///   - leftOut: Called with the names of what Markdown has no form for, if there is any:
  ///     ``MarkdownForm/markdown(of:attachments:leavingOut:)``.
  /// - Returns: The text of the file, to be written in UTF-8.
  public func text(
    of content: RichText, title: String = "", attachments: [AttachmentForm] = [],
    leavingOut leftOut: (_ names: [String]) -> Void = { _ in }
  ) -> String {
    switch self {
    case .markdown:
      MarkdownForm.markdown(of: content, attachments: attachments, leavingOut: leftOut)
    case .html: Self.page(HTMLForm.html(of: content, attachments: attachments), title: title)
    case .plainText: PlainTextForm.text(of: content) + "\n"
    }
  }

  private static func page(_ body: String, title: String) -> String {
    """
    <!DOCTYPE html>
    <html>
    <head>
    <meta charset="utf-8">
    <title>\(title.escapedForHTML)</title>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }
}
