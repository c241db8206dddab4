import CConcertinaGtk

/// How a line is drawn.
public struct Stroke: Equatable, Sendable {
  /// The shape of the ends of a line.
  public enum End: Sendable {
    /// Straight, at the very end.
    case flat
    /// A half circle beyond the end.
    case round
  }

  /// The width in pixels, half of which lies on either side of the path.
  public var width: Double
  /// The shape of its ends and corners.
  public var end: End
  /// The lengths of dashes and gaps by turns, in pixels; empty for a line without gaps.
  public var dashes: [Double]

  /// Describes a line.
  public init(width: Double = 1, end: End = .flat, dashes: [Double] = []) {
    (self.width, self.end, self.dashes) = (width, end, dashes)
  }

  func apply(to context: OpaquePointer) {
    cairo_set_line_width(context, max(width, 0))
    cairo_set_line_cap(context, end == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(context, end == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    // Cairo stops to draw anything after dashes that it cannot draw.
    let isDashed = dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 }
    cairo_set_dash(context, dashes, isDashed ? CInt(clamping: dashes.count) : 0, 0)
  }
}
