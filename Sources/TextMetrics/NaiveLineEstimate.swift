/// The line estimate that auto-growing editors are often built on, kept to compare with.
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
/// - Characters from a fallback font, as Han or emoji beside Latin, make taller lines than the
///   font's own line height: lines × height is too low.
/// - Rounding: three wrapped lines are not as high as three paragraphs.
/// - Indent, margins and tab stops change where lines break, not how wide the text is.
/// - Cost: it needs the unwrapped width of everything, where a line limit needs a few lines.
/// - A width of zero or less has no quotient; here it counts as 1.
/// - Its height gains one more line space at the limit, and knows no width but the first one.
public struct NaiveLineEstimate: Sendable, Hashable {
  /// The lines that `\n` makes.
  public let brokenLines: Int
  /// The lines that wrapping is thought to add.
  public let wrappedLines: Int

  /// Estimates from the widths of the unwrapped lines.
  ///
  /// - Parameters:
  ///   - lineWidths: The width of each line between two `\n`, in pixels.
  ///   - editorWidth: The width that a line may have, in pixels; below 1 counts as 1.
  public init(lineWidths: [Int], editorWidth: Int) {
    brokenLines = max(1, lineWidths.count)
    wrappedLines = lineWidths.reduce(0) { $0 + max(0, $1) / max(1, editorWidth) }
  }

  /// Estimates from a text.
  ///
  /// - Parameters:
  ///   - text: The text; only `\n` ends a line.
  ///   - editorWidth: The width that a line may have, in pixels.
  ///   - widthOfLine: Gives the width of a line that is not wrapped, in pixels.
  public init(_ text: String, editorWidth: Int, widthOfLine: (String) -> Int) {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    self.init(lineWidths: lines.map(widthOfLine), editorWidth: editorWidth)
  }

  /// All the lines that the estimate sees.
  public var lineCount: Int { brokenLines + wrappedLines }

  /// The height that the estimate gives to an editor.
  ///
  /// - Parameters:
  ///   - lineHeight: The height of a line in pixels.
  ///   - lineSpace: The space between lines in pixels.
  ///   - lineLimit: The number of lines at which the editor stops growing.
  /// - Returns: The height in pixels, without room around the text. At the limit it has one line
  ///   space more than its lines need, as in the original.
  public func height(lineHeight: Int, lineSpace: Int, lineLimit: Int) -> Int {
    guard lineCount < lineLimit else { return lineLimit * (lineHeight + lineSpace) }
    return lineCount * (lineHeight + lineSpace) - lineSpace
  }
}
