import FoundationEssentials

/// Small letters above or below those around them.
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

/// The position of the letters of a run; none for ordinary letters.
public enum LetterPositionKey: AttributedStringKey {
  /// The type of the attribute's value.
  public typealias Value = LetterPosition
  /// The name of the attribute.
  public static let name = "concertina.letterPosition"
}
