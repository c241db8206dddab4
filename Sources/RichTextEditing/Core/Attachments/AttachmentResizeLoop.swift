import RichTextModel
import TextTranslation

/// An attachment whose widget changed its size again and again, and may not change it any more.
///
/// It keeps its last size until its widget or its ``Attachment/size`` is replaced, or the user
/// types in it.
public struct AttachmentResizeLoop: PresentableError, Hashable, Sendable {
  /// The attachment's id.
  public let id: String
  /// The kind of attachment.
  public let name: ContentType
  /// The number of size changes without a rest.
  public let changes: Int

  /// The message for the user.
  public var message: String {
    translated("A part of the text did not come to rest, and keeps its last size.")
  }

  /// A line for the developers of widgets.
  public var description: String {
    "the attachment “\(name)” (\(id)) changed its size \(changes) times without a rest, "
      + "and keeps the last one"
  }
}
