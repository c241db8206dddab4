import GtkCore
import TextMetrics

/// The size of a growing area: what it asks for, what it has, and whether its text is higher.
@MainActor
final class AreaSize: AreaPart {
  /// The sizes that the content needs.
  let content: ContentSize
  /// The allocated width.
  private(set) var width = 0
  /// The allocated height.
  private(set) var height = 0
  /// The height that the text needs at the present width.
  private(set) var targetHeight = 0
  /// The height that the text needed when the area got its height.
  private var allocatedTarget = 0
  /// How much higher the area becomes with the next layout, as far as an edit has measured, if it
  /// gets what it wants, as with the last one.
  private(set) var growth = 0
  /// Whether the owner is animating the height toward that of the text.
  var isInTransition = false
  /// Whether the owner gives the area more height than a short text needs.
  var hasMinimumHeight = false

  let area: AreaContext
  /// The natural width in the last measurement.
  private var reportedWidth = 0

  init(_ area: AreaContext, content: ContentSize) {
    self.area = area
    self.content = content
  }

  // MARK: The size to ask for

  /// Returns the width that the area asks for.
  func requestWidth() -> SizeRequest {
    reportedWidth = content.naturalWidth
    return SizeRequest(minimum: ContentSize.minimumWidth, natural: reportedWidth)
  }

  /// Returns the height that the area asks for at a width, which is negative for any.
  func requestHeight(forWidth width: Int) -> SizeRequest {
    let width = width < 0 ? widthToAssume : width
    let natural = content.height(forWidth: width)
    if width == self.width { targetHeight = natural }
    if !content.isAlwaysSqueezable, let area = area.handle {
      return area.request(squeezedTo: content.leastHeight(forWidth: width), natural: natural)
    }
    let least = content.leastHeight(forWidth: width)
    return SizeRequest(minimum: min(least, natural), natural: natural)
  }

  /// The width to assume for a measurement without one: the present width, whose lines are known.
  ///
  /// The text view asks for a resize whenever its number of lines changes, and each time GTK then
  /// asks for this height as well.
  private var widthToAssume: Int { width > 0 ? width : ContentSize.standardWidth }

  /// Whether the text no longer has the natural width that was last asked for.
  var isWidthOutdated: Bool { content.hugsText && content.naturalWidth != reportedWidth }

  /// Returns whether the height that was last asked for is no longer that of the content.
  ///
  /// - Parameter text: The measured text; nil while a message is shown instead.
  /// - Returns: Whether to ask for another height.
  func isHeightOutdated(for text: TextMeasurement?) -> Bool {
    guard width > 0 else { return true }
    let natural: Int
    if let text {
      natural = content.height(of: text)
    } else {
      natural = content.height(forWidth: width)
    }
    growth = isInTransition || height != allocatedTarget ? 0 : natural - height
    return natural != targetHeight
  }

  // MARK: The size in force

  /// Takes an allocation.
  ///
  /// - Returns: Whether it has another height than the last one.
  func update(width: Int, height: Int) -> Bool {
    let heightChanged = height != self.height
    self.width = width
    self.height = height
    targetHeight = content.height(forWidth: width)
    allocatedTarget = targetHeight
    growth = 0
    return heightChanged
  }

  /// The width to measure text at.
  var textWidth: Int { max(width, ContentSize.leastTextWidth) }

  /// Returns how many lines of ordinary text fit into a height, at least 1.
  func lineCount(fitting height: Int) -> Int {
    let line = metrics.heightOfEmptyLines(1)
    return max(1, (height + lines.spacing.overhang) / max(1, line))
  }

  /// Whether the text is now higher than the area.
  var scrolls: Bool { !content.isMessage && scrolls(measuredLines) }

  private func scrolls(_ text: TextMeasurement) -> Bool {
    guard text.height - lines.spacing.overhang <= height else { return true }
    return text.exceedsLimit && hasMoreLinesThanFit(besides: text)
  }

  /// Whether an area that is kept higher lacks room for the lines beyond the limit.
  private func hasMoreLinesThanFit(besides text: TextMeasurement) -> Bool {
    guard hasMinimumHeight, text.height - lines.spacing.overhang < height else { return true }
    return metrics.isHigher(than: height + lines.spacing.overhang, width: textWidth)
  }

  /// Whether to show that the text scrolls; not for text that is hidden only during an animation.
  func needsIndicator(for text: TextMeasurement) -> Bool {
    isInTransition ? text.exceedsLimit && hasMoreLinesThanFit(besides: text) : scrolls(text)
  }

  /// Whether the text, at the present width, goes on beyond the limit of lines or pixels.
  var exceedsLimit: Bool { width > 0 && measuredText?.exceedsLimit == true }

  /// The measured text up to the limit, at the present width; nil while a message is shown instead.
  var measuredText: TextMeasurement? { content.isMessage ? nil : measuredLines }

  private var measuredLines: TextMeasurement {
    metrics.measure(width: textWidth, lineLimit: lines.limits.maximum)
  }

  /// Whether an edit changes no height but that of a line of the buffer as a whole, which the view
  /// notices.
  ///
  /// The height of a limited number of lines also depends on how that of the line is made up.
  func dependsOnWholeLines(line: Int) -> Bool {
    lines.limits.maximum == .max || metrics.hasEqualLines(line: line)
  }

  /// Whether a line of the buffer is beyond the limits: whatever changes there, the height stays.
  func isBeyondLimit(line: Int) -> Bool {
    metrics.isBeyondLimit(line: line, width: textWidth, lineLimit: lines.limits.maximum)
  }

  // MARK: Figures

  /// The number of lines that are counted at most; a text of more lines reports this many.
  private static let countedLines = 10_000

  /// The current measurements.
  var figures: GrowthFigures {
    let all = lineCount(limit: Self.countedLines)
    return GrowthFigures(
      lineCount: all, visibleLineCount: visibleLineCount(of: all), height: height, width: width,
      textWidth: max(width - 1, 0), scrolls: scrolls)
  }

  /// Returns the number of lines at the present width, counted no further than the limit.
  func lineCount(limit: Int?) -> Int {
    metrics.measure(width: textWidth, lineLimit: limit ?? .max).lineCount
  }

  /// Returns how many of the text's first lines fit into the height.
  private func visibleLineCount(of all: Int) -> Int {
    var (fitting, tooMany) = (1, (hasMinimumHeight ? all : min(all, lines.limits.maximum)) + 1)
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      let text = metrics.measure(width: width, lineLimit: middle)
      let isTooHigh = text.height - lines.spacing.overhang > height
      if isTooHigh { tooMany = middle } else { fitting = middle }
    }
    return fitting
  }
}
