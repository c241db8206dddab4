import GtkCore
import TextMetrics

/// What is known of the heights of a buffer's lines at the last few widths, kept up with its edits.
///
/// It hears before each edit which lines it touches, and looks how many lines there are when it is asked
/// next: what lies before and behind the touched lines is the same.
@MainActor
struct BufferHeights {
  /// Lines that edits have touched since the last question, by what they have left alone.
  private struct Touched {
    /// Lines before the first one that was touched.
    var before: Int
    /// Lines behind the last one: counted from the end, edits don't move them.
    var behind: Int
  }

  /// GTK asks for the height at two or three widths in turn.
  private static let mostWidths = 4

  private var widths: [(width: Int, heights: ParagraphHeights)] = []
  private var touched: Touched?
  private var lineCount = 1
  private var scalarCount = 0

  /// Notes that lines are about to change, or to become others.
  mutating func willChange(_ lines: ClosedRange<Int>, of buffer: TextBuffer) {
    let behind = buffer.lineCount - 1 - lines.upperBound
    touched = Touched(
      before: min(touched?.before ?? .max, lines.lowerBound),
      behind: min(touched?.behind ?? .max, behind))
  }

  /// Notes that lines look another way and are the same lines.
  mutating func looksChanged(_ lines: ClosedRange<Int>, of buffer: TextBuffer) {
    // Between an edit and the next question the lines have other numbers.
    guard touched == nil else { return willChange(lines, of: buffer) }
    for index in widths.indices {
      widths[index].heights.forget(lines.lowerBound..<(lines.upperBound + 1))
    }
  }

  /// Forgets everything.
  mutating func removeAll() { widths.removeAll() }

  /// Measures at a width, with what is known there.
  mutating func measure(
    _ buffer: TextBuffer, width: Int, _ body: (inout ParagraphHeights) -> TextMeasurement
  ) -> TextMeasurement {
    update(for: buffer)
    let index = index(ofWidth: width)
    return body(&widths[index].heights)
  }

  /// Takes in what the edits since the last question have changed.
  private mutating func update(for buffer: TextBuffer) {
    let (lines, scalars) = (buffer.lineCount, buffer.scalarCount)
    defer { (lineCount, scalarCount, touched) = (lines, scalars, nil) }
    guard let touched else {
      // An edit that nobody was told of before.
      if lines != lineCount || scalars != scalarCount { removeAll() }
      return
    }
    let (old, new) = (lineCount - touched.behind, lines - touched.behind)
    guard touched.before <= min(old, new) else { return removeAll() }
    for index in widths.indices {
      widths[index].heights.replace(touched.before..<old, with: new - touched.before)
    }
  }

  private mutating func index(ofWidth width: Int) -> Int {
    if let known = widths.firstIndex(where: { $0.width == width }) {
      // The one that was asked for last is the last to go.
      if known < widths.count - 1 { widths.swapAt(known, widths.count - 1) }
      return widths.count - 1
    }
    if widths.count >= Self.mostWidths { widths.removeFirst() }
    widths.append((width, ParagraphHeights()))
    return widths.count - 1
  }
}
