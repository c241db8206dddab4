import GtkCore
import TextMetrics

/// The sizes that the content of a growing area needs, whatever size the area has.
///
/// The content is the text between the limits of lines and pixels, or the message that is shown
/// instead of it.
@MainActor
final class ContentSize: AreaPart {
  /// The minimum width of an area: a few characters.
  static let minimumWidth = 32
  /// The smallest width that text is ever laid out at.
  static let leastTextWidth = 8
  /// The natural width of an area that does not follow its text.
  static let standardWidth = 200
  /// The greatest natural width of an area that is as wide as its text.
  private static let greatestWidth = 2_048
  /// The number of paragraphs beyond which none is measured for the width: the area asks for the
  /// greatest width.
  private static let maximumHuggedParagraphs = 32

  /// Whether the natural width is that of the text.
  var hugsText = false { didSet { if hugsText != oldValue { area.queueResize() } } }
  /// Whether the owner itself asks scrollers for enough height.
  var isAlwaysSqueezable = false

  private let placeholder: AreaPlaceholder
  let area: AreaContext

  init(_ area: AreaContext, placeholder: AreaPlaceholder) {
    self.area = area
    self.placeholder = placeholder
  }

  /// Whether a message is shown instead of the text.
  var isMessage: Bool { placeholder.message != nil }

  /// The natural width.
  var naturalWidth: Int {
    guard hugsText, !isMessage else { return Self.standardWidth }
    let (limit, most) = (Self.greatestWidth, Self.maximumHuggedParagraphs)
    let text = metrics.naturalWidth(atMost: limit, paragraphLimit: most)
    let isEmpty = placeholder.isTextEmpty && !placeholder.text.isEmpty
    let label =
      isEmpty
      ? metrics.naturalWidth(of: placeholder.text, atMost: limit, paragraphLimit: most) : nil
    return max(text ?? Self.standardWidth, label ?? 0, Self.minimumWidth)
  }

  /// Returns the natural width of another text, in an area that follows its text.
  func naturalWidth(of text: some ParagraphSource) -> Int {
    let width = metrics.naturalWidth(
      of: text, atMost: Self.greatestWidth, paragraphLimit: Self.maximumHuggedParagraphs)
    return max(width ?? Self.standardWidth, Self.minimumWidth)
  }

  /// Returns the natural height at a width, between the minimum and the maximum number of lines.
  func height(forWidth width: Int) -> Int {
    let width = max(width, Self.leastTextWidth)
    let limit = lines.limits.maximum
    if let message = placeholder.message {
      let messageHeight = metrics.height(of: message, width: width, lineLimit: limit)
      return max(messageHeight - lines.spacing.overhang, minimumHeight)
    }
    return height(of: metrics.measure(width: width, lineLimit: limit))
  }

  /// Returns the natural height of a text that was measured.
  func height(of text: TextMeasurement) -> Int {
    // A line of plain text in another script may be lower than an empty one, and the area would
    // shrink as the user types it.
    let hasFloor = lines.limits.minimum > 1 || metrics.embedded == nil
    let height = max(
      text.height - lines.spacing.overhang, hasFloor ? minimumHeight : 0)
    guard let limit = metrics.heightLimit, height > limit else { return height }
    // A line of ordinary text is shown whole, even beyond the limit; anything higher scrolls.
    return max(limit, heightOfEmptyLine)
  }

  /// Returns the height at a width that an area may be squeezed to.
  func leastHeight(forWidth width: Int) -> Int {
    guard !isMessage else { return .max }
    return isAlwaysSqueezable ? heightOfEmptyLine : heightOfFirstLine(width: width)
  }

  private var heightOfEmptyLine: Int {
    metrics.heightOfEmptyLines(1) - lines.spacing.overhang
  }

  private func heightOfFirstLine(width: Int) -> Int {
    let height = metrics.measure(width: width, lineLimit: 1).height - lines.spacing.overhang
    return metrics.embedded == nil ? max(height, heightOfEmptyLine) : height
  }

  private var minimumHeight: Int {
    metrics.heightOfEmptyLines(lines.limits.minimum) - lines.spacing.overhang
  }
}
