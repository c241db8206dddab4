/// The line estimate that many auto-growing editors are built on, for comparison.
///
/// Every `\n` makes a line, and a line that is `k` times as wide as the editor wraps `k` times. The
/// estimate knows only the widths of the unwrapped lines:
///
/// ```swift
/// let estimate = NaiveLineEstimate(lineWidths: [920, 170, 390], editorWidth: 300)
/// estimate.wrappedLines  // 3 + 0 + 1 = 4
/// estimate.lineCount     // 3 + 4 = 7
/// ```
///
/// It is wrong, where ``TextMeasurer`` is right, in these cases:
///
/// - Words move to the next line whole, so a paragraph needs more lines than its width alone says.
/// - A line exactly as wide as the editor, or twice as wide, counts one line too many.
/// - `\r`, `\r\n` and U+2029 end a paragraph, and U+2028 a line, but none is counted.
/// - Characters from a fallback font, such as Han or emoji next to Latin, make taller lines than
///   the font's own line height: lines × height is too low.
/// - Rounding: three wrapped lines are not as high as three paragraphs.
/// - Indent, margins and tab stops change where lines break, not how wide the text is.
/// - Cost: it needs the unwrapped width of everything, where a line limit needs a few lines.
/// - A width of zero or less gives no quotient; here it counts as 1.
/// - Its height gains one more line space at the limit, and does not follow changes of the width.
public struct NaiveLineEstimate: Sendable, Hashable {
  /// The number of lines that `\n` makes.
  public let brokenLines: Int
  /// The number of lines that wrapping is estimated to add.
  public let wrappedLines: Int

  /// Estimates the lines of a text from the widths of its unwrapped lines.
  ///
  /// - Parameters:
  ///   - lineWidths: The width of each line between two `\n`, in pixels.
  ///   - editorWidth: The width available to a line, in pixels; less than 1 counts as 1.
  public init(lineWidths: [Int], editorWidth: Int) {
    brokenLines = max(1, lineWidths.count)
    wrappedLines = lineWidths.reduce(0) { $0 + max(0, $1) / max(1, editorWidth) }
  }

  /// Estimates the lines of a text.
  ///
  /// - Parameters:
  ///   - text: The text; only `\n` ends a line.
  ///   - editorWidth: The width available to a line, in pixels.
  ///   - widthOfLine: Returns the width of a line when it is not wrapped, in pixels.
  public init(_ text: String, editorWidth: Int, widthOfLine: (String) -> Int) {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    self.init(lineWidths: lines.map(widthOfLine), editorWidth: editorWidth)
  }

  /// The total number of lines, according to the estimate.
  public var lineCount: Int { brokenLines + wrappedLines }

  /// Returns the height of an editor, according to the estimate.
  ///
  /// - Parameters:
  ///   - lineHeight: The height of a line in pixels.
  ///   - lineSpacing: The space between lines in pixels.
  ///   - maxLines: The number of lines at which the editor stops growing.
  /// - Returns: The height in pixels, without the space around the text. At the limit it is one
  ///   line space more than the lines need, as in the article that AutoHeightEditor comes from.
  public func height(lineHeight: Int, lineSpacing: Int, maxLines: Int) -> Int {
    guard lineCount < maxLines else { return maxLines * (lineHeight + lineSpacing) }
    return lineCount * (lineHeight + lineSpacing) - lineSpacing
  }
}
