import FoundationEssentials

/// The marker that the user has highlighted a run with.
public enum HighlightKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = TextHighlight
  /// The name of the attribute.
  public static let name = "concertina.highlight"
}

extension HighlightKey: RichTextKey {
  static let savedNames = ["highlight"]
  static let isFormatting = true

  static func appearance(of value: TextHighlight) -> [LetterProperty] { [.marker(value)] }
}
