/// The appearance of a selected attachment: it is covered by a veil in the selection's color.
public struct AttachmentSelectionStyle: Hashable, Sendable {
  /// The radius of the veil's corners, in pixels.
  public var cornerRadius: Int
  /// The opacity of the veil, from 0 to 1.
  public var alpha: Double

  /// Creates a style; values outside their limits are clamped.
  public init(cornerRadius: Int = 0, alpha: Double = 0.5) {
    self.cornerRadius = min(max(cornerRadius, 0), 1_000)
    self.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
  }
}
