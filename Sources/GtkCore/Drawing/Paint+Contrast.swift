import Glibc

extension Paint {
  /// How bright the colour is to the eye, from 0 to 1: its relative luminance, as WCAG has it.
  public var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast to another colour, from 1 to 21, as WCAG has it.
  public func contrast(to other: Paint) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The colour mixed with another one, opaque, as a screen of 256 steps has it.
  ///
  /// - Parameters:
  ///   - other: The other colour.
  ///   - part: How much of that, from 0 to 1.
  /// - Returns: The mixture.
  public func mixed(with other: Paint, part: Double) -> Paint {
    func mix(_ first: Double, _ second: Double) -> Double {
      ((first + (second - first) * part) * 255).rounded() / 255
    }
    return Paint(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// The colour that is nearest to this one and can be told from a ground.
  ///
  /// - Parameters:
  ///   - contrast: The contrast that is wanted: 4.5 for text, 3 for lines.
  ///   - ground: What is behind.
  ///   - text: What the colour is mixed with until it has that contrast.
  /// - Returns: The colour with as little of `text` as it takes; `text` itself where nothing is enough.
  public func readable(at contrast: Double, on ground: Paint, towards text: Paint) -> Paint {
    let steps = 255
    let mixtures = (0...steps).lazy.map { self.mixed(with: text, part: Double($0) / Double(steps)) }
    return mixtures.first { $0.contrast(to: ground) >= contrast } ?? text.mixed(with: text, part: 0)
  }
}
