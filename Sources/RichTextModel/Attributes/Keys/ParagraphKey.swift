import FoundationEssentials

/// The format of the paragraph.
public enum ParagraphKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = ParagraphFormat
  /// The name of the attribute.
  public static let name = "concertina.paragraph"
}

extension ParagraphKey: RichTextKey {
  static let savedNames = ["paragraph"]

  // Formats are written with their paragraphs.
  static func markdownLosses(of value: ParagraphFormat, inCode: Bool) -> [String] { [] }
}
