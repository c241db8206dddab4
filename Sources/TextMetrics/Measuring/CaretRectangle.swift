/// The position and height of a caret, in pixels from the top left of the text.
public struct CaretRectangle: Sendable, Hashable {
  /// The distance from the left of the text window, including the left margin.
  public var x: Int
  /// The distance from the top of the first paragraph, including the space above it.
  public var y: Int
  /// The height of the caret's line.
  public var height: Int

  /// Creates a caret rectangle, which has no width.
  ///
  /// - Parameters:
  ///   - x: The distance from the left of the text window.
  ///   - y: The distance from the top of the text.
  ///   - height: The height of the caret's line.
  public init(x: Int, y: Int, height: Int) {
    self.x = x
    self.y = y
    self.height = height
  }
}
