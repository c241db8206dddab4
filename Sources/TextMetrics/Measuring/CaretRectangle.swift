/// Where a caret stands, in pixels from the top left of the text.
public struct CaretRectangle: Sendable, Hashable {
  /// From the left of the text window; the left margin is included.
  public var x: Int
  /// From the top of the first paragraph, whose space above is included.
  public var y: Int
  /// The height of the caret's line.
  public var height: Int

  /// Collects the parts of a rectangle, which has no width.
  ///
  /// - Parameters:
  ///   - x: From the left of the text window.
  ///   - y: From the top of the text.
  ///   - height: The height of the caret's line.
  public init(x: Int, y: Int, height: Int) {
    self.x = x
    self.y = y
    self.height = height
  }
}
