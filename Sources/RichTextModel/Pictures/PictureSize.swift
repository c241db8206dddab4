/// The size of a picture in its own pixels.
public struct PictureSize: Hashable, Sendable {
  /// The greatest width and height: a file may claim any.
  public static let maxExtent = 1 << 20

  /// The width in pixels, at least 1.
  public let width: Int
  /// The height in pixels, at least 1.
  public let height: Int

  /// Creates a size, within limits.
  public init(width: Int, height: Int) {
    self.width = min(max(width, 1), Self.maxExtent)
    self.height = min(max(height, 1), Self.maxExtent)
  }

  /// Returns the height that belongs to a width, in the picture's proportion; at least 1.
  public func height(forWidth width: Int) -> Int {
    max((height * min(max(width, 0), Self.maxExtent) + self.width / 2) / self.width, 1)
  }
}
