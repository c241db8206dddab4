import GtkCore
import RichTextEditing
import RichTextModel
import WidgetSupport

/// The colors on paper: those of a light theme, whatever the windows have.
@MainActor
enum PaperColors {
  private static let theme: [String: Paint] = {
    let (white, black) = (Paint(red: 1, green: 1, blue: 1), Paint(red: 0, green: 0, blue: 0))
    return [
      "theme_base_color": white, "theme_bg_color": white, "theme_text_color": black,
      "theme_fg_color": black, "theme_selected_fg_color": white,
      "theme_selected_bg_color": Paint(css: "#3584e4") ?? black,
    ]
  }()

  private static let paints = LibraryStyle.Sheet.richText.paints(in: theme)

  /// The color of letters.
  static var text: Paint { named("theme_text_color") }
  /// The background of code, and of the headings of a table.
  static let shade: Paint =
    named("theme_base_color").mixed(with: named("theme_text_color"), part: RichTextStyle.shade)

  /// Returns the color of a part of a paragraph.
  static func paint(_ color: ParagraphAppearance.Color) -> Paint {
    color == .codeBackground ? shade : color.paint { named($0) } ?? text
  }

  /// Returns the color with a name in the style sheets of rich text; black if there is none.
  static func named(_ name: String) -> Paint {
    paints[name] ?? theme[name] ?? Paint(red: 0, green: 0, blue: 0)
  }
}
