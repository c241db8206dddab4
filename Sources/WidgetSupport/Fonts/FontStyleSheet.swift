import GtkCore
import TextMetrics

/// Gives each font that is in use a style class.
///
/// A widget's font has to come from CSS, or the text view's own layout would not use it. One style
/// sheet with one class for each font is loaded once for the display, however many editors there
/// are.
@MainActor
enum FontStyleSheet {
  private static var classes: [TextFont: String] = [:]
  private static var sheets: [StyleSheet] = []

  /// Returns the style class of a font; nil for the body font, which widgets have anyway.
  static func styleClass(for font: TextFont) -> String? {
    guard font != .body else { return nil }
    if let known = classes[font] { return known }
    let declarations = declarations(for: font)
    guard !declarations.isEmpty else { return nil }
    let suffix = font.percentOfUserSize == nil ? "\(classes.count)" : font.name
    let name = "concertina-font-\(suffix)"
    classes[font] = name
    sheets.append(StyleSheet(css: ".\(name) { \(declarations) }", priority: .application))
    return name
  }

  private static func declarations(for font: TextFont) -> String {
    if let percent = font.percentOfUserSize {
      let weight = font == .headline ? " font-weight: bold;" : ""
      return "font-size: \(percent)%;" + weight
    }
    guard case .description(let text) = font else { return "" }
    return FontDescription(text).cssDeclarations
  }
}
