import GtkCore
import RichTextModel
import WidgetSupport

/// The named colors of rich text.
///
/// | name | background of |
/// | --- | --- |
/// | `concertina_highlight_yellow`, `…_green`, `…_blue`, `…_pink` | highlighted text |
/// | `concertina_find_hit` | hits |
/// | `concertina_find_current` | the current hit |
/// | `concertina_task_fill` | the box of a task that is ticked |
/// | `concertina_code_background` | code |
///
/// `concertina_task_tick` is the tick in such a box, `concertina_task_border` the border of an
/// empty one, and `concertina_rule` a line between two parts of a text.
///
/// Each background of text is mixed with the theme's own background, and is therefore dark in a
/// dark theme; the theme's text color keeps a contrast of 4.5:1 to it. An app can redefine them.
@MainActor
enum RichTextStyle {
  static func load() { LibraryStyle.load(.richText) }

  /// Returns the colors of markers at a widget.
  static func highlightColors(at widget: Widget) -> [TextHighlight: String] {
    var colors: [TextHighlight: String] = [:]
    for highlight in TextHighlight.allCases {
      colors[highlight] = widget.namedColor("concertina_highlight_\(highlight.rawValue)")
    }
    return colors
  }

  /// Whether the theme's background of text is dark at a widget.
  static func isGroundDark(at widget: Widget) -> Bool {
    widget.namedPaint("theme_base_color").map { $0.luminance < 0.18 } ?? false
  }
}

extension LibraryStyle.Sheet {
  fileprivate static let richText = LibraryStyle.Sheet(
    "rich text",
    rules: """
      @define-color concertina_highlight_yellow mix(@theme_base_color, #e5a50a, 0.5);
      @define-color concertina_highlight_green mix(@theme_base_color, #33d17a, 0.42);
      @define-color concertina_highlight_blue mix(@theme_base_color, #3584e4, 0.5);
      @define-color concertina_highlight_pink mix(@theme_base_color, #e0488c, 0.5);
      @define-color concertina_find_hit mix(@theme_base_color, #1f9e9e, 0.5);
      @define-color concertina_find_current mix(@theme_base_color, #ff7800, 0.6);
      @define-color concertina_code_background mix(@theme_base_color, @theme_text_color, 0.06);
      @define-color concertina_rule mix(@theme_base_color, @theme_text_color, 0.3);
      @define-color concertina_task_border mix(@theme_base_color, @theme_text_color, 0.6);
      @define-color concertina_task_fill @theme_selected_bg_color;
      @define-color concertina_task_tick @theme_selected_fg_color;
      list.concertina-names > row { padding: 6px 12px; }
      richlabel > label.code { background-color: @concertina_code_background; border-radius: 6px; }
      findbar { padding: 6px; border-spacing: 6px; }
      findbar entry.error { color: @concertina_error_text; }
      findbar .find-message { color: @concertina_error_text; }
      """)
}
