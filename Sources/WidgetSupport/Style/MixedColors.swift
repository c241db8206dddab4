import GtkCore

/// The colors of focus rings and errors: the theme's own, mixed with its text color just until a
/// ring is visible (3:1) and an error message readable (4.5:1) on their backgrounds.
///
/// How much of the text color that takes depends on the theme, and a style sheet cannot compute it.
/// So `concertina_focus` and `concertina_error_text` are defined again when the theme changes; an
/// app's own definitions have priority.
@MainActor
package enum MixedColors {
  /// A little more than 3: colors are rounded when they are drawn.
  private static let ringContrast = 3.05
  private static let textContrast = 4.5
  private static var sheet: StyleSheet?
  /// The theme's colors that the present ones were mixed from.
  private static var sources: [Paint] = []

  private static let names = [
    "theme_selected_bg_color", "error_color", "theme_text_color", "theme_fg_color",
    "theme_base_color", "theme_bg_color",
  ]

  /// Mixes the colors for the current theme.
  ///
  /// - Parameter widget: Any widget; named colors are the same for all.
  package static func update(for widget: Widget) {
    let paints = names.compactMap { widget.namedPaint($0) }
    // A style changes with each state of a widget, but the theme rarely.
    guard paints.count == names.count, paints != sources else { return }
    sources = paints
    let (accent, error, text, foreground) = (paints[0], paints[1], paints[2], paints[3])
    let (base, window) = (paints[4], paints[5])
    // A theme may have translucent colors, as libadwaita has.
    var ring = accent.drawn(on: base)
    for background in [base, window] {
      ring = ring.readable(at: ringContrast, on: background, toward: text.drawn(on: base))
    }
    // As in fields, whose messages are in the same window.
    let message = error.drawn(on: window).readable(
      at: textContrast, on: window, toward: foreground.drawn(on: window))
    load(
      """
      @define-color concertina_focus \(ring.css);
      @define-color concertina_error_text \(message.css);
      """)
  }

  private static func load(_ rules: String) {
    if let sheet { return sheet.load(rules) }
    sheet = StyleSheet(css: rules, priority: .library)
  }
}

extension Paint {
  /// The color as written in a style sheet, without its opacity.
  package var css: String {
    let parts = [red, green, blue].map { String(Int(($0 * 255).rounded())) }
    return "rgb(\(parts.joined(separator: ",")))"
  }
}
