import GtkCore

/// Scrolls an area's text with the wheel and by touch, and shows with an indicator that it scrolls.
@MainActor
final class UserScrolling: AreaPart {
  /// The scrollbar on top of the area's edge.
  let indicator: ScrollIndicator

  /// How often the user has scrolled, to know whether that has happened since.
  private(set) var count = 0

  private let size: AreaSize
  private let caret: CaretScroller
  let area: AreaContext
  private let kineticScroll = KineticScroll()

  init(_ area: AreaContext, size: AreaSize, caret: CaretScroller) {
    self.area = area
    self.size = size
    self.caret = caret
    indicator = ScrollIndicator(adjustment: area.adjustment)
  }

  /// Connects to the wheel, to touch and to the indicator.
  func connect() {
    let scroll = ScrollController()
    scroll.onScroll { [weak self] in self?.scroll($0) ?? false }
    scroll.onDecelerate { [weak self] in self?.startKineticScroll(velocity: $0) }
    area.handle?.add(scroll)
    indicator.onMoved = { [weak self] in self?.begin() }
    connectTouch()
  }

  private func begin() {
    count += 1
    caret.allowCaretOutOfView()
  }

  /// Scrolls the text as the user does, and returns the distance that it could not.
  func scroll(pixels distance: Double) -> Double {
    guard size.scrolls else { return distance }
    stop()
    begin()
    let before = adjustment.value
    _ = scroll(by: distance)
    return distance - (adjustment.value - before)
  }

  /// Stops a scroll that continues by itself.
  func stop() { kineticScroll.stop() }

  private func connectTouch() {
    let drag = TouchDrag()
    drag.phase = .capture
    var start = 0.0
    drag.onBegin { [weak self] in
      self?.stop()
      start = self?.adjustment.value ?? 0
    }
    drag.onUpdate { [weak self] gesture, _, y in
      guard let self, self.size.scrolls, abs(y) > 8 else { return }
      gesture.claim()
      self.begin()
      self.adjustment.value = start - y
    }
    area.handle?.add(drag)
  }

  private func scroll(_ amount: ScrollController.Amount) -> Bool {
    stop()
    begin()
    switch amount {
    case .pixels(let distance): return scroll(by: distance)
    case .clicks(let clicks): return scroll(by: clicks * pixelsPerClick)
    }
  }

  /// The distance of one click: two and a half lines in a small editor; GTK's own distance grows
  /// with the page in the same way.
  private var pixelsPerClick: Double { max(adjustment.pageSize / 2, 16) }

  /// Scrolls; returns false at an end, so that whatever is around the editor may scroll.
  private func scroll(by distance: Double) -> Bool {
    guard size.scrolls else { return false }
    let before = adjustment.value
    adjustment.value = min(max(before + distance, 0), adjustment.maxValue)
    return adjustment.value != before
  }

  private func startKineticScroll(velocity: Double) {
    guard let widget = area.handle else { return }
    kineticScroll.start(velocity: velocity, on: widget) { [weak self] in
      self?.scroll(by: $0) ?? false
    }
  }
}
