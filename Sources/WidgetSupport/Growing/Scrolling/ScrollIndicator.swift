import GtkCore

/// The slim scrollbar on top of a growing text area's edge, shown only while the text scrolls.
@MainActor
final class ScrollIndicator {
  private let adjustment: Adjustment
  /// Called when the user moves the slider.
  var onMoved: (@MainActor () -> Void)?
  private var scrollbar: Scrollbar?

  init(adjustment: Adjustment) { self.adjustment = adjustment }

  var isShown: Bool { scrollbar?.isChildVisible ?? false }

  /// Whether there is a scrollbar, shown or not.
  var isPrepared: Bool { scrollbar != nil }

  /// Creates the scrollbar before the allocation that needs it.
  func prepare(in area: Widget) {
    if scrollbar == nil { _ = makeScrollbar(in: area) }
  }

  /// Shows or hides the scrollbar of an area, and allocates it.
  func update(isNeeded: Bool, in area: Widget, width: Int, height: Int) {
    guard isNeeded else {
      scrollbar?.isChildVisible = false
      return
    }
    let bar = scrollbar ?? makeScrollbar(in: area)
    bar.isChildVisible = true
    let barWidth = bar.measure(.horizontal).minimum
    let barHeight = max(height, bar.measure(.vertical, forSize: barWidth).minimum)
    let x =
      area.direction == .rightToLeft
      ? -room(atStart: true, in: area, width: width, for: barWidth)
      : width - barWidth + room(atStart: false, in: area, width: width, for: barWidth)
    bar.allocate(x: x, y: 0, width: barWidth, height: barHeight)
  }

  /// How far the bar can stand in the padding, where it covers no characters.
  private func room(atStart: Bool, in area: Widget, width: Int, for barWidth: Int) -> Int {
    guard let edges = area.bounds(in: area) else { return 0 }
    let padding = atStart ? -edges.x : edges.x + edges.width - Double(width)
    return min(max(Int(padding), 0), barWidth)
  }

  private func makeScrollbar(in area: Widget) -> Scrollbar {
    let bar = Scrollbar(.vertical, adjustment: adjustment)
    // The theme's own class for a bar that is thin until the pointer enters it.
    bar.addStyleClass("overlay-indicator")
    bar.setCursor(named: "default")
    let pointer = PointerController()
    pointer.onChange { [weak self] in self?.scrollbar?.setStyleClass("hovering", $0) }
    bar.add(pointer)
    bar.onMoved { [weak self] in self?.onMoved?() }
    bar.insert(into: area)
    scrollbar = bar
    return bar
  }
}
