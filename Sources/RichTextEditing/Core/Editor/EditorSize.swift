/// The size of an editor, in pixels.
public struct EditorSize: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Int
  /// The vertical extent.
  public var height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
