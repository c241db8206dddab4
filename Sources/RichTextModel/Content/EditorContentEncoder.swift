/// Encodes pieces of a document, each by the name of its content.
///
/// ```swift
/// let encoder = EditorContentEncoder<String>(
///   text: [.paragraph: { "<p>" + $0.text + "</p>" }],
///   attachments: ["panel": { "<aside>" + ($0.editors.first?.text ?? "") + "</aside>" }])
/// text.contents().compactMap(encoder.encode)
/// ```
///
/// Pieces without an encoder are left out, and so is content that is only displayed.
public struct EditorContentEncoder<Encoded> {
  private let text: [ContentType: (RichText) -> Encoded?]
  private let attachments: [ContentType: (AttachmentContent) -> Encoded?]

  /// Creates an encoder from one for each kind of text and of attachment.
  public init(
    text: [ContentType: (RichText) -> Encoded?] = [:],
    attachments: [ContentType: (AttachmentContent) -> Encoded?] = [:]
  ) {
    self.text = text
    self.attachments = attachments
  }

  /// Returns the encoded piece; nil to leave it out.
  public func encode(_ content: EditorContent) -> Encoded? {
    switch content.kind {
    case .text(let text): self.text[content.name]?(text)
    case .attachment(let attachment): attachments[content.name]?(attachment)
    case .viewOnly: nil
    }
  }
}

extension ContentType: ExpressibleByStringLiteral {
  /// Creates a type with a name.
  public init(stringLiteral name: String) { self.init(name) }
}
