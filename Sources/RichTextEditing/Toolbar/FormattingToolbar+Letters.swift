import RichTextModel
import TextTranslation

/// The commands for the appearance of letters, each with several choices.
extension FormattingToolbar {
  /// The font family, the font size, the color of letters, and the text marker.
  public static var letters: [Entry] {
    [
      Entry(
        choices: families, name: "font-families", icon: "font-x-generic-symbolic",
        title: translated("Font")),
      Entry(
        choices: sizes, name: "font-sizes", icon: "font-select-symbolic",
        title: translated("Font size")),
      Entry(
        choices: colors, name: "colors", icon: "color-select-symbolic",
        title: translated("Text color")),
      Entry(
        choices: markers, name: "markers", icon: "format-text-rich-symbolic",
        title: translated("Highlight")),
    ]
  }

  private static var families: [Entry] {
    [
      Entry(.fontFamily(nil), title: translated("Default")),
      Entry(.fontFamily("Sans"), title: translated("Sans serif")),
      Entry(.fontFamily("Serif"), title: translated("Serif")),
      Entry(.fontFamily("Monospace"), title: translated("Monospace")),
    ]
  }

  private static var sizes: [Entry] {
    [Entry(.fontSize(nil), title: translated("Default"))]
      + [8, 9, 10, 11, 12, 14, 18, 24, 36].map { Entry(.fontSize(Double($0)), title: "\($0)") }
  }

  private static var colors: [Entry] {
    [Entry(.paletteColor(nil), title: translated("Default"))]
      + TextPalette.allCases.map { Entry(.paletteColor($0), title: title(of: $0)) }
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

  private static var markers: [Entry] {
    [Entry(.marker(nil), title: translated("None"))]
      + TextHighlight.allCases.map { Entry(.marker($0), title: title(of: $0)) }
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
