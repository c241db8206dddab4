import Colors

/// The source of a color, as a style sheet can write it.
package indirect enum ColorSource: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A named color, such as `theme_base_color`; it follows the theme.
  case named(String)
  /// A fixed color.
  case fixed(Color)
  /// A color for themes with a light background, and one for those with a dark one.
  case light(Color, dark: Color)
  /// A color mixed with another one, of which it gets a part from 0 to 1.
  case mixed(ColorSource, ColorSource, Double)

  /// Creates a named color.
  package init(stringLiteral name: String) { self = .named(name) }

  /// Returns a fixed color given by its red, green and blue, such as `0xE01B24`.
  package static func rgb(_ value: UInt32) -> ColorSource { .fixed(Color(rgb: value)) }

  private static let background = "theme_bg_color"

  /// The color as written in a style sheet; of two colors, the one for light themes.
  package var css: String {
    switch self {
    case .named(let name): "@" + name
    case .fixed(let color), .light(let color, _): color.description
    case .mixed(let first, let second, let part): "mix(\(first.css), \(second.css), \(part))"
    }
  }

  /// The named colors that it depends on.
  var names: Set<String> {
    switch self {
    case .named(let name): [name]
    case .fixed: []
    case .light: [Self.background]
    case .mixed(let first, let second, _): first.names.union(second.names)
    }
  }

  /// Returns the source with one color in place of two.
  ///
  /// - Parameter named: The values of the named colors.
  /// - Returns: The source in the theme that has these.
  func inTheme(_ named: [String: Color]) -> ColorSource {
    switch self {
    case .named, .fixed: self
    case .light(let color, let dark):
      .fixed(named[Self.background].map(\.isDark) == true ? dark : color)
    case .mixed(let first, let second, let part):
      .mixed(first.inTheme(named), second.inTheme(named), part)
    }
  }

  /// Returns the color; nil if a named one is missing.
  ///
  /// - Parameter named: The values of the named colors.
  /// - Returns: The color.
  func color(_ named: [String: Color]) -> Color? {
    switch inTheme(named) {
    case .named(let name): return named[name]
    case .fixed(let color), .light(let color, _): return color
    case .mixed(let first, let second, let part):
      guard let first = first.color(named), let second = second.color(named) else { return nil }
      func mix(_ path: KeyPath<Color, Double>) -> Double {
        first[keyPath: path] + (second[keyPath: path] - first[keyPath: path]) * part
      }
      return Color(
        exactRed: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
  }
}
