import TextTranslation

/// The reason why a file is not shown as a picture.
public enum PictureError: PresentableError, Hashable, Sendable {
  /// The file is not a picture, or is damaged; with the message of the program that reads it.
  case unreadable(String)
  /// The picture has more pixels than ``PictureDecoder/maxPixelCount``.
  case tooManyPixels(width: Int, height: Int)

  /// The file is larger than an editor accepts; with both in bytes.
  case fileTooLarge(Int, limit: Int)

  /// The message for the user.
  public var message: String {
    switch self {
    case .unreadable(let message): message
    case .tooManyPixels(let width, let height):
      translated("The picture is too large: %s × %s pixels.").formatted(
        String(width), String(height))
    case .fileTooLarge(let size, let limit):
      translated("The file is too large: %s MB of at most %s MB.").formatted(
        String((size + 999_999) / 1_000_000), String(limit / 1_000_000))
    }
  }

  /// A line for logs.
  public var description: String {
    switch self {
    case .unreadable(let message): "not a picture that can be read: \(message)"
    case .tooManyPixels(let width, let height):
      "\(width) × \(height) pixels are more than \(PictureDecoder.maxPixelCount)"
    case .fileTooLarge(let size, let limit): "\(size) bytes are more than \(limit)"
    }
  }
}
