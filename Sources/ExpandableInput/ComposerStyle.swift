import WidgetSupport

/// The style sheet of the composer's widgets.
@MainActor
enum ComposerStyle {
  private static var isLoaded = false

  static func load() {
    guard !isLoaded else { return }
    isLoaded = true
    LibraryStyle.add(rules)
  }

  // The bar's line is a shadow and no border: a border would add to its height. Error text is mixed
  // with the theme's own so that it can be read (4.5:1) in the dark, too.
  private static let rules = """
    expandabletextview > growingtext {
      padding: 6px 10px;
      border: 1px solid mix(@theme_base_color, @theme_text_color, 0.55);
      border-radius: 6px;
      background-color: @theme_base_color;
      color: @theme_text_color;
      caret-color: currentColor;
    }
    expandabletextview:focus-within > growingtext {
      outline: 2px solid mix(@theme_selected_bg_color, @theme_text_color, 0.35);
      outline-offset: -2px;
      border-color: mix(@theme_selected_bg_color, @theme_text_color, 0.35);
    }
    expandabletextview > growingtext:disabled {
      color: @insensitive_fg_color;
      background-color: @insensitive_bg_color;
      border-color: mix(@insensitive_bg_color, @insensitive_fg_color, 0.5);
    }
    expandabletoolbar {
      background-color: @theme_bg_color;
      box-shadow: inset 0 1px @borders;
    }
    expandabletoolbar > .notice { color: mix(@error_color, @theme_text_color, 0.52); }
    expandabletoolbar > .counter { font-feature-settings: "tnum"; }
    expandabletoolbar > .counter.over { color: mix(@error_color, @theme_text_color, 0.52); }
    """
}
