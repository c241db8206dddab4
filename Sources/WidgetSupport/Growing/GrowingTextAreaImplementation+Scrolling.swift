import GtkCore

/// Scrolling beyond the height limit: the wheel, touch, and keeping the caret visible.
extension GrowingTextAreaImplementation {
  func connectScrolling() {
    let scroll = ScrollController()
    scroll.onScroll { [weak self] in self?.scroll($0) ?? false }
    scroll.onDecelerate { [weak self] in self?.startKineticScroll(velocity: $0) }
    widget.add(scroll)
    caret.connect()
    indicator.onMoved = { [weak self] in self?.caret.allowCaretOutOfView() }
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
      self.caret.allowCaretOutOfView()
      self.verticalAdjustment.value = start - y
    }
    widget.add(drag)
  }

  private func scroll(_ amount: ScrollController.Amount) -> Bool {
    kineticScroll.stop()
    caret.allowCaretOutOfView()
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
}
