import GtkCore

/// The measurements of a growing area, for tests, for the playground, and for widgets that lay out
/// around it.
public struct GrowthFigures: Equatable, Sendable {
  /// The number of lines that the text takes at the present width; 10,000 means that many or more.
  public var lineCount: Int
  /// The number of lines that the area has room for and fills.
  public var visibleLineCount: Int
  /// The height of the area in pixels, without padding and border.
  public var height: Int
  /// The width of the area in pixels, without padding and border.
  public var width: Int
  /// The width at which lines are wrapped, in pixels: GTK reserves one pixel for the caret.
  public var textWidth: Int
  /// Whether there is more text than the area shows.
  public var scrolls: Bool
}

extension GrowingTextAreaImplementation {
  /// The number of lines that are counted at most; a text of more lines reports this many.
  static let countedLines = 10_000

  var figures: GrowthFigures {
    let all = lineCount(limit: Self.countedLines)
    return GrowthFigures(
      lineCount: all, visibleLineCount: visibleLineCount(of: all), height: lastHeight,
      width: lastWidth, textWidth: max(lastWidth - 1, 0), scrolls: scrolls)
  }

  /// Returns the number of lines at the present width, counted no further than the limit.
  func lineCount(limit: Int?) -> Int {
    metrics.measure(width: max(lastWidth, Self.leastTextWidth), lineLimit: limit ?? .max).lineCount
  }

  /// Returns how many of the text's first lines fit into the height.
  private func visibleLineCount(of all: Int) -> Int {
    var (fitting, tooMany) = (1, (hasMinimumHeight ? all : min(all, limits.maximum)) + 1)
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      let lines = metrics.measure(width: lastWidth, lineLimit: middle)
      if lines.height - spacing.overhang > lastHeight { tooMany = middle } else { fitting = middle }
    }
    return fitting
  }
}
