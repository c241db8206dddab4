/// A closed line of straight segments, whose corners may be rounded.
package struct Outline: Equatable, Sendable {
  /// A corner.
  package struct Corner: Equatable, Sendable {
    /// The distance from the left.
    package var x: Double
    /// The distance from the top.
    package var y: Double
    /// The length of either edge that the curve takes; 0 for a sharp corner.
    package var radius: Double

    /// Creates a corner.
    package init(x: Double, y: Double, radius: Double = 0) {
      self.x = x
      self.y = y
      self.radius = radius
    }
  }

  /// The corners, in order.
  package var corners: [Corner]

  /// Creates an outline from its corners.
  package init(_ corners: [Corner]) { self.corners = corners }
}

extension Outline {
  /// Creates the outline of a rectangle, with round corners of a radius.
  package init(_ rectangle: Rectangle, radius: Double) {
    let (left, top) = (rectangle.x, rectangle.y)
    let (right, bottom) = (left + rectangle.width, top + rectangle.height)
    self.init(
      [(left, top), (right, top), (right, bottom), (left, bottom)].map {
        Corner(x: $0.0, y: $0.1, radius: radius)
      })
  }
}
