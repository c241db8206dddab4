import FoundationEssentials
import RichTextModel
import TextTranslation

extension EditorCommand where Self == AttributeCommand {
  /// Sets the font size, in points; nil restores the editor's own.
  public static func fontSize(_ points: Double?) -> AttributeCommand {
    AttributeCommand(
      name: .fontSize(points), has: { $0[FontSizeKey.self] == points },
      set: { $0[FontSizeKey.self] = $1 ? points : nil })
  }

  /// Sets the font family, such as `Serif`; nil restores the editor's own.
  public static func fontFamily(_ family: String?) -> AttributeCommand {
    AttributeCommand(
      name: .fontFamily(family), has: { $0[FontFamilyKey.self] == family },
      set: { $0[FontFamilyKey.self] = $1 ? family : nil })
  }

  /// Makes small letters above or below the others; if all of the selection has that position,
  /// restores ordinary ones.
  public static func letterPosition(_ position: LetterPosition) -> AttributeCommand {
    AttributeCommand(
      name: .letterPosition(position), has: { $0[LetterPositionKey.self] == position },
      set: { $0[LetterPositionKey.self] = $1 ? position : nil })
  }

  /// Sets a color of the palette for the letters; nil restores the editor's own.
  public static func paletteColor(_ color: TextPalette?) -> AttributeCommand {
    AttributeCommand(
      name: .paletteColor(color),
      has: { $0[TextColorKey.self] == color?.color },
      set: { $0[TextColorKey.self] = $1 ? color?.color : nil })
  }

  /// Highlights with a text marker; nil removes highlights.
  public static func marker(_ highlight: TextHighlight?) -> AttributeCommand {
    AttributeCommand(
      name: .marker(highlight),
      has: { $0[HighlightKey.self] == highlight },
      set: { $0[HighlightKey.self] = $1 ? highlight : nil })
  }
}

/// The commands for letters that have keys.
extension CommandEntry {
  /// Highlights with the yellow text marker.
  public static var highlight: CommandEntry {
    CommandEntry(.marker(.yellow), title: translated("Highlight"), keys: ["<Control><Shift>h"])
  }

  /// Makes small letters above the others.
  public static var superscript: CommandEntry {
    CommandEntry(
      .letterPosition(.superscript), title: translated("Superscript"), keys: ["<Control><Shift>p"])
  }

  /// Makes small letters below the others.
  public static var `subscript`: CommandEntry {
    CommandEntry(
      .letterPosition(.subscript), title: translated("Subscript"), keys: ["<Control><Shift>b"])
  }
}
