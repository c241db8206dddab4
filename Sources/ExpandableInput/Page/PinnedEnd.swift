import GtkCore

/// Keeps the end of scrolled content visible while the content, or the space for it, changes.
///
/// Whether the end was visible depends on the user: it changes when the user scrolls, not when
/// layout moves the bounds.
@MainActor
final class PinnedEnd {
  /// The distance from its end, in pixels, within which content counts as scrolled to it.
  private static let nearness = 1.0

  private(set) var isPinned = true
  private let adjustment: Adjustment
  private var isAllocating = false
  private var upperInForce = 0.0
  private var pageInForce = 0.0

  init(of adjustment: Adjustment) {
    self.adjustment = adjustment
    adjustment.onValueChanged { [weak self] in self?.scrolled() }
  }

  func pin() { isPinned = true }

  /// Allocates the content, and scrolls it within the same frame.
  func whileAllocating(_ allocate: () -> Void) {
    isAllocating = true
    defer { isAllocating = false }
    allocate()
    if isPinned, adjustment.value != adjustment.maxValue {
      adjustment.value = adjustment.maxValue
      // The scroller has moved its content already; this lays out what became visible.
      allocate()
    }
    upperInForce = adjustment.upper
    pageInForce = adjustment.pageSize
  }

  private func scrolled() {
    // The bounds may have moved the value: that does not tell what the user wants.
    guard !isAllocating, adjustment.upper == upperInForce, adjustment.pageSize == pageInForce else {
      return
    }
    isPinned = adjustment.value >= adjustment.maxValue - Self.nearness
  }
}
