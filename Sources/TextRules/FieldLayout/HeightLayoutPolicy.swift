/// Whether a field grows with its hint and its error message.
///
/// ```swift
/// let policy = HeightLayoutPolicy.flexible(minHeight: 77, bottomSpace: 5)
/// policy.height(.underlined, hintHeight: 16)  // 77: a line of 57 + 16 fits
/// policy.height(.underlined, hintHeight: 48)  // 57 + 48 + 5 = 110
/// HeightLayoutPolicy.fixed.height(.underlined, hintHeight: 16)  // 77
/// HeightLayoutPolicy.fixed.height(.underlined, hintHeight: 32)  // 77 and a second line: 93
/// ```
///
/// Origin: the policy of the same name in TextFieldsCatalog. There the space below a hint is also
/// added if the hint fits into the minimum height, the underlined field moves by a pixel when a
/// one-line hint appears, and a fixed height cuts every message after one line. A message that says
/// what is wrong has to be readable with large text in a narrow window, too: it wraps, as in
/// Material.
public enum HeightLayoutPolicy: Hashable, Sendable {
  /// The height is that of the field with a hint of one line, whether there is one or not.
  ///
  /// A hint or an error message that is longer gets more lines, and the field grows by them. What
  /// is longer than four lines ends with an ellipsis.
  case fixed
  /// The field is as tall as its parts need.
  ///
  /// - Parameters:
  ///   - minHeight: The minimum height, in pixels at the standard text size; larger text increases
  ///     it.
  ///   - bottomSpace: The gap below a hint that makes the field grow, in pixels.
  case flexible(minHeight: Int, bottomSpace: Int)

  /// The policy of fields for multi-line text, which always grow.
  public static let textView = HeightLayoutPolicy.flexible(minHeight: 77, bottomSpace: 5)

  /// The policy of fields in a list, whose rows grow with a hint or an error message.
  public static let listRow = HeightLayoutPolicy.flexible(minHeight: 50, bottomSpace: 4)

  /// The maximum number of lines of the hint; `nil` if it is not limited.
  public var maxHintLines: Int? { self == .fixed ? 4 : nil }

  /// Returns the height of a field.
  ///
  /// - Parameters:
  ///   - geometry: The positions and sizes of the field's parts.
  ///   - textHeight: The height of the text, for a multi-line field.
  ///   - hintHeight: The height of the visible hint; 0 if none is visible.
  ///   - ignoreEmptyHint: Whether to leave out the gap and the space for a hint while none is
  ///     visible.
  /// - Returns: The height in pixels.
  public func height(
    _ geometry: FieldGeometry, textHeight: Int? = nil, hintHeight: Int,
    ignoreEmptyHint: Bool = false
  ) -> Int {
    guard case .flexible(let usualHeight, let bottomSpace) = self else {
      // There is always room for one line.
      return geometry.standardHeight + max(0, hintHeight - geometry.hintLineHeight)
    }
    let minHeight = usualHeight + geometry.growth
    let hintTop = geometry.hintTop(textHeight: textHeight)
    guard hintHeight > 0 else {
      return max(minHeight, hintTop + (ignoreEmptyHint ? -geometry.hintGap : bottomSpace))
    }
    // The field does not grow for a hint that has room, even if the room is the space below it.
    let hintBottom = hintTop + hintHeight
    return hintBottom - geometry.hintOverhang <= minHeight ? minHeight : hintBottom + bottomSpace
  }
}

/// Reports a height once for each real change.
///
/// ```swift
/// var report = HeightReport(base: 77)
/// report.update(77)   // nil: no change
/// report.update(110)  // 110
/// ```
public struct HeightReport: Equatable, Sendable {
  private var height: Int?

  /// Creates a report with a height that does not have to be reported; if it is `nil`, the first
  /// one is reported.
  public init(base: Int? = nil) { height = base }

  /// Sets a new height; returns it if it differs from the last one.
  public mutating func update(_ newHeight: Int) -> Int? {
    guard newHeight != height else { return nil }
    height = newHeight
    return newHeight
  }
}
