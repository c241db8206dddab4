import GtkCore

/// Scrolls an area's text so that the caret is visible in every frame, or a part that is sought.
///
/// The view learns the heights of lines step by step, and with each step the caret may move; and it
/// does not scroll far enough to a line that is higher than the area. The position of the caret is
/// known only when the view has finished.
@MainActor
final class CaretScroller: AreaPart {
  private let size: AreaSize
  private let coverage: ViewCoverage
  let area: AreaContext
  /// The offset of a caret that the user has left out of view on purpose; the text does not scroll
  /// to it until it moves.
  ///
  /// Any other caret is kept visible by every layout.
  private var strayedCaret: Int?
  /// The part of the text to scroll into view with the next allocation.
  private var sought: SoughtPlace?
  /// The scroll position after the last allocation.
  private var positionInForce: ScrollPosition?

  init(_ area: AreaContext, size: AreaSize, coverage: ViewCoverage) {
    self.area = area
    self.size = size
    self.coverage = coverage
  }

  /// Connects to everything that scrolls the text.
  func connect() {
    adjustment.onBoundsChanged { [weak self] in self?.scrollingChanged() }
    adjustment.onValueChanged { [weak self] in self?.scrollingChanged() }
    area.horizontalAdjustment.onValueChanged { [weak self] in self?.stayUnshifted() }
    buffer.onChange(of: .hasSelection) { [weak self] in self?.selectionMayBeLost() }
    textView.onChange(of: .hasFocus) { [weak self] in self?.focusMoved() }
  }

  // MARK: The caret

  /// Whether the caret is kept visible: the view has the focus and shows a caret.
  var followsCaret: Bool { textView.isFocus && textView.showsCaret }

  /// Whether the area shows the caret, whatever clips the area.
  var isCaretVisible: Bool {
    guard textView.isMapped, textView.isFocus else { return false }
    guard !coverage.isPartial else { return true }
    let caret = textView.caretRectangle
    let top = Double(lines.spacing.hiddenAbove)
    let bottom = Double(textView.height - lines.spacing.hiddenBelow)
    let visible = min(caret.y + caret.height, bottom) - max(caret.y, top)
    // GTK's own two answers (this one, and where it scrolls to) differ by up to a pixel; and a line
    // of taller glyphs may be higher than an area of one ordinary line.
    return visible >= min(caret.height, bottom - top) - 1
  }

  /// Whether the user has left the caret, where it is now, out of view on purpose.
  var isCaretLeft: Bool {
    guard let strayedCaret else { return false }
    return strayedCaret == buffer.caret
  }

  /// Notes that the caret is out of view because the user wants it so.
  func allowCaretOutOfView() { strayedCaret = buffer.caret }

  /// Does not scroll to a caret whose selection was lost to another program or window.
  ///
  /// Selecting everything does not scroll, and losing that selection should not either.
  private func selectionMayBeLost() {
    guard area.exists, buffer.selection.isEmpty, followsCaret, !isCaretVisible else { return }
    allowCaretOutOfView()
  }

  /// Scrolls a caret that was left out of view back into view, after an edit.
  ///
  /// Also after edits that are not user actions, such as those of assistive technology, at whose
  /// end nothing else checks the caret.
  func lookForStrayedCaret() {
    guard strayedCaret != nil else { return }
    strayedCaret = nil
    area.queueResize()
  }

  /// Updates, after a frame, whether the caret is out of view on purpose.
  func noteStrayedCaret() {
    if strayedCaret != nil {
      if isCaretVisible { strayedCaret = nil }
    } else if buffer.hasSelection, followsCaret, !isCaretVisible {
      // Selecting everything does not scroll.
      allowCaretOutOfView()
    }
  }

  /// Shows a caret that was scrolled out of view without the focus, when the text gains it.
  func focusGained() {
    if followsCaret, !isCaretLeft, !coverage.isPartial { textView.scrollToCaret() }
  }

  /// Shows the caret when the focus returns, as from a menu whose item has changed the text.
  private func focusMoved() {
    guard area.exists else { return }
    // GTK notifies before it can be asked where the focus is: the layout checks that.
    if isShifted { area.queueResize() }
    guard size.scrolls, !isCaretLeft else { return }
    // Selecting everything does not scroll, from a menu either.
    guard buffer.selection.isEmpty else { return allowCaretOutOfView() }
    area.queueResize()
  }

  // MARK: Layouts

