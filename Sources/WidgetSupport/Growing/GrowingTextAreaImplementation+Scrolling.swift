import GtkCore

/// Scrolling past the limit: the wheel, touch, and the caret that is never out of sight.
extension GrowingTextAreaImplementation {
  func connectScrolling() {
    let scroll = ScrollController()
    scroll.onScroll { [weak self] in self?.scroll($0) ?? false }
    scroll.onDecelerate { [weak self] in self?.startKineticScroll(velocity: $0) }
    widget.add(scroll)
    verticalAdjustment.onBoundsChanged { [weak self] in self?.scrollingChanged() }
    verticalAdjustment.onValueChanged { [weak self] in self?.scrollingChanged() }
    textView.horizontalAdjustment?.onValueChanged { [weak self] in self?.stayUnshifted() }
    // From behind spaces the view would stay as it was.
    buffer.onCaretMoved { [weak self] in self?.stayUnshifted() }
    indicator.onMoved = { [weak self] in self?.caretStrays() }
    buffer.onChange(of: "has-selection") { [weak self] in self?.selectionMayBeLost() }
    textView.onChange(of: "has-focus") { [weak self] in self?.focusChanged() }
    connectTouch()
  }

  /// Shows the caret when the focus comes back, as from a menu whose item has changed the text.
  private func focusChanged() {
    guard hasWidget, scrolls, strayedCaret != buffer.caret else { return }
    // Selecting everything does not scroll, in a menu either.
    guard buffer.selection.isEmpty else { return caretStrays() }
    // GTK says so before it can be asked where the focus is: looked at in the layout.
    widget.queueResize()
  }

  /// Looks again, before the next frame, where the caret is.
  ///
  /// The view learns the heights of lines little by little, and each time the caret may move; and it
  /// scrolls a line that is higher than the area by less than all of it. Where the caret is can only be
  /// asked when the view is through.
  ///
  /// Only if anything has changed: GTK says so of the same bounds, too, when it allocates the view by
  /// itself for its menu; and to ask for a layout in the midst of one leaves the area unpainted.
  func scrollingChanged() {
    guard hasWidget, !isAllocating, followsCaret, strayedCaret != buffer.caret,
      ScrollPosition(of: verticalAdjustment) != positionInForce
    else { return }
    widget.queueResize()
  }

