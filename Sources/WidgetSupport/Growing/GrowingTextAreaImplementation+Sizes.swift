import GtkCore
import TextMetrics

/// The height that the area asks for, and whether its text is higher.
extension GrowingTextAreaImplementation {
  /// The width to assume for a measurement without one: the present width, whose lines are known.
  ///
  /// The text view asks for a resize whenever its number of lines changes, and each time GTK then
  /// asks for this height as well.
  var widthToAssume: Int { lastWidth > 0 ? lastWidth : Self.naturalWidth }

  /// The natural width.
  var wantedWidth: Int {
    guard hugsText, message == nil else { return Self.naturalWidth }
    let (limit, most) = (Self.greatestNaturalWidth, Self.maximumHuggedParagraphs)
    let text = metrics.naturalWidth(atMost: limit, paragraphLimit: most)
    let isEmpty = buffer.isEmpty && metrics.preedit.isEmpty && !placeholder.isEmpty
    let label =
      isEmpty
      ? metrics.naturalWidth(of: placeholder, atMost: limit, paragraphLimit: most) : nil
    return max(text ?? Self.naturalWidth, label ?? 0, Self.minimumWidth)
  }

  /// Returns the height at a width, between the minimum and the maximum number of lines.
  func contentHeight(forWidth width: Int) -> Int {
    let width = max(width, Self.leastTextWidth)
    if let message {
      let messageHeight = metrics.height(of: message, width: width, lineLimit: limits.maximum)
      return max(messageHeight - spacing.overhang, minimumHeight(forWidth: width))
    }
    return contentHeight(
      of: metrics.measure(width: width, lineLimit: limits.maximum), forWidth: width)
  }

  func contentHeight(of text: TextMeasurement, forWidth width: Int) -> Int {
    // A line of plain text in another script may be lower than an empty one, and the area would
    // shrink as the user types it.
    let hasFloor = limits.minimum > 1 || embedded == nil
    let height = max(
      text.height - spacing.overhang, hasFloor ? minimumHeight(forWidth: width) : 0)
    guard let heightLimit, height > heightLimit else { return height }
    // A line of ordinary text is shown whole, even beyond the limit; anything higher scrolls.
    return max(heightLimit, heightOfEmptyLine(width: width))
  }

  func leastHeight(forWidth width: Int) -> Int {
    guard message == nil else { return .max }
    return isAlwaysSqueezable ? heightOfEmptyLine(width: width) : heightOfFirstLine(width: width)
  }

  private func heightOfEmptyLine(width: Int) -> Int {
    metrics.heightOfEmptyLines(1, width: width) - spacing.overhang
  }

  private func heightOfFirstLine(width: Int) -> Int {
    let height = metrics.measure(width: width, lineLimit: 1).height - spacing.overhang
    return embedded == nil ? max(height, heightOfEmptyLine(width: width)) : height
  }

  /// Returns how many lines of ordinary text fit into a height, at least 1.
  func lineCount(fitting height: Int) -> Int {
    let line = metrics.heightOfEmptyLines(1, width: max(lastWidth, Self.leastTextWidth))
    return max(1, (height + spacing.overhang) / max(1, line))
  }

  private func minimumHeight(forWidth width: Int) -> Int {
    metrics.heightOfEmptyLines(limits.minimum, width: width) - spacing.overhang
  }

  /// Whether the text is now higher than the area.
  var scrolls: Bool {
    message == nil && scrolls(measuredLines)
  }

  private func scrolls(_ lines: TextMeasurement) -> Bool {
    guard lines.height - spacing.overhang <= lastHeight else { return true }
    return lines.exceedsLimit && hasMoreLinesThanFit(besides: lines)
  }

  /// Whether an area that is kept higher lacks room for the lines beyond the limit.
  private func hasMoreLinesThanFit(besides lines: TextMeasurement) -> Bool {
    guard hasMinimumHeight, lines.height - spacing.overhang < lastHeight else { return true }
    return metrics.isHigher(
      than: lastHeight + spacing.overhang, width: max(lastWidth, Self.leastTextWidth))
  }

  /// Whether to show that the text scrolls; not for text that is hidden only during an animation.
  func needsIndicator(for lines: TextMeasurement) -> Bool {
    isInTransition ? lines.exceedsLimit && hasMoreLinesThanFit(besides: lines) : scrolls(lines)
  }

  /// The measured text up to the limit, at the present width; nil while a message is shown instead.
  var measuredText: TextMeasurement? { message == nil ? measuredLines : nil }

  private var measuredLines: TextMeasurement {
    metrics.measure(width: max(lastWidth, Self.leastTextWidth), lineLimit: limits.maximum)
  }
}
