/// A size on its way from one value to another, as a function of time alone.
///
/// The size slows down towards its end (a cubic ease-out), and is at its end for ever after.
///
///     let growth = SizeTransition(from: 50, to: 68, start: 10, duration: 0.25)
///     growth.size(at: 10)      // 50
///     growth.size(at: 10.25)   // 68
struct SizeTransition: Equatable {
  /// Where the size starts, in pixels.
  let from: Int
  /// Where it ends, in pixels.
  let to: Int
  /// When it starts, in seconds.
  let start: Double
  /// How long it takes, in seconds.
  let duration: Double

  /// The size at a time, between ``from`` and ``to``.
  func size(at time: Double) -> Int {
    guard !isOver(at: time) else { return to }
    let left = 1 - max(0, time - start) / duration
    let progress = 1 - left * left * left
    return from + Int((Double(to - from) * progress).rounded())
  }

  /// Whether the size has come to its end.
  func isOver(at time: Double) -> Bool { !(time - start < duration) }
}
