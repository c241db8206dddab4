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
  /// How often anything known was changed or forgotten.
  private var changes = 0

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
    changes += 1
    for index in widths.indices {
      widths[index].heights.forget(lines.lowerBound..<(lines.upperBound + 1))
    }
  }

  /// Forgets everything.
  mutating func removeAll() {
    changes += 1
    widths.removeAll()
  }

  /// What is known at a width, to be measured with.
  struct Loan {
    var heights = ParagraphHeights()
    fileprivate let width: Int
    fileprivate let changes: Int
  }

  /// Lends what is known at a width.
  ///
  /// Who measures asks widgets and apps for sizes, and they may ask for the height meanwhile, or change
  /// the text.
  mutating func lend(width: Int, of buffer: TextBuffer) -> Loan {
    update(for: buffer)
    var loan = Loan(width: width, changes: changes)
    if let index = widths.firstIndex(where: { $0.width == width }) {
      loan.heights = widths.remove(at: index).heights
    }
    return loan
  }

  /// Takes it back, unless something has changed meanwhile.
  mutating func takeBack(_ loan: Loan) {
    guard loan.changes == changes else { return }
    widths.removeAll { $0.width == loan.width }
    // The one that was asked for last is the last to go.
    if widths.count >= Self.mostWidths { widths.removeFirst() }
    widths.append((loan.width, loan.heights))
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
    changes += 1
    let (old, new) = (lineCount - touched.behind, lines - touched.behind)
    guard touched.before <= min(old, new) else { return removeAll() }
    for index in widths.indices {
      widths[index].heights.replace(touched.before..<old, with: new - touched.before)
    }
  }
}
