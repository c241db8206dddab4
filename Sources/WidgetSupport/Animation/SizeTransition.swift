/// A size that changes from one value to another, as a function of time alone.
///
/// The change slows down toward its end (a cubic ease-out); afterward the size stays the same.
///
///     let growth = SizeTransition(from: 50, to: 68, start: 10, duration: 0.25)
///     growth.size(at: 10)      // 50
///     growth.size(at: 10.25)   // 68
struct SizeTransition: Equatable {
  /// The size at the start, in pixels.
  let from: Int
  /// The size at the end, in pixels.
  let to: Int
  /// The time of the start, in seconds.
  let start: Double
  /// The duration, in seconds.
  let duration: Double

  /// Returns the size at a time, between ``from`` and ``to``.
  func size(at time: Double) -> Int {
    guard !isOver(at: time) else { return to }
    let left = 1 - max(0, time - start) / duration
    let progress = 1 - left * left * left
    return from + Int((Double(to - from) * progress).rounded())
  }

  /// Whether the transition is over at a time.
  func isOver(at time: Double) -> Bool { !(time - start < duration) }
}
