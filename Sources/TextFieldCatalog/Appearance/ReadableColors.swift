import GtkCore
import WidgetSupport

/// The theme's colors as fields need them: mixed with its text color just until they are readable.
///
/// How much of the text color that takes depends on the theme, and a style sheet cannot compute it.
/// So each mixture is a named color, and the names are defined again when the theme changes.
@MainActor
enum ReadableColors {
  private struct Wish: Hashable {
    let name: String
    let contrast: Double
    /// The background; nil for the window's.
    let ground: FieldColor?
  }

  private static var wishes: [Wish] = []
  private static var sheet: StyleSheet?
  private static var rules = ""

  /// Returns a color as written in a style sheet.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - ground: The background below it; nil for the window's.
  /// - Returns: The color, or a name that the next ``update(for:)`` defines.
  static func css(_ color: FieldColor, on ground: FieldColor? = nil) -> String {
    guard case .readable(let name, let contrast) = color else { return color.css }
    let wish = Wish(name: FieldColor.name(name), contrast: contrast, ground: ground)
    if let index = wishes.firstIndex(of: wish) { return reference(index) }
    wishes.append(wish)
    return reference(wishes.count - 1)
  }

  private static func reference(_ index: Int) -> String { "@concertina_readable_\(index)" }

  /// Mixes the colors for the current theme.
  ///
  /// - Parameter widget: Any widget; named colors are the same for all.
  static func update(for widget: Widget) {
    let definitions = wishes.enumerated().map { index, wish in
      "@define-color concertina_readable_\(index) \(css(for: wish, in: widget));"
    }
    let rules = definitions.joined(separator: "\n")
    guard rules != self.rules else { return }
    self.rules = rules
    if let sheet { return sheet.load(rules) }
    sheet = StyleSheet(css: rules, priority: .library)
  }

  private static func css(for wish: Wish, in widget: Widget) -> String {
    guard let color = widget.namedPaint(wish.name),
      let text = widget.namedPaint("theme_fg_color"),
      let window = widget.namedPaint("theme_bg_color")
    else { return "currentColor" }
    let ground = wish.ground.flatMap { paint(of: $0, in: widget) } ?? window
    let mixed = color.readable(at: wish.contrast, on: ground, towards: text)
    let parts = [mixed.red, mixed.green, mixed.blue].map { String(Int(($0 * 255).rounded())) }
    return "rgb(\(parts.joined(separator: ",")))"
  }

  private static func paint(of ground: FieldColor, in widget: Widget) -> Paint? {
    switch ground {
    case .rgb(let value):
      func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
      return Paint(red: part(16), green: part(8), blue: part(0))
    case .theme(let name), .readable(let name, _):
      return widget.namedPaint(FieldColor.name(name))
    case .text: return nil
    }
  }
}
