import GtkCore

/// How far something is scrolled, and within which bounds.
@MainActor
struct ScrollPosition: Equatable {
  private let value: Double
  private let upper: Double
  private let pageSize: Double

  init(of adjustment: Adjustment) {
    (value, upper, pageSize) = (adjustment.value, adjustment.upper, adjustment.pageSize)
  }

  nonisolated static func == (left: Self, right: Self) -> Bool {
    (left.value, left.upper, left.pageSize) == (right.value, right.upper, right.pageSize)
  }
}
