import GtkCore

/// The style sheet of the playground's window.
@MainActor
enum WindowStyle {
  private static var sheet: StyleSheet?

  static func load() {
    guard sheet == nil else { return }
    sheet = StyleSheet(css: rules, priority: .application)
  }

  // A rule names a part of the window, because those of an app have precedence over those of the
  // inputs on the stage. All colors are the theme's. A panel has a background, so that it hides the
  // stage when it is on top of it: that with the scenes the one of lists, and that with the knobs
  // the one of windows, which entries differ from in light and dark. The stage's card is lighter
  // than what is around it in both, because borders are darker than windows in both.
  private static let rules = """
    .playground-panel.at-start { background-color: @theme_base_color; }
    .playground-panel.at-end { background-color: @theme_bg_color; }
    .playground-panel.at-start:dir(ltr), .playground-panel.at-end:dir(rtl) {
      border-right: 1px solid @borders;
    }
    .playground-panel.at-end:dir(ltr), .playground-panel.at-start:dir(rtl) {
      border-left: 1px solid @borders;
    }
    .playground-panel.over { box-shadow: 0 0 12px alpha(black, 0.4); }
    .playground-panel .navigation-sidebar { background: none; }
    button.scrim {
      background: alpha(black, 0.3); border: none; border-radius: 0; box-shadow: none;
      outline: none;
    }
    .stage-backdrop, stagecanvas {
      background-color: mix(@theme_bg_color, @borders, 0.4);
    }
    .stage-card {
      background-color: @theme_bg_color; border-radius: 12px;
      border: 1px solid alpha(@theme_fg_color, 0.15);
    }
    .width-handle {
      background-color: mix(@theme_bg_color, @theme_fg_color, 0.5); border-radius: 4px;
      box-shadow: 0 0 0 2px @theme_bg_color;
    }
    .width-handle:hover { background-color: @theme_selected_bg_color; }
    .knob-text { padding: 6px; }
    .playground-panel scrolledwindow.error { border-color: @error_color; }
    .playground-panel label.error, #replay-steps label.error { color: @concertina_error_text; }
    .playground-panel .dim-label, .details-bar .dim-label {
      opacity: 1; color: @concertina_placeholder;
    }
    .detail-text { padding: 6px 12px; }
    .details-bar stackswitcher > button { min-width: 0; padding: 4px 12px; }
    /* The theme means controls in the bar itself, but a popover is inside it too. */
    headerbar popover switch, headerbar popover spinbutton { margin: 0; }
    .banner {
      padding: 6px 12px; background-color: @theme_base_color;
      border-bottom: 1px solid @borders;
    }
    .banner.recording image { color: @error_color; }
    headerbar .recording { color: @error_color; }
    """
}
