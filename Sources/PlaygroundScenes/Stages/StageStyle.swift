import Concertina

/// The style sheet of the stages, for everything except the widgets that they show.
@MainActor
enum StageStyle {
  private static var sheet: StyleSheet?

  static func load() {
    guard sheet == nil else { return }
    sheet = StyleSheet(css: rules, priority: .application)
  }

  private static let success = ReadableColors.reference(
    to: .onAnyBackground("success_color", .line))

  private static let rules = """
    .match-indicator.matched > image { color: \(success); }
    .match-indicator.refused > image { color: @concertina_error_text; }
    #submit.suggested-action:not(:hover):not(:active):not(:disabled) {
      background-image: image(@concertina_accent_background);
      color: @theme_selected_fg_color;
    }
    .stage-page { border: 1px solid @borders; }
    .conversation { background-color: @theme_base_color; }
    .bubble {
      padding: 6px 12px;
      border-radius: 12px;
      background-color: mix(@theme_base_color, @theme_text_color, 0.1);
      color: @theme_text_color;
    }
    .bubble.own {
      background-color: @concertina_accent_background;
      color: @theme_selected_fg_color;
    }
    .stage-editor > growingtext {
      padding: 8px;
      border: 1px solid @concertina_field_border;
      border-radius: 6px;
      background-color: @concertina_field_background;
    }
    .stage-editor > growingtext:focus-within {
      outline: 2px solid @concertina_focus;
      outline-offset: -2px;
      border-color: @concertina_focus;
    }
    panel {
      margin: 4px 0;
      padding: 6px;
      border: 1px solid @borders;
      border-radius: 6px;
      background-color: mix(@theme_base_color, @theme_text_color, 0.06);
    }
    """
}
