/// The description of an attachment apart from the widget that shows it: enough to save it, to copy
/// it and to create it again.
///
/// In the text it is the one character ``character``, whose run has this value as its attribute.
///
/// ```swift
/// let panel = AttachmentContent(
///   name: ContentType("panel"), isBlock: true, size: .fullWidth, editors: ["Mind the gap"])
/// let text = "Before " + RichText(panel)
/// ```
public struct AttachmentContent: Hashable, Sendable {
  /// The character that represents an attachment in the text: U+FFFC, as in GTK.
  public static let character: Unicode.Scalar = "\u{FFFC}"

  /// The identifier of the attachment within a document.
  public var id: String
  /// The kind of attachment, by which widgets are created from saved content.
  public var name: ContentType
  /// Whether it has a line to itself.
  public var isBlock: Bool
  /// The rule for its width.
  public var size: AttachmentSize
  /// The texts of the editors in it, in order.
  public var editors: [RichText]
  /// Other data that the attachment wants to be saved, under names of its own.
  public var data: [String: JSONValue]

  /// Creates a description of an attachment.
  public init(
    id: String = "", name: ContentType, isBlock: Bool = false, size: AttachmentSize = .matchContent,
    editors: [RichText] = [], data: [String: JSONValue] = [:]
  ) {
    self.id = id
    self.name = name
    self.isBlock = isBlock
    self.size = size
    self.editors = editors
    self.data = data
  }
}
