import GtkCore
import RichTextModel

/// Scrolling of a table that is wider than its line.
extension TableFrameImplementation {
  /// Scrolls sideways until cells are visible, or their start if they are too wide.
  func scroll(to range: TableCellRange) {
    guard let geometry, geometry.width > visibleWidth else { return }
    let start = geometry.lefts[range.columns.lowerBound]
    let end = geometry.lefts[range.columns.upperBound]
    let wanted = min(max(scrolled, end - visibleWidth), start)
    guard wanted != scrolled else { return }
    scrolled = wanted
    widget.queueResize()
  }

  /// The distance of a click of the wheel, in pixels.
  private static let pixelsPerClick = 60.0

  func scroll(_ amount: ScrollController.Amount) -> Bool {
    switch amount {
    case .pixels(let distance): scroll(by: distance)
    case .clicks(let clicks): scroll(by: clicks * Self.pixelsPerClick)
    }
  }

  /// Scrolls sideways; returns false at an end, so that whatever is around the table may scroll.
  func scroll(by distance: Double) -> Bool {
    guard let geometry else { return false }
    let before = scrolled
    let wanted = Double(before) + (isMirrored ? -distance : distance)
    scrolled = Int(min(max(wanted, 0), Double(max(geometry.width - visibleWidth, 0))).rounded())
    if scrolled != before { widget.queueResize() }
    return scrolled != before
  }
}
