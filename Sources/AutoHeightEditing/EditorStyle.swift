import WidgetSupport

/// The editor's style sheet.
@MainActor
enum EditorStyle {
  private static var isLoaded = false

  static func load() {
    guard !isLoaded else { return }
    isLoaded = true
    LibraryStyle.add(rules)
  }

  // Half way between background and text keeps the border at 3:1 against both the field and the
  // window, light and dark. The border is there without a border too, in no colour, so that switching
  // it moves nothing.
  // The accent colour alone is too dark for a ring in GTK's dark theme (1.8:1).
  private static let rules = """
    autoheighteditor > growingtext {
      padding: 10px;
      border: 1px solid transparent;
      border-radius: 20px;
      color: @theme_text_color;
      caret-color: currentColor;
    }
    autoheighteditor.bordered > growingtext {
      border-color: mix(@theme_base_color, @theme_text_color, 0.55);
      background-color: @theme_base_color;
    }
    autoheighteditor.bordered:focus-within > growingtext {
      outline: 2px solid mix(@theme_selected_bg_color, @theme_text_color, 0.35);
      outline-offset: -2px;
      border-color: mix(@theme_selected_bg_color, @theme_text_color, 0.35);
    }
    autoheighteditor > growingtext:disabled {
      color: @insensitive_fg_color;
    }
    autoheighteditor.bordered > growingtext:disabled {
      background-color: @insensitive_bg_color;
      border-color: mix(@insensitive_bg_color, @insensitive_fg_color, 0.5);
    }
    autoheighteditor > growingtext:disabled > .placeholder { color: currentColor; }
    """
}
