import GtkCore

/// Scrolls a list until a row of it is visible.
@MainActor
final class RowScrolling {
  private let scroller: ScrolledWindow
  private let list: ListBox
  /// The row to show, until it is visible.
  private var row: ListBoxRow?
  private var update: MainLoopSource?

  /// Scrolls a list that is in a scrolled window.
  init(_ list: ListBox, in scroller: ScrolledWindow) {
    self.list = list
    self.scroller = scroller
    // A list that was just shown, or has other rows, has no places yet.
    scroller.verticalAdjustment?.onBoundsChanged { [weak self] in self?.scrollSoon() }
  }

  /// Makes a row visible, as soon as it has a place.
  func show(_ row: ListBoxRow) {
    self.row = row
    scrollSoon()
  }

  private func scrollSoon() {
    guard row != nil, update?.isPending != true else { return }
    update = .idle(priority: .low) { [weak self] in self?.scroll() }
  }

  private func scroll() {
    guard let row, row.isMapped, row.height > 0, let place = row.bounds(in: list),
      let adjustment = scroller.verticalAdjustment
    else { return }
    self.row = nil
    let isAbove = place.y < adjustment.value
    let isBelow = place.y + place.height > adjustment.value + adjustment.pageSize
    guard isAbove || isBelow else { return }
    // In the middle, so that it is seen among those around it.
    adjustment.value = place.y + (place.height - adjustment.pageSize) / 2
  }
}
