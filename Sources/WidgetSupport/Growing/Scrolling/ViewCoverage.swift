import GtkCore
import TextMetrics

/// Decides which rows of an area its text view covers: all of them, or only the visible ones.
///
/// GTK lays out, keeps and draws every line that a text view has room for. In a page that scrolls,
/// an area as high as a book would cost a whole book for each key. Its view therefore covers only
/// the rows that nothing around the area clips, and is scrolled to them: it costs what one screen
/// costs, and the area stays as high as its text.
///
/// The view counts in coordinates of its own, in which lines that it does not know yet have no
/// height. The measured heights tell which line is at the top of the covered rows; the view is
/// scrolled to that line, wherever it believes the line to be. The other way round, what the view
/// reports of a line is corrected by where the line really begins.
@MainActor
final class ViewCoverage: AreaPart {
  /// The least height of a text whose layout in parts saves time: about a hundred lines.
  private static let leastHeight = 2_000.0
  /// How much higher than what is around it a text has to be; less once the view covers a part, or
  /// it would change with each line at the limit.
  private static let pages = (toCoverPart: 2.0, toCoverAll: 1.5)

  /// Whether the view may cover a part of the area only.
  var isAllowed = true {
    didSet { if isAllowed != oldValue { area.queueResize() } }
  }
  /// Whether the view covers only the visible rows.
  private(set) var isPartial = false
  /// The covered rows, from the top of the area; only while the view covers a part.
  private(set) var rows = 0..<1

  /// The line of the buffer at the top of the covered rows, and its measured place.
  private var topLine: MeasuredLine = (index: 0, top: 0, height: 0)

  private typealias MeasuredLine = (index: Int, top: Int, height: Int)

  private let size: AreaSize
  let area: AreaContext
  /// How the last allocation has left the view.
  private var settled = Settled()

  /// The place of a view, and what it depends on.
  private struct Settled {
    /// How far the view is scrolled.
    var value = 0.0
    /// How far it has scrolled by itself since, and the page with it.
    var distance = 0.0
    /// The line of the buffer at the top, and its top in the coordinates of the view.
    var line = 0
    var lineTop = 0
    /// The number of changes of the text so far.
    var change = 0
  }

  init(_ area: AreaContext, size: AreaSize) {
    self.area = area
    self.size = size
  }

  /// Connects to the scrolling of the view.
  func connect() { adjustment.onValueChanged { [weak self] in self?.viewScrolled() } }

  // MARK: The covered rows

  /// Chooses the rows, for an area that is being allocated.
  func update() {
    let shown = mayBePartial ? area.handle?.shownRows : nil
    var partial = shown
    if let shown, !isWorthwhile(page: shown.page) { partial = nil }
    isPartial = partial != nil
    rows = partial?.rows ?? 0..<1
    textView.cover(partial)
    if isPartial { topLine = heights.paragraph(at: rows.lowerBound) }
  }

  private var mayBePartial: Bool {
    isAllowed && textView.isChildVisible && !textView.drawsWhole
      && !size.content.isMessage && !size.isInTransition && size.height == size.targetHeight
      && !size.scrolls
  }

  private func isWorthwhile(page: Int) -> Bool {
    let pages = isPartial ? Self.pages.toCoverAll : Self.pages.toCoverPart
    let least = isPartial ? Self.leastHeight * 0.75 : Self.leastHeight
    return Double(size.height) > max(Double(page) * pages, least)
  }

  /// The distance of the view's text from the top of the area's text.
  var top: Int { isPartial ? rows.lowerBound : 0 }

  // MARK: Scrolling the view

  private var heights: ParagraphHeights { metrics.heights(atWidth: size.textWidth) }

  /// The offset at which the line at the top begins.
  var offset: Int { textView.buffer.offset(ofLine: topLine.index) }

  /// Whether the view does not know the line at the top as it is now, and cannot be scrolled to it.
  var isLineUnknown: Bool {
    textView.verticalExtent(ofLine: topLine.index).height != topLine.height
  }

