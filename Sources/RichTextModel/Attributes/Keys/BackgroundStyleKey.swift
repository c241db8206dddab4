import FoundationEssentials

/// The style of the run's background.
public enum BackgroundStyleKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = BackgroundStyle
  /// The name of the attribute.
  public static let name = "concertina.backgroundStyle"
}

extension BackgroundStyleKey: RichTextKey {
  static let savedNames = ["backgroundStyle"]
  static let isFormatting = true

  static func html(of value: BackgroundStyle, in attributes: AttributeContainer) -> [HTMLPart] {
    guard attributes[BackgroundColorKey.self] == nil else { return [] }
    return BackgroundColorKey.html(of: value.color, in: attributes)
  }
}
