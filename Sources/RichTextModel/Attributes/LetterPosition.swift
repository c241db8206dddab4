/// Small characters above or below those around them.
///
/// ```swift
/// var text = AttributedString("2")
/// text.richText.letterPosition = .superscript
/// ```
public enum LetterPosition: String, CaseIterable, Hashable, Sendable {
  /// Above, such as the 2 of m².
  case superscript
  /// Below, such as the 2 of H₂O.
  case `subscript`
}

extension LetterPosition: SavedRepresentable {}
