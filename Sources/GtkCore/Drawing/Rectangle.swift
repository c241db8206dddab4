import CConcertinaGtk

/// A rectangle, in pixels.
public struct Rectangle: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ rectangle: GdkRectangle) {
    self.init(
      x: Double(rectangle.x), y: Double(rectangle.y), width: Double(rectangle.width),
      height: Double(rectangle.height))
  }

  /// Returns the same rectangle at another position.
  public func moved(by offset: (x: Double, y: Double)) -> Rectangle {
    Rectangle(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }

  /// Returns the rectangle without a border of a width.
  package func reduced(by border: Double) -> Rectangle {
    Rectangle(
      x: x + border, y: y + border, width: max(width - 2 * border, 0),
      height: max(height - 2 * border, 0))
  }

  /// Returns whether both have an area in common, not just an edge.
  public func intersects(_ other: Rectangle) -> Bool {
    x < other.x + other.width && other.x < x + width
      && y < other.y + other.height && other.y < y + height
  }
}