  /// Scrolls the view to the covered rows; returns whether it was elsewhere.
  func scroll() -> Bool {
    let wanted = value(toShow: topLine)
    guard adjustment.value != wanted else { return false }
    // Below the lines that the view knows there is nothing to scroll to yet.
    adjustment.extend(to: wanted + adjustment.pageSize)
    adjustment.value = wanted
    return true
  }

  /// Returns how far the view has to be scrolled to have this line where the covered rows begin.
  private func value(toShow line: MeasuredLine) -> Double {
    let inView = textView.verticalExtent(ofLine: line.index).y
    return Double(inView + rows.lowerBound - line.top)
  }

  /// Notes that the view has found its place in the allocation that ends.
  func noteSettled() {
    guard isPartial else { return }
    let line = topLine.index
    settled = Settled(
      value: adjustment.value, line: line, lineTop: textView.verticalExtent(ofLine: line).y,
      change: metrics.changeCount)
  }

  /// Whether the view shows the lines of the covered rows, and covers what is visible.
  var showsItsRows: Bool {
    adjustment.value == value(toShow: heights.paragraph(at: rows.lowerBound))
      && area.handle?.shownRows.rows == rows
  }

  private func viewScrolled() {
    guard isPartial, area.exists, !area.isAllocating, adjustment.value != settled.value else {
      return
    }
    // After a change above, a view that scrolls keeps its first line in place. A page does not.
    guard metrics.changeCount == settled.change else { return area.queueAllocate() }
    let learned = textView.verticalExtent(ofLine: settled.line).y - settled.lineTop
    learned == 0 ? scrollPage() : moveCoordinates(by: learned)
  }

  /// Follows the coordinates of a view that has got to know lines above those it shows.
  private func moveCoordinates(by distance: Int) {
    settled.lineTop += distance
    settled.value += Double(distance)
    // The bounds of the adjustment may have kept the view from following its own lines.
    if adjustment.value != settled.value { area.queueAllocate() }
  }

  /// Has the page scroll where the view has scrolled by itself: to the caret, while the pointer
  /// drags beyond its edge, or for assistive technology.
  private func scrollPage() {
    settled.value = adjustment.value
    let distance = distanceScrolled
    textView.scrollViewports(by: distance - settled.distance)
    settled.distance = distance
    area.queueAllocate()
  }

  /// How far the view has scrolled from the covered rows, downward.
  private var distanceScrolled: Double {
    let (line, lineTop) = textView.line(atYInText: adjustment.value)
    let own = Double(heights.top(of: line)) + adjustment.value - Double(lineTop)
    return own - Double(rows.lowerBound)
  }

  // MARK: Places in the text

  /// The rectangle of the caret in the coordinates of the view, wherever the caret is.
  var caretRectangle: Rectangle {
    let caret = textView.caretRectangle
    return caret.moved(by: (0, correction(at: textView.buffer.caret)))
  }

  /// Returns the extent of a range in the coordinates of the view, wherever it is.
  func extentInView(of range: Range<Int>) -> VerticalExtent {
    let range = range.clamped(to: 0..<textView.buffer.scalarCount)
    let (first, last) = (range.lowerBound, max(range.upperBound - 1, range.lowerBound))
    let start = textView.characterRectangle(at: first)
    let end = last == first ? start : textView.characterRectangle(at: last)
    let top = start.y + correction(at: first)
    return VerticalExtent(y: top, height: end.y + end.height + correction(at: last) - top)
  }

  /// How much lower the line of an offset is than the view believes.
  private func correction(at offset: Int) -> Double {
    guard isPartial else { return 0 }
    let line = textView.buffer.line(containing: offset)
    let inView = Double(textView.verticalExtent(ofLine: line).y) - adjustment.value
    return Double(heights.top(of: line) - rows.lowerBound) - inView
  }

  /// Returns how far a place in the view is below the beginning of the text.
  func distanceFromTop(of place: Rectangle) -> Double {
    place.y + (isPartial ? Double(rows.lowerBound) : adjustment.value)
  }

  /// Returns how far a place in the view is above the end of the text.
  func distanceFromBottom(of place: Rectangle) -> Double {
    let height = isPartial ? Double(heights.top(of: .max)) : adjustment.upper
    return height - distanceFromTop(of: place) - place.height
  }
}
