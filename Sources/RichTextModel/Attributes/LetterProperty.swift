import FoundationEssentials

/// A property of how characters are drawn.
package enum LetterProperty: Hashable, Sendable {
  case bold, italic
  case family(String)
  /// The size in points.
  case size(Double)
  /// Small characters above or below the others.
  case small(LetterPosition)
  case foreground(Color)
  case background(Color)
  case underline(UnderlineStyle)
  case strikethrough(Bool)
  /// The color of a text marker.
  case marker(TextHighlight)
  /// The attributes that the editor has for links.
  case link

  /// The family of characters of equal width.
  package static let monospaceFamily = "Monospace"
}
