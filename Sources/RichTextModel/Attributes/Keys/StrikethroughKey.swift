import FoundationEssentials

/// A line through the text.
public enum StrikethroughKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = Bool
  /// The name of the attribute.
  public static let name = "concertina.strikethrough"
}

extension StrikethroughKey: RichTextKey {
  static let savedNames = ["strikethrough"]
  static let isFormatting = true
  static let htmlElements = ["s": true, "strike": true, "del": true]

  static func appearance(of value: Bool) -> [LetterProperty] { [.strikethrough(value)] }

  static func html(of value: Bool, in attributes: AttributeContainer) -> [HTMLPart] {
    value ? [.element("s")] : []
  }

  static func markdownLosses(of value: Bool, inCode: Bool) -> [String] {
    value && inCode ? savedNames : []
  }
}
