import FoundationEssentials

/// The attachment that the one character U+FFFC represents in the text.
public enum AttachmentKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = AttachmentContent
  /// The name of the attribute.
  public static let name = "concertina.attachment"
}
