import GtkCore
import RichTextModel

/// A picture that is drawn here.
@MainActor
enum TestPicture {
  /// The size of the picture, in pixels.
  nonisolated static let size = PictureSize(width: 480, height: 300)

  /// The bytes of its file.
  static let bytes: [UInt8] = {
    var pixels: [UInt8] = []
    for row in 0..<size.height {
      for column in 0..<size.width {
        pixels += [UInt8(column / 2), UInt8(row / 2), 128, 255]
      }
    }
    return Texture(width: size.width, height: size.height, pixels: pixels).pngBytes
  }()
}
