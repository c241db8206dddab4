/// A closed line of straight segments, whose corners may be rounded.
package struct Outline: Equatable, Sendable {
  /// A corner.
  package struct Corner: Equatable, Sendable {
    /// The distance from the left.
    package var x: Double
    /// The distance from the top.
    package var y: Double
    /// How much of either edge the curve takes; 0 for a sharp corner.
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
