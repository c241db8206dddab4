import GtkCore
import RichTextEditing
import RichTextModel
import WidgetSupport

/// The colors on paper: those of a light theme, whatever the windows have.
@MainActor
enum PaperColors {
  private static let theme: [String: Color] = {
    let (white, black) = (Color(red: 1, green: 1, blue: 1), Color(red: 0, green: 0, blue: 0))
    return [
      "theme_base_color": white, "theme_bg_color": white, "theme_text_color": black,
      "theme_fg_color": black, "theme_selected_fg_color": white,
      "theme_selected_bg_color": Color(css: "#3584e4") ?? black,
    ]
  }()

  private static let colors = LibraryStyle.Sheet.richText.colors(in: theme)

  /// The color of letters.
  static var text: Color { named("theme_text_color") }
  /// The background of code, and of the headings of a table.
  static let shade: Color =
    named("theme_base_color").mixed(with: named("theme_text_color"), part: RichTextStyle.shade)

  /// Returns the color of a part of a paragraph.
  static func color(_ color: ParagraphAppearance.ColorRole) -> Color {
    color == .codeBackground ? shade : color.color { named($0) } ?? text
  }

  /// Returns the color with a name in the style sheets of rich text; black if there is none.
  static func named(_ name: String) -> Color {
    colors[name] ?? theme[name] ?? Color(red: 0, green: 0, blue: 0)
  }
}
