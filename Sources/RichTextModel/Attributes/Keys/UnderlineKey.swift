import FoundationEssentials

/// The line below the text.
public enum UnderlineKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = UnderlineStyle
  /// The name of the attribute.
  public static let name = "concertina.underline"
}

extension UnderlineKey: RichTextKey {
  static let savedNames = ["underline"]
  static let isFormatting = true
  static let htmlElements: [String: UnderlineStyle] = ["u": .single, "ins": .single]

  static func appearance(of value: UnderlineStyle) -> [LetterProperty] { [.underline(value)] }

  static func html(of value: UnderlineStyle, in attributes: AttributeContainer) -> [HTMLPart] {
    let style = " style=\"text-decoration: underline \(value.rawValue)\""
    return [.element("u", attributes: value == .single ? "" : style)]
  }
}