  /// Scrolls a part of the text into view with the next layout.
  func seek(_ place: SoughtPlace) {
    // A text of which the view covers a part does not scroll: the page around it does.
    guard !coverage.isPartial else { return }
    sought = place
    // A user who is shown another part has left the caret on purpose.
    if followsCaret, !place.contains(buffer.caret) { allowCaretOutOfView() }
    area.queueResize()
  }

  /// Asks for a layout, which scrolls the caret into view, after scrolling has changed.
  ///
  /// Only if anything has changed: GTK reports the same bounds again when it allocates the view by
  /// itself for its menu, and asking for a layout during another one leaves the area unpainted.
  func scrollingChanged() {
    guard area.exists, !area.isAllocating, !coverage.isPartial,
      ScrollPosition(of: adjustment) != positionInForce, followsCaret, !isCaretLeft
    else { return }
    area.queueResize()
  }

  /// Scrolls as needed to show the sought range, or else the caret; text that fits is not scrolled.
  ///
  /// - Returns: Whether it had to scroll.
  func scroll() -> Bool {
    guard textView.isChildVisible, size.width > 0 else { return false }
    guard size.scrolls else { return scroll(to: 0) }
    if let sought {
      let extent = textView.extentInText(of: sought)
      return scroll(toShow: extent, inLine: verticalExtent(ofLineOf: sought))
    }
    guard followsCaret, !isCaretLeft else { return false }
    // In the text's coordinates: the view adopts a new value of the adjustment a little later.
    let caret = textView.caretRectangleInText
    let line = textView.caretLineExtent
    return scroll(
      toShow: VerticalExtent(y: caret.y, height: caret.height),
      inLine: VerticalExtent(y: line.y, height: line.height))
  }

  /// Notes where the allocation that ends has scrolled to.
  func noteSettled() { positionInForce = ScrollPosition(of: adjustment) }

  /// Forgets the sought part, which the allocation that ends has scrolled to.
  func forgetSought() { sought = nil }

  /// The offset that the next allocation scrolls to.
  var offset: Int { sought?.range.upperBound ?? buffer.caret }

  /// Whether the view does not know the height yet of the line that the next allocation scrolls to,
  /// and therefore cannot scroll to it.
  ///
  /// It learns at once the height of lines that it shows, and that of lines below them only after
  /// the frame.
  var isLineUnknown: Bool {
    if let sought { return verticalExtent(ofLineOf: sought).height == 0 }
    return followsCaret && !isCaretLeft && textView.caretLineExtent.height == 0
  }

  private func verticalExtent(ofLineOf sought: SoughtPlace) -> VerticalExtent {
    let line = buffer.line(containing: sought.range.lowerBound)
    return VerticalExtent(textView.verticalExtent(ofLine: line))
  }

  // MARK: Scrolling

  private func scroll(toShow place: VerticalExtent, inLine line: VerticalExtent) -> Bool {
    // To locate the place, the view lays out its line, but still counts the line's height at
    // another width: it may not be possible to scroll that far. Lines that it shows are counted
    // again.
    if place.y >= line.y + line.height, scroll(to: line.y) { return true }
    let end = place.y + place.height
    let spacing = lines.spacing
    // The last line is shown with the space below it; otherwise an edge of another line shows at
    // the top. The caret may be a pixel or two shorter than its line.
    let isLast = end + Double(spacing.below) + place.height / 2 >= adjustment.upper
    let lowest = isLast ? adjustment.upper : end + Double(spacing.hiddenBelow)
    let bottom = lowest - adjustment.pageSize
    let top = place.y - Double(spacing.hiddenAbove)
    return scroll(to: min(max(adjustment.value, bottom), top))
  }

  private func scroll(to value: Double) -> Bool {
    let before = adjustment.value
    let value = max(value, 0)
    guard value != before else { return false }
    adjustment.value = value
    return adjustment.value != before
  }

  private var isShifted: Bool { area.horizontalAdjustment.value > 0 }

  /// Reverts horizontal scrolling, except as far as a caret after the spaces at the end of a full
  /// line needs.
  ///
  /// Lines are wrapped, but the view scrolls to a caret in a line that is too wide until it is laid
  /// out again, and would leave all lines cut off.
  func stayUnshifted() {
    let horizontal = area.horizontalAdjustment
    guard horizontal.value > 0, area.exists else { return }
    let caret = followsCaret ? textView.caretRectangleInText.x + 1 : 0
    let needed = max(caret - Double(textView.width), 0)
    if horizontal.value > needed { horizontal.value = needed }
    // Scrolling alone does not move the widgets on top of the view.
    if !area.isAllocating, metrics.embedded?.holdsWidgets == true { area.queueResize() }
  }
}