  /// Lines are wrapped, and nothing is scrolled sideways but to a caret behind the spaces at the end of a full
  /// line.
  ///
  /// The view scrolls to a caret in a line that is too wide until it is laid out again, and would leave all
  /// lines cut.
  func stayUnshifted() {
    guard hasWidget, let adjustment = textView.horizontalAdjustment, adjustment.value > 0 else {
      return
    }
    let caret = followsCaret ? textView.caretRectangleInText.x + 1 : 0
    let needed = max(caret - Double(textView.width), 0)
    if adjustment.value > needed { adjustment.value = needed }
    // Scrolling alone does not move what is shown over the view.
    if !isAllocating, embedded?.holdsWidgets == true { widget.queueResize() }
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
      self.caretStrays()
      self.verticalAdjustment.value = start - y
    }
    widget.add(drag)
  }

  private func scroll(_ amount: ScrollController.Amount) -> Bool {
    kineticScroll.stop()
    caretStrays()
    switch amount {
    case .pixels(let distance): return scroll(by: distance)
    case .clicks(let clicks): return scroll(by: clicks * pixelsPerClick)
    }
  }

  /// Two lines and a half in a small editor; GTK's own rule grows with the page in the same way.
  private var pixelsPerClick: Double {
    max(verticalAdjustment.pageSize / 2, 16)
  }

  /// Scrolls; at an end it does not, so that what is around the editor may.
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

  /// Whether the caret is kept in sight: it is where a person types, and shown.
  var followsCaret: Bool { textView.isFocus && textView.showsCaret }

  /// Whether the caret is in sight, or there is none that anybody looks for.
  var isCaretVisible: Bool {
    guard textView.isMapped, textView.isFocus else { return false }
    let caret = textView.caretRectangle
    let top = Double(spacing.hiddenAbove)
    let bottom = Double(textView.height - spacing.hiddenBelow)
    let visible = min(caret.y + caret.height, bottom) - max(caret.y, top)
    // A pixel is within what GTK's own two answers (this one, and where it scrolls to) differ by; and
    // a line of taller glyphs may be higher than an area of one ordinary line.
    return visible >= min(caret.height, bottom - top) - 1
  }

  /// What is painted of the caret, in the coordinates of the area.
  var paintedCaret: Rectangle? {
    textView.bounds(in: widget).map { textView.paintedCaretRectangle.moved(by: ($0.x, $0.y)) }
  }

  /// Whether something that stands in the text lies over the caret, by the places that the widgets have.
  var isCaretCovered: Bool {
    guard followsCaret, buffer.selection.isEmpty, embedded?.holdsWidgets == true,
      let caret = paintedCaret
    else { return false }
    return embedded?.widgetsInSight.contains {
      $0.bounds(in: widget)?.intersects(caret) ?? false
    } ?? false
  }

  /// Notes that the caret is out of sight because a person wants it so.
  func caretStrays() { strayedCaret = buffer.caret }

  /// Leaves a caret where it is whose selection another program has taken over, or another window.
  ///
  /// Selecting everything does not scroll, and losing that selection should not either.
  private func selectionMayBeLost() {
    guard hasWidget, buffer.selection.isEmpty, followsCaret, !isCaretVisible else { return }
    caretStrays()
  }

  /// Brings back a caret that was left out of sight, now that the text is edited there.
  ///
  /// Also for edits that are no action of the user's, such as those of assistive technology, at whose end
  /// nobody else looks.
  func lookForStrayedCaret() {
    guard strayedCaret != nil else { return }
    strayedCaret = nil
    widget.queueResize()
  }

  /// Looks after a frame where the caret is, if it may be anywhere but in sight.
  func noteStrayedCaret() {
    if strayedCaret != nil {
      if isCaretVisible { strayedCaret = nil }
    } else if !buffer.selection.isEmpty, followsCaret, !isCaretVisible {
      // Selecting everything does not scroll.
      caretStrays()
    }
  }

  /// Scrolls so that what is sought is in sight, or the caret, and nothing is scrolled that fits.
  ///
  /// - Returns: Whether it had to scroll.
  func settleScrolling() -> Bool {
    guard textView.isChildVisible, lastWidth > 0 else { return false }
    stayUnshifted()
    guard scrolls else { return scroll(to: 0) }
    if let sought, let extent = soughtExtent {
      let line = textView.verticalExtent(ofLine: buffer.line(containing: sought.range.lowerBound))
      return scroll(toShow: extent, inLine: VerticalExtent(line))
    }
    guard followsCaret, strayedCaret != buffer.caret else { return false }
    // In the text's coordinates: the view takes over a new value of the adjustment a little later.
    let caret = textView.caretRectangleInText
    let line = textView.caretLineExtent
    return scroll(
      toShow: VerticalExtent(y: caret.y, height: caret.height),
      inLine: VerticalExtent(y: line.y, height: line.height))
  }

  private func scroll(toShow place: VerticalExtent, inLine line: VerticalExtent) -> Bool {
    // The view lays out the line to say where a place in it is, and still counts the line as high as it
    // was at another width: there may be no scrolling as far as the place. What it shows, it counts anew.
    if place.y >= line.y + line.height, scroll(to: line.y) { return true }
    let end = place.y + place.height
    // The last line is shown with the space below it: else the line at the top peeps in. The caret may be
    // a pixel or two lower than its line is high.
    let isLast = end + Double(spacing.below) + place.height / 2 >= verticalAdjustment.upper
    let lowest = isLast ? verticalAdjustment.upper : end + Double(spacing.hiddenBelow)
    let bottom = lowest - verticalAdjustment.pageSize
    let top = place.y - Double(spacing.hiddenAbove)
    return scroll(to: min(max(verticalAdjustment.value, bottom), top))
  }

  /// Makes the view lay out again what it shows: it does so whenever it hears of scrolling.
  ///
  /// On its own it does not when it has grown: it would take lines that it does not know for lines
  /// without height, and paint all of them, a whole book into a few lines' space.
  func learnLines() { verticalAdjustment.announceValue() }

  /// Has the view lay out as much before and behind what is sought, or the caret, as it shows, with its next
  /// allocation.
  ///
  /// After a long paste that makes the view higher it knows too little above the caret: the lines before
  /// have no height yet, the view goes on from the last line that it knows, and would come to the caret
  /// page by page. It looks around a mark that it is to scroll to; and it scrolls in an allocation only
  /// if some line has become invalid.
  func learnLinesAroundCaret() {
    let caret = sought?.range.upperBound ?? buffer.caret
    textView.scroll(toOffset: caret)
    let (start, end) = caret > 0 ? (caret - 1, caret) : (0, min(1, buffer.scalarCount))
    layOutAgain(start..<end)
  }

  /// Whether the view has still to learn how high the caret's line is, and can therefore not scroll to it.
  ///
  /// It learns at once what it shows, and a new line below that only after the frame.
  var isCaretLineUnknown: Bool {
    sought == nil && followsCaret && strayedCaret != buffer.caret
      && textView.caretLineExtent.height == 0
  }

  /// Has the view lay out lines again, by a tag that says nothing and is taken away at once.
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
