import GtkCore
import TextMetrics

/// The known heights of a buffer's lines at the last few widths, kept up to date with its edits.
///
/// Before each edit it is given the affected lines, and when it is next asked, it compares the
/// number of lines: the lines before and after the affected ones are the same.
@MainActor
struct BufferHeights {
  /// The lines that edits have affected since the last question, given by the lines left alone.
  private struct Touched {
    /// The number of lines before the first affected one.
    var before: Int
    /// The number of lines after the last affected one: counted from the end, edits do not move
    /// them.
    var after: Int

    /// Whether lines are affected, too, or next to those that are.
    @MainActor
    func adjoins(_ lines: ClosedRange<Int>, of buffer: TextBuffer) -> Bool {
      lines.lowerBound <= buffer.lineCount - after && lines.upperBound >= before - 1
    }
  }

  /// GTK asks for the height at two or three widths in turn.
  private static let maximumWidths = 4

  /// The known heights at one of the widths.
  private struct HeightsAtWidth {
    let width: Int
    var heights: ParagraphHeights
  }

  private var widths: [HeightsAtWidth] = []
  private var touched: Touched?
  private var lineCount = 1
  private var scalarCount = 0
  /// The number of times that known heights were changed or forgotten.
  private var changes = 0

  /// Notes that lines are about to change, or to be replaced by others.
  mutating func willChange(_ lines: ClosedRange<Int>, of buffer: TextBuffer) {
    let after = buffer.lineCount - 1 - lines.upperBound
    // Many edits may come before the next question: the lines between two places stay known.
    if let touched, !touched.adjoins(lines, of: buffer) { update(for: buffer) }
    touched = Touched(
      before: min(touched?.before ?? .max, lines.lowerBound),
      after: min(touched?.after ?? .max, after))
  }

  /// Notes that the attributes of lines have changed, but not which lines there are.
  mutating func attributesChanged(_ lines: ClosedRange<Int>, of buffer: TextBuffer) {
    // Between an edit and the next question, lines have different numbers.
    guard touched == nil else { return willChange(lines, of: buffer) }
    changes += 1
    for index in widths.indices {
      widths[index].heights.forget(lines.lowerBound..<(lines.upperBound + 1))
    }
  }

  /// Returns the line at which the last measurement at a width has reached one of its limits; nil
  /// if it has reached none.
  mutating func limitingLine(
    width: Int, lineLimit: Int, heightLimit: Int?, of buffer: TextBuffer
  ) -> Int? {
    update(for: buffer)
    guard let index = index(ofWidth: width) else { return nil }
    return widths[index].heights.limitingParagraph(lineLimit: lineLimit, heightLimit: heightLimit)
  }

  /// Returns the known heights at a width; nil if there are none.
  mutating func known(atWidth width: Int, of buffer: TextBuffer) -> ParagraphHeights? {
    update(for: buffer)
    return index(ofWidth: width).map { widths[$0].heights }
  }

  // Without a closure, of which the runtime would ask for the main actor's executor each time.
  private func index(ofWidth width: Int) -> Int? {
    for index in widths.indices where widths[index].width == width { return index }
    return nil
  }

  /// Forgets everything.
  mutating func removeAll() {
    changes += 1
    widths.removeAll()
  }

  /// The known heights at a width, lent out for a measurement.
  struct Loan {
    var heights = ParagraphHeights()
    fileprivate let width: Int
    fileprivate let changes: Int
  }

  /// Lends the known heights at a width.
  ///
  /// Measuring asks widgets and apps for sizes, and they may in turn ask for the height, or change
  /// the text.
  mutating func lend(width: Int, of buffer: TextBuffer) -> Loan {
    update(for: buffer)
    var loan = Loan(width: width, changes: changes)
    if let index = index(ofWidth: width) {
      loan.heights = widths.remove(at: index).heights
    }
    return loan
  }

  /// Takes a loan back, unless something has changed meanwhile.
  mutating func takeBack(_ loan: Loan) {
    guard loan.changes == changes else { return }
    if let index = index(ofWidth: loan.width) { widths.remove(at: index) }
    // The most recently used width is the last to be dropped.
    if widths.count >= Self.maximumWidths { widths.removeFirst() }
    widths.append(HeightsAtWidth(width: loan.width, heights: loan.heights))
  }

  /// Applies the changes of the edits since the last question.
  private mutating func update(for buffer: TextBuffer) {
    let (lines, scalars) = (buffer.lineCount, buffer.scalarCount)
    defer { (lineCount, scalarCount, touched) = (lines, scalars, nil) }
    guard let touched else {
      // An edit that was not announced.
      if lines != lineCount || scalars != scalarCount { removeAll() }
      return
    }
    changes += 1
    let (old, new) = (lineCount - touched.after, lines - touched.after)
    guard touched.before <= min(old, new) else { return removeAll() }
    for index in widths.indices {
      widths[index].heights.replace(touched.before..<old, with: new - touched.before)
    }
  }
}
