import FoundationEssentials

/// Makes a range of text a unit: the caret does not enter it, a selection includes all of it, and
/// it is deleted as a whole.
///
/// Adjacent runs with the same value are one unit, those with different values are two.
public enum TextBlockKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = String
  /// The name of the attribute.
  public static let name = "concertina.textBlock"
}

extension TextBlockKey: RichTextKey {
  static let savedNames = ["textBlock"]
  static let isTyped = false
}
