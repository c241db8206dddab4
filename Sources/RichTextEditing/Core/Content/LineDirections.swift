import GtkCore
import TextMetrics

extension TextBuffer {
  /// Whether text decides on the direction of its line: it has a letter.
  func hasDirection(from start: Int, to end: Int) -> Bool {
    // Far enough for a number or a mark before the first letter.
    var text = text(from: start, to: min(end, start + 64))
    return text.withUTF8 { TextMetrics.TextDirection(firstStrongIn: $0) != nil }
  }
}

/// The directions of the lines of a buffer, by their first letters.
///
/// As in GTK, a line without letters has the direction of the nearest line before it that has some,
/// else of the nearest one after it.
@MainActor
struct LineDirections {
  /// The number of lines around one without letters that are searched for a direction.
  private static let farthest = 50
  /// The number of characters of a line that are examined.
  private static let longest = 1_000

  private let buffer: TextBuffer

  init(_ buffer: TextBuffer) { self.buffer = buffer }

  /// Returns the direction of a line's own letters; nil if it has none.
  func own(_ line: Int) -> TextMetrics.TextDirection? {
    TextBufferLines(buffer).withLine(at: line, characterLimit: Self.longest) { utf8, _ in
      TextMetrics.TextDirection(firstStrongIn: utf8)
    }
  }

  /// Returns the direction of a line; nil if there are no letters around it either.
  func direction(of line: Int) -> TextMetrics.TextDirection? {
    own(line) ?? directionBefore(line) ?? directionAfter(line)
  }

  private func directionBefore(_ line: Int) -> TextMetrics.TextDirection? {
    let first = max(line - Self.farthest, 0)
    return (first..<max(line, first)).reversed().lazy.compactMap(own).first
  }

  private func directionAfter(_ line: Int) -> TextMetrics.TextDirection? {
    let next = line + 1
    let end = min(next + Self.farthest, buffer.lineCount)
    return (next..<max(end, next)).lazy.compactMap(own).first
  }

  /// Returns lines with those around them whose direction depends on them.
  func linesDepending(on lines: ClosedRange<Int>) -> ClosedRange<Int> {
    var (first, last) = (lines.lowerBound, lines.upperBound)
    let end = min(last + Self.farthest, buffer.lineCount - 1)
    while last < end, own(last + 1) == nil { last += 1 }
    // What follows counts only for lines at the beginning, before which there are no letters.
    if directionBefore(first) == nil { first = max(first - Self.farthest, 0) }
    return first...last
  }
}
