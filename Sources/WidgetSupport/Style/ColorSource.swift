import GtkCore

/// The source of a color, as a style sheet can write it.
package indirect enum ColorSource: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A named color, such as `theme_base_color`; it follows the theme.
  case named(String)
  /// A color given by its red, green and blue, such as `0xE01B24`.
  case rgb(UInt32)
  /// A color mixed with another one, of which it gets a part from 0 to 1.
  case mixed(ColorSource, ColorSource, Double)

  /// Creates a named color.
  package init(stringLiteral name: String) { self = .named(name) }

  /// The color as written in a style sheet.
  package var css: String {
    switch self {
    case .named(let name): return "@" + name
    case .rgb(let value):
      let digits = String(value & 0xFF_FFFF, radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    case .mixed(let first, let second, let part):
      return "mix(\(first.css), \(second.css), \(part))"
    }
  }

  /// The named colors in it.
  var names: Set<String> {
    switch self {
    case .named(let name): [name]
    case .rgb: []
    case .mixed(let first, let second, _): first.names.union(second.names)
    }
  }

  /// Returns the color; nil if a named one is missing.
  ///
  /// - Parameter named: The values of the named colors.
  /// - Returns: The color.
  func paint(_ named: [String: Paint]) -> Paint? {
    switch self {
    case .named(let name): return named[name]
    case .rgb(let value):
      func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
      return Paint(red: part(16), green: part(8), blue: part(0))
    case .mixed(let first, let second, let part):
      guard let first = first.paint(named), let second = second.paint(named) else { return nil }
      func mix(_ path: KeyPath<Paint, Double>) -> Double {
        first[keyPath: path] + (second[keyPath: path] - first[keyPath: path]) * part
      }
      return Paint(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
  }
}
