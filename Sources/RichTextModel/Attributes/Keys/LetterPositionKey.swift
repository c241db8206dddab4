import FoundationEssentials

/// The position of the characters of a run; none for ordinary characters.
public enum LetterPositionKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = LetterPosition
  /// The name of the attribute.
  public static let name = "concertina.letterPosition"
}

extension LetterPositionKey: RichTextKey {
  static let savedNames = ["letterPosition"]
  static let isFormatting = true
  static let htmlElements: [String: LetterPosition] = ["sup": .superscript, "sub": .subscript]

  static func appearance(of value: LetterPosition) -> [LetterProperty] { [.small(value)] }

  static func html(of value: LetterPosition, in attributes: AttributeContainer) -> [HTMLPart] {
    htmlElements.filter { $0.value == value }.map { .element($0.key) }
  }

  static func markdownLosses(of value: LetterPosition, inCode: Bool) -> [String] {
    inCode ? savedNames : []
  }
}
