/// How wide an attachment is.
///
/// The five sizes of the original. The height is always the content's own, at that width. No attachment gets
/// more than its line has room: it would shift all of the text.
public enum AttachmentSize: Hashable, Sendable {
  /// As wide as the content would like to be.
  case matchContent
  /// As wide as a line has room.
  case fullWidth
  /// That many pixels.
  case fixed(Int)
  /// As wide as the content would like to be, within limits.
  case range(minimum: Int, maximum: Int)
  /// A part of the room of a line, of 0 to 100 and more.
  case percent(Double)

  /// Whether the width depends on what the content would like to have.
  public var followsContent: Bool {
    switch self {
    case .matchContent, .range: true
    case .fullWidth, .fixed, .percent: false
    }
  }

  /// The width for a line and a content.
  ///
  /// ```swift
  /// AttachmentSize.percent(50).width(inLine: 400, natural: 90)                       // 200
  /// AttachmentSize.range(minimum: 40, maximum: 120).width(inLine: 400, natural: 90)  // 90
  /// ```
  ///
  /// - Parameters:
  ///   - lineWidth: The room of a line in pixels: the editor's width without margins and indents.
  ///   - naturalWidth: The width that the content would like to have, in pixels.
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
