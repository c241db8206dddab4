/// What is known of an attachment apart from the widget that shows it: enough to save it, to copy it
/// and to make it again.
///
/// In the text it is the one character ``character``, whose run has this value as its attribute.
///
/// ```swift
/// let panel = AttachmentContent(
///   name: ContentType("panel"), isBlock: true, size: .fullWidth, editors: ["Mind the gap"])
/// let text = "Before " + RichText(panel)
/// ```
public struct AttachmentContent: Hashable, Sendable {
  /// The character that stands in the text for an attachment: U+FFFC, as in GTK.
  public static let character: Unicode.Scalar = "\u{FFFC}"

  /// Tells the attachments of a document apart.
  public var id: String
  /// Which kind of attachment it is: who makes widgets of saved content goes by this.
  public var name: ContentType
  /// Whether it stands on a line of its own.
  public var isBlock: Bool
  /// How wide it is.
  public var size: AttachmentSize
  /// The texts of the editors in it, in their order.
  public var editors: [RichText]
  /// What else the attachment wants to be saved, in its own names.
  public var data: [String: SavedValue]

  /// Describes an attachment.
  public init(
    id: String = "", name: ContentType, isBlock: Bool = false, size: AttachmentSize = .matchContent,
    editors: [RichText] = [], data: [String: SavedValue] = [:]
  ) {
    self.id = id
    self.name = name
    self.isBlock = isBlock
    self.size = size
    self.editors = editors
    self.data = data
  }
}
