import Glibc

extension Color {
  /// The perceived brightness of the color, from 0 to 1: its relative luminance, as WCAG defines
  /// it.
  package var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Whether the color is dark: white text on it has more contrast than black text.
  package var isDark: Bool { luminance < 0.18 }

  /// Returns the contrast to another color, from 1 to 21, as WCAG defines it.
  package func contrast(to other: Color) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Returns the color mixed with another one, opaque, rounded to 8 bits per channel.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - part: The proportion of the other color, from 0 to 1.
  /// - Returns: The mixture.
  package func mixed(with other: Color, part: Double) -> Color {
    func mix(_ first: Double, _ second: Double) -> Double {
      ((first + (second - first) * part) * 255).rounded() / 255
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// Returns the opaque color that results where this one is drawn on a background.
  package func drawn(on background: Color) -> Color {
    alpha < 1 ? background.mixed(with: self, part: alpha) : self
  }

  /// Returns the color closest to this one that has enough contrast with a background.
  ///
  /// - Parameters:
  ///   - contrast: The required contrast: 4.5 for text, 3 for lines.
  ///   - background: The background color.
  ///   - text: The color to mix in until the contrast is reached.
  /// - Returns: The color with as little of `text` as necessary; `text` itself if nothing is
  ///   enough.
  package func readable(at contrast: Double, on background: Color, toward text: Color) -> Color {
    let steps = 255
    let mixtures = (0...steps).lazy.map { self.mixed(with: text, part: Double($0) / Double(steps)) }
    return mixtures.first { $0.contrast(to: background) >= contrast }
      ?? text.mixed(with: text, part: 0)
  }
}
