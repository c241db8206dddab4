/// A closed line of straight segments, whose corners may be rounded.
public struct Outline: Equatable, Sendable {
  /// A corner.
  public struct Corner: Equatable, Sendable {
    /// The distance from the left.
    public var x: Double
    /// The distance from the top.
    public var y: Double
    /// How much of either edge the curve takes; 0 for a sharp corner.
    public var radius: Double

    /// Creates a corner.
    public init(x: Double, y: Double, radius: Double = 0) {
      self.x = x
      self.y = y
      self.radius = radius
    }
  }

  /// The corners, in order.
  public var corners: [Corner]

  /// Creates an outline from its corners.
  public init(_ corners: [Corner]) { self.corners = corners }
}
