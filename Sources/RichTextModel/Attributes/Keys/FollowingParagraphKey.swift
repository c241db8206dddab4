import FoundationEssentials

/// The format of the paragraph after a line break, while that paragraph is empty and the last one.
///
/// An empty last paragraph has no character that could carry attributes. Anywhere else, and for
/// paragraphs outside lists, the attribute means nothing.
public enum FollowingParagraphKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = ParagraphFormat
  /// The name of the attribute.
  public static let name = "concertina.followingParagraph"
}

extension FollowingParagraphKey: RichTextKey {
  static let savedNames = ["followingParagraph"]
  static let isTyped = false

  static func markdownLosses(of value: ParagraphFormat, inCode: Bool) -> [String] { [] }
}
