import GtkCore
import RichTextModel

/// A picture that is drawn here.
@MainActor
enum TestPicture {
  /// The size of the picture, in pixels.
  nonisolated static let size = PictureSize(width: 480, height: 300)

  /// The bytes of its file.
  static let bytes = Texture(
    width: size.width, height: size.height,
    pixels: (0..<size.width * size.height).flatMap { index -> [UInt8] in
      [UInt8(index % size.width / 2), UInt8(index / size.width / 2), 128, 255]
    }
  ).pngBytes
}
