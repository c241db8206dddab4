import FoundationEssentials

/// The color of a text marker that the user has highlighted a run with.
///
/// It is a name and not a color: the widget decides how to draw it, because it knows whether its
/// appearance is light or dark, and which colors are legible.
///
/// ```swift
/// var text = AttributedString("Warm greetings")
/// text.richText.highlight = .yellow
/// ```
public enum TextHighlight: String, CaseIterable, Hashable, Sendable {
  /// The default color.
  case yellow
  /// Another color.
  case green, blue, pink
}

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

extension TextHighlight: SavedRepresentable {}
