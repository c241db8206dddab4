import RichTextModel
import TextTranslation

/// The commands for the appearance of letters, each with several choices.
extension CommandEntry {
  /// The font family, the font size, the color of letters, and the text marker.
  static var letterChoices: [CommandEntry] {
    [
      CommandEntry(
        choices: families, name: "font-families", icon: "font-x-generic-symbolic",
        title: translated("Font")),
      CommandEntry(
        choices: sizes, name: "font-sizes", icon: "font-select-symbolic",
        title: translated("Font size")),
      CommandEntry(
        choices: colors, name: "colors", icon: "color-select-symbolic",
        title: translated("Text color")),
      CommandEntry(
        choices: markers, name: "markers", icon: "format-text-rich-symbolic",
        title: translated("Highlight")),
    ]
  }

  private static var families: [CommandEntry] {
    [
      CommandEntry(.fontFamily(nil), title: translated("Default")),
      CommandEntry(.fontFamily("Sans"), title: translated("Sans serif")),
      CommandEntry(.fontFamily("Serif"), title: translated("Serif")),
      CommandEntry(.fontFamily("Monospace"), title: translated("Monospace")),
    ]
  }

  private static var sizes: [CommandEntry] {
    [CommandEntry(.fontSize(nil), title: translated("Default"))]
      + [8, 9, 10, 11, 12, 14, 18, 24, 36].map {
        CommandEntry(.fontSize(Double($0)), title: "\($0)")
      }
  }

  private static var colors: [CommandEntry] {
    [CommandEntry(.paletteColor(nil), title: translated("Default"))]
      + TextPalette.allCases.map { CommandEntry(.paletteColor($0), title: title(of: $0)) }
  }

  private static func title(of color: TextPalette) -> String {
    switch color {
    case .red: translated("Red")
    case .orange: translated("Orange")
    case .green: translated("Green")
    case .blue: translated("Blue")
    case .purple: translated("Purple")
    case .gray: translated("Gray")
    }
  }

  private static var markers: [CommandEntry] {
    [CommandEntry(.marker(nil), title: translated("None"))]
      + TextHighlight.allCases.map { CommandEntry(.marker($0), title: title(of: $0)) }
  }

  private static func title(of highlight: TextHighlight) -> String {
    switch highlight {
    case .yellow: translated("Yellow")
    case .green: translated("Green")
    case .blue: translated("Blue")
    case .pink: translated("Pink")
    }
  }
}
