import GtkCore

/// Allocates an area's text view and scrolls it, until the caret is where it should be.
///
/// A view that is scrolled to lines that it had not laid out yet learns their heights only then,
/// and with them the real position of the caret. All of that has to happen within one frame.
@MainActor
final class TextPlacement: AreaPart {
  /// How often a view is scrolled and laid out again in one frame at most; two rounds are usual.
  private static let maximumRounds = 20
  /// The number of rounds after which the view has to learn the lines around the caret.
  private static let usualRounds = 2

  private let size: AreaSize
  private let caret: CaretScroller
  private let coverage: ViewCoverage
  let area: AreaContext
  /// A tag without effect, which makes the view lay out lines again.
  private lazy var layoutTag = textView.buffer.makeScaleTag(1)
  /// Whether the view has invalidated the heights of all its lines, after a change of style.
  private var linesAreStale = false
  /// The height of the view when it last validated the lines that it shows.
  private var heightOfKnownLines = 0

  init(_ area: AreaContext, size: AreaSize, caret: CaretScroller, coverage: ViewCoverage) {
    self.area = area
    self.size = size
    self.caret = caret
    self.coverage = coverage
  }

  /// Notes that the view has invalidated the heights of all its lines.
  func invalidateLines() { linesAreStale = true }

  // MARK: Allocation

  /// Places the text, and the widgets in it, in an area of this size.
  func place(width: Int, height: Int) {
    metrics.embedded?.prepareText(forWidth: max(width, ContentSize.leastTextWidth))
    coverage.update()
    let height = coverage.isPartial ? coverage.rows.count : height
    validateLines(width: width, height: height)
    settle(width: width, height: height)
    coverage.noteSettled()
    caret.forgetSought()
    metrics.embedded?.placeWidgets()
  }

  /// Makes the view learn the heights of the lines that it will show.
  private func validateLines(width: Int, height: Int) {
    guard linesAreStale || height > heightOfKnownLines else {
      if !size.isInTransition { heightOfKnownLines = height }
      return
    }
    linesAreStale = false
    // The height that the text will have after the animation: not again in each frame of it.
    heightOfKnownLines = size.isInTransition ? max(height, size.targetHeight) : height
    allocateText(width: width, height: heightOfKnownLines)
    revalidateVisibleLines()
  }

  private func settle(width: Int, height: Int) {
    for round in 0..<Self.maximumRounds {
      allocateText(width: width, height: height)
      if round == 0, target.isLineUnknown {
        learnLinesAroundTarget()
        textView.queueResize()
        continue
      }
      guard scroll() else { return }
      if round == Self.usualRounds { learnLinesAroundTarget() }
    }
    allocateText(width: width, height: height)
  }

  private var target: any ScrollTarget { coverage.isPartial ? coverage : caret }

  /// Scrolls the view to what it has to show; returns whether it was elsewhere.
  private func scroll() -> Bool {
    caret.stayUnshifted()
    return target.scroll()
  }

  private func allocateText(width: Int, height: Int) {
    guard textView.isChildVisible else { return }
    let spacing = lines.spacing
    // Measured first, as GTK demands. Some text at a width of two pixels crashes the process in
    // Pango.
    let least = max(textView.measure(.horizontal).minimum, ContentSize.leastTextWidth)
    textView.allocate(
      x: area.textLeft, y: coverage.top - spacing.overhangAbove, width: max(width, least),
      height: height + spacing.overhang)
  }

  // MARK: Lines

  /// Whether a range is within one line, which contains the caret, and the view shows that line,
  /// going by the heights that it knows.
  func showsLine(of range: Range<Int>) -> Bool {
    let buffer = textView.buffer
    guard !linesAreStale, textView.isMapped, textView.isChildVisible,
      buffer.caret == range.upperBound, buffer.isWithinLine(range)
    else { return false }
    let line = textView.caretLineExtent
    let top = adjustment.value
    return line.height > 0 && line.y < top + adjustment.pageSize && line.y + line.height > top
  }

  /// Makes sure that the view lays out an edited line before it is painted.
  func awaitLayout() { textView.awaitLayout() }

  /// Lays out the caret's line once, where the view would do it twice.
  ///
  /// Not while the text changes: after that the view still asks where the caret is, and invalidates
  /// the line again.
  func prepareCaretLine() {
    guard area.exists, textView.isMapped else { return }
    let place = textView.caretRectangleInText
    if FrameClock.isInFrame { revalidateEditedLines() }
    // GTK itself scrolls after most edits, but not when BackSpace deletes a selection.
    let top = adjustment.value + Double(lines.spacing.hiddenAbove)
    let bottom = adjustment.value + adjustment.pageSize - Double(lines.spacing.hiddenBelow)
    let isVisible = place.y >= top && place.y + place.height <= bottom
    if !isVisible, caret.followsCaret { area.queueResize() }
  }

  /// Makes the view notice now that the number of lines has changed: it then asks for a layout.
  ///
  /// By itself it does so before the next frame. But for a key that arrives within the frame there
  /// is only the layout left, and a layout that is requested during another one leaves the view's
  /// ancestors unallocated for that frame.
  private func revalidateEditedLines() { area.whileAllocating { revalidateVisibleLines() } }

  /// Makes the view lay out again the lines that it shows, as it does on every change of the
  /// adjustment.
  ///
  /// By itself it does not do so when it has grown: it would treat lines that it does not know as
  /// lines without height, and paint all of them, a whole book in the space of a few lines.
  private func revalidateVisibleLines() { adjustment.notifyValueChanged() }

  /// Makes the view's next allocation lay out a page before and after the sought range, the caret,
  /// or the first line that it has to show.
  ///
  /// After a long paste that makes the view higher, too little is known above the caret: the lines
  /// before it have no height yet, the view continues from the last line that it knows, and would
  /// approach the caret page by page. It lays out lines around a mark that it is to scroll to, and
  /// it scrolls in an allocation only if a line has become invalid.
  private func learnLinesAroundTarget() {
    let offset = target.offset
    textView.scroll(toOffset: offset)
    let (start, end) =
      offset > 0 ? (offset - 1, offset) : (0, min(1, textView.buffer.scalarCount))
    layOutAgain(start..<end)
  }

  /// Makes the view lay out lines again, by applying a tag without effect and removing it at once.
  func layOutAgain(_ range: Range<Int>) {
    textView.buffer.apply(layoutTag, from: range.lowerBound, to: range.upperBound)
    textView.buffer.remove(layoutTag, from: range.lowerBound, to: range.upperBound)
  }
}
