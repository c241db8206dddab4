import GtkCore

/// The color of focus rings: the theme's accent, mixed with its text color just until a ring is
/// visible (3:1) on the background of text and on that of the window.
///
/// How much of the text color that takes depends on the theme, and a style sheet cannot compute it.
/// So `concertina_focus` is defined again when the theme changes; an app's own definition has
/// priority.
@MainActor
package enum FocusColor {
  /// A little more than 3: colors are rounded when they are drawn.
  private static let contrast = 3.05
  private static var sheet: StyleSheet?
  /// The theme's colors that the present one was mixed from.
  private static var sources: [Paint] = []

  /// Mixes the color for the current theme.
  ///
  /// - Parameter widget: Any widget; named colors are the same for all.
  package static func update(for widget: Widget) {
    guard let accent = widget.namedPaint("theme_selected_bg_color"),
      let text = widget.namedPaint("theme_text_color"),
      let base = widget.namedPaint("theme_base_color"),
      let window = widget.namedPaint("theme_bg_color")
    else { return }
    // A style changes with each state of a widget, but the theme rarely.
    guard [accent, text, base, window] != sources else { return }
    sources = [accent, text, base, window]
    // A theme may have translucent colors, as libadwaita has.
    var color = accent.drawn(on: base)
    for background in [base, window] {
      color = color.readable(at: contrast, on: background, toward: text.drawn(on: base))
    }
    let parts = [color.red, color.green, color.blue].map { String(Int(($0 * 255).rounded())) }
    let rules = "@define-color concertina_focus rgb(\(parts.joined(separator: ",")));"
    if let sheet { return sheet.load(rules) }
    sheet = StyleSheet(css: rules, priority: .library)
  }
}
