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

extension TextHighlight: SavedRepresentable {}
