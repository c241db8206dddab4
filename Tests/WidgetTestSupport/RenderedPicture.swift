import GtkCore
import Glibc

/// The pixels of a texture.
@MainActor
public struct RenderedPicture {
  /// A color.
  public struct Color: Hashable {
    /// The components, from 0 to 1.
    public let red, green, blue: Double

    /// Creates a color from its components.
    public init(red: Double, green: Double, blue: Double) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// The relative luminance, as WCAG defines it.
    public var luminance: Double {
      func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the contrast to another color, from 1 to 21.
    public func contrast(to other: Color) -> Double {
      let (lighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
      return (lighter + 0.05) / (darker + 0.05)
    }
  }

  private let bytes: [UInt8]
  /// The width in device pixels.
  public let width: Int
  /// The height in device pixels.
  public let height: Int

  /// Takes the pixels of a texture.
  public init(_ texture: Texture) {
    (bytes, width, height) = (texture.pixels, texture.width, texture.height)
  }

  /// The color of a pixel.
  public subscript(x: Int, y: Int) -> Color {
    let index = (y * width + x) * 4
    return Color(
      red: Double(bytes[index + 2]) / 255, green: Double(bytes[index + 1]) / 255,
      blue: Double(bytes[index]) / 255)
  }

  /// Returns the number of pixels in a row that have one of the wanted colors.
  ///
  /// Neighbors are mostly equal: the closure is asked only where the color changes.
  public func count(inRow row: Int, where isWanted: (Color) -> Bool) -> Int {
    bytes.withUnsafeBytes { bytes in
      var (count, answer, last) = (0, false, UInt32?.none)
      var x = 0
      while x < width {
        let pixel = bytes.loadUnaligned(fromByteOffset: (row * width + x) * 4, as: UInt32.self)
        if pixel != last { answer = isWanted(self[x, row]) }
        last = pixel
        if answer { count += 1 }
        x += 1
      }
      return count
    }
  }

  /// Returns the contrast of the two colors that most pixels of columns and rows have.
  ///
  /// Those are the color of a large thing and that of what is around it. The contrast is 1 where
  /// all pixels are the same.
  public func contrastOfMainColors(x: Range<Int>, y: Range<Int>) -> Double {
    let colors = counts(x: x, y: y).sorted { $0.value > $1.value }.map(\.key)
    return colors.count > 1 ? colors[0].contrast(to: colors[1]) : 1
  }

  /// Returns the strongest contrast to the color that most pixels of columns and rows have.
  public func contrastToMainColor(x: Range<Int>, y: Range<Int>) -> Double {
    let counts = counts(x: x, y: y)
    guard let main = counts.max(by: { $0.value < $1.value })?.key else { return 1 }
    return counts.keys.map { $0.contrast(to: main) }.max() ?? 1
  }

  private func counts(x: Range<Int>, y: Range<Int>) -> [Color: Int] {
    var counts: [Color: Int] = [:]
    for row in y { for column in x { counts[self[column, row], default: 0] += 1 } }
    return counts
  }

  /// Returns the strongest contrast to a color within columns and rows: that of the text on it.
  public func strongestContrast(to background: Color, x: Range<Int>, y: Range<Int>) -> Double {
    y.flatMap { row in x.map { self[$0, row].contrast(to: background) } }.max() ?? 1
  }
}
