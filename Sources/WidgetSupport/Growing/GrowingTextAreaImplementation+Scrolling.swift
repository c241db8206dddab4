import GtkCore

/// Scrolling beyond the height limit: the wheel, touch, and keeping the caret visible.
extension GrowingTextAreaImplementation {
  func connectScrolling() {
    let scroll = ScrollController()
    scroll.onScroll { [weak self] in self?.scroll($0) ?? false }
    scroll.onDecelerate { [weak self] in self?.startKineticScroll(velocity: $0) }
    widget.add(scroll)
    verticalAdjustment.onBoundsChanged { [weak self] in self?.scrollingChanged() }
    verticalAdjustment.onValueChanged { [weak self] in self?.scrollingChanged() }
    textView.horizontalAdjustment?.onValueChanged { [weak self] in self?.stayUnshifted() }
    // When the caret leaves trailing spaces, the view would stay scrolled.
    buffer.onCaretMoved { [weak self] in self?.stayUnshifted() }
    indicator.onMoved = { [weak self] in self?.allowCaretOutOfView() }
    buffer.onChange(of: "has-selection") { [weak self] in self?.selectionMayBeLost() }
    textView.onChange(of: "has-focus") { [weak self] in self?.focusChanged() }
    connectTouch()
  }

  /// Shows the caret when the focus returns, as from a menu whose item has changed the text.
  private func focusChanged() {
    guard hasWidget, size.scrolls, strayedCaret != buffer.caret else { return }
    // Selecting everything does not scroll, from a menu either.
    guard buffer.selection.isEmpty else { return allowCaretOutOfView() }
    // GTK notifies before it can be asked where the focus is: the layout checks that.
    widget.queueResize()
  }

  /// Asks for a layout, which scrolls the caret into view, after scrolling has changed.
  ///
  /// The view learns the heights of lines step by step, and with each step the caret may move; and
  /// it does not scroll far enough to a line that is higher than the area. The position of the
  /// caret is known only when the view has finished.
  ///
  /// Only if anything has changed: GTK reports the same bounds again when it allocates the view by
  /// itself for its menu, and asking for a layout during another one leaves the area unpainted.
  func scrollingChanged() {
    guard hasWidget, !area.isAllocating, followsCaret, strayedCaret != buffer.caret,
      ScrollPosition(of: verticalAdjustment) != positionInForce
    else { return }
    widget.queueResize()
  }

  /// Reverts horizontal scrolling, except as far as a caret after the spaces at the end of a full
  /// line needs.
  ///
  /// Lines are wrapped, but the view scrolls to a caret in a line that is too wide until it is laid
  /// out again, and would leave all lines cut off.
  func stayUnshifted() {
    guard hasWidget, let adjustment = textView.horizontalAdjustment, adjustment.value > 0 else {
      return
    }
    let caret = followsCaret ? textView.caretRectangleInText.x + 1 : 0
    let needed = max(caret - Double(textView.width), 0)
    if adjustment.value > needed { adjustment.value = needed }
    // Scrolling alone does not move the widgets on top of the view.
    if !area.isAllocating, embedded?.holdsWidgets == true { widget.queueResize() }
  }

  private func connectTouch() {
    let drag = TouchDrag()
    drag.setPhase(.capture)
    var start = 0.0
    drag.onBegin { [weak self] in
      self?.kineticScroll.stop()
      start = self?.verticalAdjustment.value ?? 0
    }
    drag.onUpdate { [weak self] gesture, _, y in
      guard let self, self.verticalAdjustment.maximum > 0, abs(y) > 8 else { return }
      gesture.claim()
      self.allowCaretOutOfView()
      self.verticalAdjustment.value = start - y
    }
    widget.add(drag)
  }

  private func scroll(_ amount: ScrollController.Amount) -> Bool {
    kineticScroll.stop()
    allowCaretOutOfView()
    switch amount {
    case .pixels(let distance): return scroll(by: distance)
    case .clicks(let clicks): return scroll(by: clicks * pixelsPerClick)
    }
  }

  /// The distance of one click: two and a half lines in a small editor; GTK's own distance grows
  /// with the page in the same way.
  private var pixelsPerClick: Double {
    max(verticalAdjustment.pageSize / 2, 16)
  }

  /// Scrolls; returns false at an end, so that whatever is around the editor may scroll.
  @discardableResult
  func scroll(by distance: Double) -> Bool {
    let before = verticalAdjustment.value
    verticalAdjustment.value = min(max(before + distance, 0), verticalAdjustment.maximum)
    return verticalAdjustment.value != before
  }

  private func startKineticScroll(velocity: Double) {
    kineticScroll.start(velocity: velocity, on: widget) { [weak self] in
      self?.scroll(by: $0) ?? false
    }
  }

  // MARK: The caret

  /// Whether the caret is kept visible: the view has the focus and shows a caret.
  var followsCaret: Bool { textView.isFocus && textView.showsCaret }

  /// Whether the caret is visible.
  var isCaretVisible: Bool {
    guard textView.isMapped, textView.isFocus else { return false }
    let caret = textView.caretRectangle
    let top = Double(lines.spacing.hiddenAbove)
    let bottom = Double(textView.height - lines.spacing.hiddenBelow)
    let visible = min(caret.y + caret.height, bottom) - max(caret.y, top)
    // GTK's own two answers (this one, and where it scrolls to) differ by up to a pixel; and a line
    // of taller glyphs may be higher than an area of one ordinary line.
    return visible >= min(caret.height, bottom - top) - 1
  }

