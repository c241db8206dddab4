import GtkCore
import WidgetSupport

/// The theme's colors as fields need them: mixed with its text color just until they are readable.
///
/// How much of the text color that takes depends on the theme, and a style sheet cannot compute it.
/// So each mixture is a named color, and the names are defined again when the theme changes.
@MainActor
enum ReadableColors {
  private struct Request: Hashable {
    let name: String
    let contrast: Double
    /// The background; nil for the window's.
    let background: FieldColor?
  }

  private static var requests: [Request] = []
  private static var sheet: StyleSheet?
  private static var rules = ""

  /// Returns a color as written in a style sheet.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - background: The background below it; nil for the window's.
  /// - Returns: The color, or a name that the next ``update(for:)`` defines.
  static func css(_ color: FieldColor, on background: FieldColor? = nil) -> String {
    guard case .readable(let name, let contrast) = color else { return color.css }
    let request = Request(name: FieldColor.name(name), contrast: contrast, background: background)
    if let index = requests.firstIndex(of: request) { return reference(index) }
    requests.append(request)
    return reference(requests.count - 1)
  }

  private static func reference(_ index: Int) -> String { "@concertina_readable_\(index)" }

  /// Mixes the colors for the current theme.
  ///
  /// - Parameter widget: Any widget; named colors are the same for all.
  static func update(for widget: Widget) {
    let definitions = requests.enumerated().map { index, request in
      "@define-color concertina_readable_\(index) \(css(for: request, in: widget));"
    }
    let rules = definitions.joined(separator: "\n")
    guard rules != self.rules else { return }
    self.rules = rules
    if let sheet { return sheet.load(rules) }
    sheet = StyleSheet(css: rules, priority: .library)
  }

  private static func css(for request: Request, in widget: Widget) -> String {
    guard let color = widget.namedPaint(request.name),
      let text = widget.namedPaint("theme_fg_color"),
      let window = widget.namedPaint("theme_bg_color")
    else { return "currentColor" }
    let background = request.background.flatMap { paint(of: $0, in: widget) } ?? window
    // A theme may have translucent colors, as libadwaita has.
    let mixed = color.drawn(on: background).readable(
      at: request.contrast, on: background, toward: text.drawn(on: background))
    let parts = [mixed.red, mixed.green, mixed.blue].map { String(Int(($0 * 255).rounded())) }
    return "rgb(\(parts.joined(separator: ",")))"
  }

  private static func paint(of background: FieldColor, in widget: Widget) -> Paint? {
    switch background {
    case .rgb(let value):
      func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
      return Paint(red: part(16), green: part(8), blue: part(0))
    case .theme(let name), .readable(let name, _):
      return widget.namedPaint(FieldColor.name(name))
    case .text: return nil
    }
  }
}
