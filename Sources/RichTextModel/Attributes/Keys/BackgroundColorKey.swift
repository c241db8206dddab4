import FoundationEssentials

/// The color of the background of characters.
public enum BackgroundColorKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = Color
  /// The name of the attribute.
  public static let name = "concertina.backgroundColor"
}

extension BackgroundColorKey: RichTextKey {
  static let savedNames = ["background"]
  static let isFormatting = true
  static let htmlElements = ["mark": Color(red: 1, green: 1, blue: 0)]

  static func appearance(of value: Color) -> [LetterProperty] { [.background(value)] }

  static func html(of value: Color, in attributes: AttributeContainer) -> [HTMLPart] {
    [.style("background-color: \(value)")]
  }
}
