/// The result of a size request, in pixels.
public struct SizeRequest: Equatable, Sendable {
  /// The minimum size.
  public var minimum: Int
  /// The natural size.
  public var natural: Int
  /// The baseline at the minimum height, from the top; nil for none.
  public var minimumBaseline: Int?
  /// The baseline at the natural height, from the top; nil for none.
  public var naturalBaseline: Int?

  /// A size of zero.
  public static let zero = SizeRequest(minimum: 0, natural: 0)

  /// Creates a size request without baselines.
  public init(minimum: Int, natural: Int) {
    self.minimum = minimum
    self.natural = natural
  }
}
