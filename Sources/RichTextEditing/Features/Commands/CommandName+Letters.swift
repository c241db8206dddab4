import RichTextModel

/// The names of the commands for letters.
extension CommandName {
  /// Toggles bold letters.
  public static let bold: Self = "bold"
  /// Toggles slanted letters.
  public static let italic: Self = "italic"
  /// Toggles letters of equal width.
  public static let monospace: Self = "monospace"
  /// Toggles a line below the letters.
  public static let underline: Self = "underline"
  /// Toggles a line through the letters.
  public static let strikethrough: Self = "strikethrough"
  /// Sets any color for the letters.
  public static let textColor: Self = "text-color"
  /// Sets any color for the background of the letters.
  public static let backgroundColor: Self = "background-color"
  /// Highlights the selection with a text marker, or removes that.
  public static let highlight: Self = "highlight"
  /// Makes the text plain again.
  public static let clearFormatting: Self = "clear-formatting"

  /// Sets a font size, in points; nil for the editor's own.
  public static func fontSize(_ points: Double?) -> Self {
    Self("font-size", choice: points.map { "\($0)" })
  }

  /// Sets a font family; nil for the editor's own.
  public static func fontFamily(_ family: String?) -> Self { Self("font-family", choice: family) }

  /// Sets a color of the palette for the letters; nil for the editor's own.
  public static func paletteColor(_ color: TextPalette?) -> Self {
    Self("color", choice: color?.rawValue)
  }

  /// Highlights with a text marker; nil removes highlights.
  public static func marker(_ highlight: TextHighlight?) -> Self {
    Self("marker", choice: highlight?.rawValue)
  }

  /// Makes small letters above or below the others.
  public static func letterPosition(_ position: LetterPosition) -> Self { Self(position.rawValue) }

  /// Makes letters larger or smaller.
  public static func textSize(_ change: TextSizeCommand.Change) -> Self {
    Self("text", choice: change.rawValue)
  }
}
