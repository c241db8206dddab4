/// Turns pieces of a document into something else, each by what it is called.
///
/// ```swift
/// let encoder = EditorContentEncoder<String>(
///   text: [.paragraph: { "<p>" + $0.text + "</p>" }],
///   attachments: ["panel": { "<aside>" + ($0.editors.first?.text ?? "") + "</aside>" }])
/// text.contents().compactMap(encoder.encode)
/// ```
///
/// What nobody knows is left out, and so is what is shown only.
public struct EditorContentEncoder<Encoded> {
  private let text: [ContentType: (RichText) -> Encoded?]
  private let attachments: [ContentType: (AttachmentContent) -> Encoded?]

  /// Makes an encoder of one for each kind of text and of attachment.
  public init(
    text: [ContentType: (RichText) -> Encoded?] = [:],
    attachments: [ContentType: (AttachmentContent) -> Encoded?] = [:]
  ) {
    self.text = text
    self.attachments = attachments
  }

  /// What a piece becomes; nil: nothing.
  public func encode(_ content: EditorContent) -> Encoded? {
    switch content.kind {
    case .text(let text): self.text[content.name]?(text)
    case .attachment(let attachment): attachments[content.name]?(attachment)
    case .viewOnly: nil
    }
  }
}

extension ContentType: ExpressibleByStringLiteral {
  /// Makes a type of a name.
  public init(stringLiteral name: String) { self.init(name) }
}
