import Concertina
import GtkCore

/// A picture for scenes, which is drawn here: hills in the evening.
@MainActor
enum SamplePicture {
  /// The size of the picture, in pixels.
  nonisolated static let size = PictureSize(width: 480, height: 300)

  /// The bytes of its file.
  static let bytes = makeTexture().pngBytes

  private static func makeTexture() -> Texture {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(size.width * size.height * 4)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let color = color(x: Double(x) + 0.5, y: Double(y) + 0.5)
        pixels += [color.red, color.green, color.blue, 255]
      }
    }
    return Texture(width: size.width, height: size.height, pixels: pixels)
  }

  private typealias Color = (red: UInt8, green: UInt8, blue: UInt8)

  private static func color(x: Double, y: Double) -> Color {
    if y > hill(x, base: 232, heights: (26, 14), lengths: (150, 47)) { return (38, 70, 83) }
    if y > hill(x, base: 188, heights: (34, 10), lengths: (210, 71)) { return (62, 112, 116) }
    let (fromSunX, fromSunY) = (x - 338, y - 128)
    if fromSunX * fromSunX + fromSunY * fromSunY < 46 * 46 { return (255, 244, 214) }
    return mix((244, 162, 97), (250, 221, 173), part: y / 220)
  }

  /// Returns the height of a row of hills: two waves, each a chain of parabolas.
  private static func hill(
    _ x: Double, base: Double, heights: (Double, Double), lengths: (Double, Double)
  ) -> Double {
    base - heights.0 * wave(x / lengths.0) - heights.1 * wave(x / lengths.1)
  }

  /// A wave between -1 and 1 without any function of the C library, whose last digits differ.
  private static func wave(_ x: Double) -> Double {
    let part = x - x.rounded(.down)
    let half = part < 0.5 ? part * 2 : part * 2 - 1
    let arch = 4 * half * (1 - half)
    return part < 0.5 ? arch : -arch
  }

  private static func mix(_ first: Color, _ second: Color, part: Double) -> Color {
    let part = min(max(part, 0), 1)
    func mixed(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * part).rounded())
    }
    return (
      mixed(first.red, second.red), mixed(first.green, second.green),
      mixed(first.blue, second.blue)
    )
  }
}
