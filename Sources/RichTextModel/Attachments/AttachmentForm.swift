/// How an attachment of a kind is written in formats that know no attachments.
///
/// ```swift
/// let details = AttachmentForm(
///   ContentType("details"),
///   html: { _, texts in "<details><summary>\(texts[0])</summary>\(texts[1])</details>" },
///   markdown: { _, texts in
///     "<details><summary>\n\n\(texts[0])\n</summary>\n\n\(texts[1])\n</details>"
///   })
/// HTMLForm.html(of: document, attachments: [details])
/// ```
///
/// Without a form the texts of its editors remain, as quotes. A form is not read back: what reads
/// the HTML or the Markdown gets its text, and the saved form alone keeps the attachment.
public struct AttachmentForm: Sendable {
  /// Writes an attachment, given the texts of its editors in the same format.
  public typealias Writer = @Sendable (_ attachment: AttachmentContent, _ texts: [String]) -> String

  /// The kind of attachment.
  public let name: ContentType
  let html: Writer
  let markdown: Writer?

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - name: The kind of attachment.
  ///   - html: Writes an element that is a block. What is not markup has to be escaped.
  ///   - markdown: Writes a block of Markdown, which may be HTML; nil for quotes of the texts.
  public init(_ name: ContentType, html: @escaping Writer, markdown: Writer? = nil) {
    self.name = name
    self.html = html
    self.markdown = markdown
  }
}

extension [AttachmentForm] {
  /// Returns the form of an attachment; nil if there is none.
  func form(of attachment: AttachmentContent) -> AttachmentForm? {
    first { $0.name == attachment.name }
  }
}
