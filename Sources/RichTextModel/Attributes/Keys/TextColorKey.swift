import FoundationEssentials

/// The color of the text.
public enum TextColorKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = Color
  /// The name of the attribute.
  public static let name = "concertina.textColor"
}

extension TextColorKey: RichTextKey {
  static let savedNames = ["color"]
  static let isFormatting = true

  static func appearance(of value: Color) -> [LetterProperty] { [.foreground(value)] }

  static func html(of value: Color, in attributes: AttributeContainer) -> [HTMLPart] {
    [.style("color: \(value)")]
  }
}
