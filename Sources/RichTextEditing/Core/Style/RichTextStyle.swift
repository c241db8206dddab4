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
/// | `concertina_current_line` | the line with the caret |
/// | `concertina_bracket` | the two brackets of a pair |
///
/// `concertina_task_tick` is the tick in such a box, `concertina_task_border` the border of an
/// empty one, `concertina_rule` a line between two parts of a text, `concertina_quote_bar` the bar
/// before quotes, `concertina_section_triangle` the triangle before a heading, and
/// `concertina_callout_note` and the like the bar and the icon of callouts.
/// `concertina_line_number` is the color of numbers, `concertina_space` that of the signs for
/// spaces.
///
/// Each background of text is mixed with the theme's own background, and is therefore dark in a
/// dark theme; the theme's text color keeps a contrast of 4.5:1 to it. An app can redefine them.
@MainActor
package enum RichTextStyle {
  package static func load() { LibraryStyle.load(.richText) }

  /// The part of the text's color in the background of code, and of the headings of a table.
  package nonisolated static let shade = 0.06
}

extension LibraryStyle.Sheet {
  private static let richTextColors: [(name: String, color: ReadableColor)] =
    [
      ("concertina_highlight_yellow", 0xE5A50A, 0.5),
      ("concertina_highlight_green", 0x33D17A, 0.42),
      ("concertina_highlight_blue", 0x3584E4, 0.5), ("concertina_highlight_pink", 0xE0488C, 0.5),
      ("concertina_find_hit", 0x1F9E9E, 0.5), ("concertina_find_current", 0xFF7800, 0.6),
      ("concertina_bracket", 0x1F9E9E, 0.4),
    ].map { name, color, part in
      (name, .belowText(.mixed("theme_base_color", .rgb(color), part)))
    } + [
      (
        "concertina_rule",
        .onAnyBackground(.mixed("theme_base_color", "theme_text_color", 0.3), .line)
      ),
      (
        "concertina_quote_bar",
        .onAnyBackground(.mixed("theme_base_color", "theme_text_color", 0.3), .line)
      ),
      ("concertina_callout_note", .onAnyBackground(.rgb(0x1C71D8), .line)),
      ("concertina_callout_tip", .onAnyBackground(.rgb(0x26A269), .line)),
      ("concertina_callout_important", .onAnyBackground(.rgb(0x9141AC), .line)),
      ("concertina_callout_warning", .onAnyBackground(.rgb(0xC88800), .line)),
      ("concertina_callout_caution", .onAnyBackground(.rgb(0xE01B24), .line)),
      (
        "concertina_section_triangle",
        .onAnyBackground(.mixed("theme_base_color", "theme_text_color", 0.6), .line)
      ),
      (
        "concertina_line_number",
        .onAnyBackground(.mixed("theme_base_color", "theme_text_color", 0.6), .text)
      ),
      (
        "concertina_space",
        .onAnyBackground(.mixed("theme_base_color", "theme_text_color", 0.4), .line)
      ),
      (
        "concertina_task_border",
        .onAnyBackground(.mixed("theme_base_color", "theme_text_color", 0.6), .line)
      ),
      ("concertina_task_fill", .onAnyBackground("theme_selected_bg_color", .line)),
      (
        "concertina_task_tick",
        ReadableColor(
          "theme_selected_fg_color", .line, against: ["concertina_task_fill"],
          toward: ["theme_text_color", "theme_base_color"])
      ),
    ]

  package static let richText = LibraryStyle.Sheet(
    "rich text", colors: richTextColors,
    rules: """
      @define-color concertina_code_background
        mix(@theme_base_color, @theme_text_color, \(RichTextStyle.shade));
      @define-color concertina_current_line alpha(@theme_text_color, 0.06);
      menubutton.block-handle { opacity: 0.7; }
      menubutton.block-handle:hover, menubutton.block-handle:focus-within { opacity: 1; }
      menubutton.block-handle > button {
        min-width: 24px; min-height: 24px; padding: 0; border: none; box-shadow: none;
      }
      richeditor > growingtext:not(:disabled) > .placeholder { color: alpha(currentColor, 0.8); }
      richeditor > growingtext textview:disabled { color: @concertina_disabled_text; }
      list.concertina-names > row { padding: 6px 12px; }
      list.concertina-names > row:selected {
        background-color: @concertina_accent_background; color: @theme_selected_fg_color;
      }
      richlabel > separator { background-color: @concertina_rule; }
      findbar { padding: 6px; border-spacing: 6px; }
      findbar entry { border-color: @concertina_field_border; }
      findbar entry:focus-within {
        outline-color: @concertina_focus; border-color: @concertina_focus;
      }
      findbar entry > text > placeholder { opacity: 1; color: @concertina_placeholder; }
      findbar button:disabled { color: @concertina_disabled_text; -gtk-icon-filter: none; }
      findbar button:disabled image { -gtk-icon-filter: none; }
      findbar entry.error { color: @concertina_error_text; }
      findbar .find-message { color: @concertina_error_text; }
      """)
}