  /// The caret as it is painted, in the coordinates of the area.
  var paintedCaret: Rectangle? {
    textView.bounds(in: widget).map { textView.paintedCaretRectangle.moved(by: ($0.x, $0.y)) }
  }

  /// Whether a widget in the text covers the caret, going by the widgets' positions.
  var isCaretCovered: Bool {
    guard followsCaret, buffer.selection.isEmpty, embedded?.holdsWidgets == true,
      let caret = paintedCaret
    else { return false }
    return embedded?.visibleWidgets.contains {
      $0.bounds(in: widget)?.intersects(caret) ?? false
    } ?? false
  }

  /// Notes that the caret is out of view because the user wants it so.
  func allowCaretOutOfView() { strayedCaret = buffer.caret }

  /// Does not scroll to a caret whose selection was lost to another program or window.
  ///
  /// Selecting everything does not scroll, and losing that selection should not either.
  private func selectionMayBeLost() {
    guard hasWidget, buffer.selection.isEmpty, followsCaret, !isCaretVisible else { return }
    allowCaretOutOfView()
  }

  /// Scrolls a caret that was left out of view back into view, after an edit.
  ///
  /// Also after edits that are not user actions, such as those of assistive technology, at whose
  /// end nothing else checks the caret.
  func lookForStrayedCaret() {
    guard strayedCaret != nil else { return }
    strayedCaret = nil
    widget.queueResize()
  }

  /// Updates, after a frame, whether the caret is out of view on purpose.
  func noteStrayedCaret() {
    if strayedCaret != nil {
      if isCaretVisible { strayedCaret = nil }
    } else if !buffer.selection.isEmpty, followsCaret, !isCaretVisible {
      // Selecting everything does not scroll.
      allowCaretOutOfView()
    }
  }

  /// Scrolls as needed to show the sought range, or else the caret; text that fits is not scrolled.
  ///
  /// - Returns: Whether it had to scroll.
  func settleScrolling() -> Bool {
    guard textView.isChildVisible, size.width > 0 else { return false }
    stayUnshifted()
    guard size.scrolls else { return scroll(to: 0) }
    if let sought, let extent = soughtExtent {
      let line = textView.verticalExtent(ofLine: buffer.line(containing: sought.range.lowerBound))
      return scroll(toShow: extent, inLine: VerticalExtent(line))
    }
    guard followsCaret, strayedCaret != buffer.caret else { return false }
    // In the text's coordinates: the view adopts a new value of the adjustment a little later.
    let caret = textView.caretRectangleInText
    let line = textView.caretLineExtent
    return scroll(
      toShow: VerticalExtent(y: caret.y, height: caret.height),
      inLine: VerticalExtent(y: line.y, height: line.height))
  }

  private func scroll(toShow place: VerticalExtent, inLine line: VerticalExtent) -> Bool {
    // To locate the place, the view lays out its line, but still counts the line's height at
    // another width: it may not be possible to scroll that far. Lines that it shows are counted
    // anew.
    if place.y >= line.y + line.height, scroll(to: line.y) { return true }
    let end = place.y + place.height
    // The last line is shown with the space below it; otherwise an edge of another line shows at
    // the top. The caret may be a pixel or two shorter than its line.
    let isLast = end + Double(lines.spacing.below) + place.height / 2 >= verticalAdjustment.upper
    let lowest = isLast ? verticalAdjustment.upper : end + Double(lines.spacing.hiddenBelow)
    let bottom = lowest - verticalAdjustment.pageSize
    let top = place.y - Double(lines.spacing.hiddenAbove)
    return scroll(to: min(max(verticalAdjustment.value, bottom), top))
  }

  /// Makes the view lay out again the lines that it shows, as it does on every change of the
  /// adjustment.
  ///
  /// By itself it does not do so when it has grown: it would treat lines that it does not know as
  /// lines without height, and paint all of them, a whole book in the space of a few lines.
  func revalidateVisibleLines() { verticalAdjustment.notifyValueChanged() }

  /// Makes the view's next allocation lay out a page before and after the sought range, or the
  /// caret.
  ///
  /// After a long paste that makes the view higher, too little is known above the caret: the lines
  /// before it have no height yet, the view continues from the last line that it knows, and would
  /// approach the caret page by page. It lays out lines around a mark that it is to scroll to, and
  /// it scrolls in an allocation only if a line has become invalid.
  func learnLinesAroundCaret() {
    let caret = sought?.range.upperBound ?? buffer.caret
    textView.scroll(toOffset: caret)
    let (start, end) = caret > 0 ? (caret - 1, caret) : (0, min(1, buffer.scalarCount))
    layOutAgain(start..<end)
  }

  /// Whether the view does not know the height of the caret's line yet, and therefore cannot scroll
  /// to it.
  ///
  /// It learns at once the height of lines that it shows, and that of a new line below them only
  /// after the frame.
  var isCaretLineUnknown: Bool {
    sought == nil && followsCaret && strayedCaret != buffer.caret
      && textView.caretLineExtent.height == 0
  }

  /// Makes the view lay out lines again, by applying a tag without effect and removing it at once.
  func layOutAgain(_ range: Range<Int>) {
    buffer.apply(layoutTag, from: range.lowerBound, to: range.upperBound)
    buffer.remove(layoutTag, from: range.lowerBound, to: range.upperBound)
  }

  private func scroll(to value: Double) -> Bool {
    let before = verticalAdjustment.value
    let value = max(value, 0)
    guard value != before else { return false }
    verticalAdjustment.value = value
    return verticalAdjustment.value != before
  }
}

extension VerticalExtent {
  fileprivate init(_ extent: (y: Int, height: Int)) {
    self.init(y: Double(extent.y), height: Double(extent.height))
  }
}
