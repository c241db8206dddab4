import GtkCore

/// Scrolling past the limit: the wheel, touch, and the caret that is never out of sight.
extension GrowingTextAreaImplementation {
  func connectScrolling() {
    let scroll = ScrollController()
    scroll.onScroll { [weak self] in self?.scroll($0) ?? false }
    scroll.onDecelerate { [weak self] in self?.startKineticScroll(velocity: $0) }
    widget.add(scroll)
    verticalAdjustment.onBoundsChanged { [weak self] in self?.boundsChanged() }
    connectTouch()
  }

  /// The view learns the heights of lines little by little, and each time the caret may move.
  private func boundsChanged() {
    guard hasWidget, caretWasInSight else { return }
    settleScrolling(followsCaret: true)
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

  /// Whether the caret is in sight, or there is none that anybody looks for.
  var isCaretVisible: Bool {
    guard textView.isMapped, textView.isFocus else { return false }
    let caret = textView.caretRectangle
    let visible = min(caret.y + caret.height, Double(textView.height)) - max(caret.y, 0)
    // A pixel is within what GTK's own two answers (this one, and where it scrolls to) differ by; and
    // a line of taller glyphs may be higher than an area of one ordinary line.
    return visible >= min(caret.height, Double(textView.height)) - 1
  }

  /// Notes that the caret is out of sight because a person wants it so.
  func caretStrays() { strayedCaret = buffer.caret }

  /// Puts the text right after an allocation, in the same frame.
  func settleScrolling(followsCaret: Bool) {
    guard textView.isChildVisible, lastWidth > 0 else { return }
    guard scrolls else {
      if verticalAdjustment.value != 0 { verticalAdjustment.value = 0 }
      return
    }
    guard followsCaret, textView.isFocus else { return }
    let caret = textView.caretRectangle
    let below = caret.y + caret.height - Double(textView.height)
    if caret.y < 0 { scroll(by: caret.y) } else if below > 0 { scroll(by: below) }
  }
}
