/// The width of an attachment.
///
/// The five sizes are Proton's. The height is always that of the content at that width. No
/// attachment is wider than the room in its line: it would shift all of the text.
public enum AttachmentSize: Hashable, Sendable {
  /// The natural width of the content.
  case matchContent
  /// The full width of a line.
  case fullWidth
  /// A number of pixels.
  case fixed(Int)
  /// The natural width of the content, within limits.
  case range(minWidth: Int, maxWidth: Int)
  /// A percentage of the width of a line: 0 to 100 and more.
  case percent(Double)

  /// Whether the width depends on the content's natural width.
  public var followsContent: Bool {
    switch self {
    case .matchContent, .range: true
    case .fullWidth, .fixed, .percent: false
    }
  }

  /// Returns the width for a line and a content.
  ///
  /// ```swift
  /// AttachmentSize.percent(50).width(inLine: 400, natural: 90)                       // 200
  /// AttachmentSize.range(minWidth: 40, maxWidth: 120).width(inLine: 400, natural: 90)  // 90
  /// ```
  ///
  /// - Parameters:
  ///   - lineWidth: The width of a line in pixels: the editor's width without margins and indents.
  ///   - naturalWidth: The content's natural width, in pixels.
  /// - Returns: The width in pixels, at least 1.
  public func width(inLine lineWidth: Int, natural naturalWidth: Int) -> Int {
    max(1, unboundedWidth(inLine: lineWidth, natural: naturalWidth))
  }

  private func unboundedWidth(inLine lineWidth: Int, natural naturalWidth: Int) -> Int {
    switch self {
    case .matchContent: naturalWidth
    case .fullWidth: lineWidth
    case .fixed(let width): width
    case .range(let minimum, let maximum): max(minimum, min(naturalWidth, maximum))
    case .percent(let part): Self.part(part, of: lineWidth)
    }
  }

  private static func part(_ percent: Double, of width: Int) -> Int {
    guard percent.isFinite, percent > 0 else { return 0 }
    return Int(min(Double(width) * percent / 100, Double(Int32.max)))
  }
}
