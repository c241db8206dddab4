import GtkCore

/// Scrolling past the limit: the wheel, touch, and the caret that is never out of sight.
extension GrowingTextAreaImplementation {
  func connectScrolling() {
    let scroll = ScrollController()
    scroll.onScroll { [weak self] in self?.scroll($0) ?? false }
    scroll.onDecelerate { [weak self] in self?.startKineticScroll(velocity: $0) }
    widget.add(scroll)
    connectTouch()
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
      self.verticalAdjustment.value = start - y
    }
    widget.add(drag)
  }

  private func scroll(_ amount: ScrollController.Amount) -> Bool {
    kineticScroll.stop()
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
    return caret.y >= 0 && caret.y + caret.height <= Double(textView.height)
  }

  /// Puts the text right after an allocation, in the same frame.
  func settleScrolling(followsCaret: Bool) {
    guard textView.isChildVisible else { return }
    guard scrolls else {
      if verticalAdjustment.value != 0 { verticalAdjustment.value = 0 }
      return
    }
    guard followsCaret else { return }
    let caret = textView.caretRectangle
    let below = caret.y + caret.height - Double(textView.height)
    if caret.y < 0 { scroll(by: caret.y) } else if below > 0 { scroll(by: below) }
  }
}
