import GtkCore

/// Keeps an area's caret visible in everything that scrolls around the area.
@MainActor
final class PageScroller: AreaPart {
  private let coverage: ViewCoverage
  private let size: AreaSize
  private let caret: CaretScroller
  private let gate: EditGate
  let area: AreaContext
  /// Under way from an edit until its text is painted and at rest.
  let following = CaretFollowing()
  private let pages = ShrinkingPages()

  init(
    _ area: AreaContext, coverage: ViewCoverage, size: AreaSize, caret: CaretScroller,
    gate: EditGate
  ) {
    self.area = area
    self.coverage = coverage
    self.size = size
    self.caret = caret
    self.gate = gate
  }

  private var hold: PointerHold { area.hold }

  /// Keeps the caret visible after the user has edited the text or moved the caret.
  func followCaret() {
    guard area.isInScroller, caret.followsCaret, !hold.isDown, !textView.buffer.hasSelection,
      let widget = area.handle, let clock = widget.frameClock
    else { return }
    following.begin(
      on: clock, show: { [weak self] in self?.showCaret() },
      prepare: { [weak self] in self?.prepareToShowCaret() },
      whileMoving: { [weak self] in self?.size.isInTransition ?? false })
  }

  /// Follows the user's actions in plain text; an owner that embeds content knows them better
  /// itself.
  func followUser() {
    guard metrics.embedded == nil, !gate.isByProgram else { return }
    followCaret()
  }

  /// Keeps the caret visible while the text has the focus and a page around it gets lower.
  func focusChanged(_ hasFocus: Bool) {
    following.isKept = hasFocus
    guard hasFocus, let widget = area.handle else { return pages.end() }
    pages.watch(around: widget) { [weak self] in self?.pageShrank(by: $0) }
  }

  private func pageShrank(by lost: Double) {
    let place = coverage.caretRectangle
    // A user who has scrolled the caret out of view is looking at something else.
    guard
      textView.isShownByViewports(from: place.y, height: place.height, beforeLosing: lost)
    else { return }
    followCaret()
  }

  /// Stops following the caret.
  func end() {
    following.end()
    pages.end()
  }

  /// Scrolls by what the area is about to grow, before the layout that makes it grow: scrolling
  /// after a layout takes another one, and X11 a whole frame more.
  private func prepareToShowCaret() {
    guard size.growth > 0 else { return }
    let (growth, place) = (Double(size.growth), coverage.caretRectangle)
    // Where the page has been scrolled away, widgets may be elsewhere until the layout.
    guard textView.isShownByViewports(from: place.y - growth, height: place.height) else { return }
    showCaret(growing: growth)
  }

  private func showCaret(growing growth: Double = 0) {
    // Where the user has scrolled the text away meanwhile, its caret is elsewhere.
    guard let widget = area.handle, caret.followsCaret, !hold.isDown, caret.isCaretVisible,
      !caret.isCaretLeft
    else { return }
    let caret = coverage.caretRectangle
    // Includes the edge of a text field, which shows where the text ends; only the caret if there
    // is no room for both.
    let top = topToShow(for: caret, in: widget)
    let bottom = bottomToShow(for: caret, in: widget, growing: growth)
    let fits = bottom - top <= textView.leastViewportHeight
    textView.scrollViewports(
      toShowFrom: fits ? top : caret.y, height: fits ? bottom - top : caret.height,
      growing: growth)
  }

  private func topToShow(for caret: Rectangle, in widget: Widget) -> Double {
    let isFirst = coverage.distanceFromTop(of: caret) < caret.height / 2
    guard isFirst, let edges = widget.bounds(in: textView) else { return caret.y }
    return min(edges.y, caret.y)
  }

  private func bottomToShow(
    for caret: Rectangle, in widget: Widget, growing growth: Double
  ) -> Double {
    let end = caret.y + caret.height
    let isLast = coverage.distanceFromBottom(of: caret) <= caret.height / 2
    guard isLast, let edges = widget.bounds(in: textView) else { return end }
    return max(edges.y + edges.height + growth, end)
  }

  // MARK: What is visible

  /// Whether everything around the area that scrolls shows the whole caret, going by the widgets'
  /// positions.
  var showsCaret: Bool {
    guard let widget = area.handle else { return true }
    let caret = coverage.caretRectangle
    let extent = VerticalExtent(y: caret.y, height: caret.height)
    return isShown(extent, by: scrollers(around: widget))
  }

  /// Returns whether the area and everything around it that scrolls show a part of the text.
  func shows(_ range: Range<Int>) -> Bool {
    guard let widget = area.handle else { return false }
    return isShown(coverage.extentInView(of: range), by: [widget] + scrollers(around: widget))
  }

  /// Whether all of these widgets show an extent of the view, or as much of it as they have room
  /// for.
  private func isShown(_ extent: VerticalExtent, by widgets: [Widget]) -> Bool {
    widgets.allSatisfy { ancestor in
      guard let view = textView.bounds(in: ancestor) else { return true }
      let top = view.y + extent.y
      let room = Double(ancestor.height)
      let visible = min(top + extent.height, room) - max(top, 0)
      return visible >= min(extent.height, room) - 1
    }
  }

  private static let scrollerTypes = ["GtkViewport", AreaContext.typeName]

  /// Returns the viewports around the area, and the growing areas that contain it.
  private func scrollers(around widget: Widget) -> [Widget] {
    var found: [Widget] = []
    var next = widget.parent
    while let ancestor = next {
      if Self.scrollerTypes.contains(ancestor.typeName) { found.append(ancestor) }
      next = ancestor.parent
    }
    return found
  }
}
