/// Whether a field grows with its hint and its mistakes.
///
/// ```swift
/// let policy = HeightLayoutPolicy.flexible(minHeight: 77, bottomSpace: 5)
/// policy.height(.underlined, hintHeight: 16)  // 77: a line of 57 + 16 fits
/// policy.height(.underlined, hintHeight: 48)  // 57 + 48 + 5 = 110
/// ```
///
/// Origin: the seed's policy of the same name. There the space below a hint is added to one that fits
/// into the least height, too, and its underlined field moves by a pixel when a hint of one line comes.
public enum HeightLayoutPolicy: Equatable, Sendable {
  /// The height stays; the hint has one line and the rest of it an ellipsis.
  case fixed
  /// The field is as high as its parts need.
  ///
  /// - Parameters:
  ///   - minHeight: The least height, in pixels at the usual text size; larger text makes it larger.
  ///   - bottomSpace: The gap below a hint that makes the field grow, in pixels.
  case flexible(minHeight: Int, bottomSpace: Int)

  /// What text of several lines has, which always grows.
  public static let textView = HeightLayoutPolicy.flexible(minHeight: 77, bottomSpace: 5)

  /// How many lines the hint may have; nil: any number.
  public var mostHintLines: Int? { self == .fixed ? 1 : nil }

  /// How high a field is.
  ///
  /// - Parameters:
  ///   - geometry: Where the parts of the field are.
  ///   - textHeight: How high the text is, for a field of several lines.
  ///   - hintHeight: How high the hint that is visible is; 0 if none is.
  ///   - ignoreEmptyHint: Whether gap and space for a hint go too where none is visible.
  /// - Returns: The height in pixels.
  public func height(
    _ geometry: FieldGeometry, textHeight: Int? = nil, hintHeight: Int,
    ignoreEmptyHint: Bool = false
  ) -> Int {
    guard case .flexible(let usualHeight, let bottomSpace) = self else {
      return geometry.standardHeight
    }
    let minHeight = usualHeight + geometry.growth
    let hintTop = geometry.hintTop(textHeight: textHeight)
    guard hintHeight > 0 else {
      return max(minHeight, hintTop + (ignoreEmptyHint ? -geometry.hintGap : bottomSpace))
    }
    // Nothing moves for a hint that has room, also where that is the space below it.
    let hintBottom = hintTop + hintHeight
    return hintBottom - geometry.hintOverhang <= minHeight ? minHeight : hintBottom + bottomSpace
  }
}

/// Reports a height once for each real change.
///
/// ```swift
/// var report = HeightReport(base: 77)
/// report.update(77)   // nil: nothing to tell
/// report.update(110)  // 110
/// ```
public struct HeightReport: Equatable, Sendable {
  private var height: Int?

  /// Begins with a height that nobody needs to be told of; nil: the first one is told.
  public init(base: Int? = nil) { height = base }

  /// Takes a new height; returns it if it differs from the last.
  public mutating func update(_ newHeight: Int) -> Int? {
    guard newHeight != height else { return nil }
    height = newHeight
    return newHeight
  }
}
