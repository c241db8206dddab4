import Concertina

/// The style sheet of what stands on stages beside the widgets themselves.
@MainActor
enum StageStyle {
  private static var sheet: StyleSheet?

  static func load() {
    guard sheet == nil else { return }
    sheet = StyleSheet(css: rules, priority: .application)
  }

  private static let rules = """
    .match-indicator.matched > image { color: @success_color; }
    .match-indicator.refused > image { color: @error_color; }
    .stage-rectangle { border: 2px solid @theme_selected_bg_color; }
    """
}
