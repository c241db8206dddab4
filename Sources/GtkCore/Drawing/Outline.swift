/// A closed line of straight pieces, whose corners may be rounded.
public struct Outline: Equatable, Sendable {
  /// A corner.
  public struct Corner: Equatable, Sendable {
    /// The distance from the left.
    public var x: Double
    /// The distance from the top.
    public var y: Double
    /// How much of either edge the curve takes; 0: a sharp corner.
    public var radius: Double

    /// Makes a corner.
    public init(x: Double, y: Double, radius: Double = 0) {
      self.x = x
      self.y = y
      self.radius = radius
    }
  }

  /// The corners, one after the other.
  public var corners: [Corner]

  /// Makes a line around corners.
  public init(_ corners: [Corner]) { self.corners = corners }
}
