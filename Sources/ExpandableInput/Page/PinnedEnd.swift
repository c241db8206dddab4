import GtkCore

/// Keeps the end of a scrolled content in sight while the room for it, or the content, changes.
///
/// Whether it was in sight is what a person left behind: it changes when somebody scrolls, not when
/// the layout moves the bounds.
@MainActor
final class PinnedEnd {
  /// How far from its end, in pixels, content counts as scrolled to it.
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

  /// Lets the content be allocated, and scrolls it within the same frame.
  func whileAllocating(_ allocate: () -> Void) {
    isAllocating = true
    defer { isAllocating = false }
    allocate()
    if isPinned, adjustment.value != adjustment.maximum {
      adjustment.value = adjustment.maximum
      // The scroller has moved its content already; now it lays out what came into sight.
      allocate()
    }
    upperInForce = adjustment.upper
    pageInForce = adjustment.pageSize
  }

  private func scrolled() {
    // The bounds may have moved under the value: that is no person's wish.
    guard !isAllocating, adjustment.upper == upperInForce, adjustment.pageSize == pageInForce else {
      return
    }
    isPinned = adjustment.value >= adjustment.maximum - Self.nearness
  }
}
