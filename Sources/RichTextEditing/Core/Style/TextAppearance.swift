import GtkCore
import RichTextModel

/// What the colors of text depend on: the theme's background, and the colors that it has for links
/// and markers.
struct TextAppearance: Equatable {
  /// The color of links without one of their own, in CSS notation.
  var linkColor = "blue"
  /// The colors of markers, in CSS notation.
  var highlightColors: [TextHighlight: String] = [:]
  /// Whether the background is dark, on which other colors are legible.
  var isBackgroundDark = false

  /// Creates that of no theme.
  init() {}

  /// Reads the theme's colors at a widget.
  @MainActor
  init(at widget: Widget) {
    linkColor = widget.namedColor("concertina_link")?.description ?? linkColor
    for highlight in TextHighlight.allCases {
      highlightColors[highlight] =
        widget.namedColor("concertina_highlight_\(highlight.rawValue)")?.description
    }
    isBackgroundDark = widget.namedColor("theme_base_color")?.isDark ?? false
  }
}
