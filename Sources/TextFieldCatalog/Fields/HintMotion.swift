import GtkCore
import WidgetSupport

/// Animates a field's height when its hint changes.
///
/// Only what the hint adds to the height is animated: text that grows does so immediately, as in
/// the editors, and is never clipped. What the hint adds in the end is computed each time and never
/// stored, so the final height of the field does not depend on the clock.
@MainActor
final class HintMotion {
  /// The duration of a change, in seconds; 0 turns the animation off.
  var duration: Double {
    get { fraction.duration }
    set { fraction.duration = newValue }
  }

  /// The progress of the animation, from 0 to 1.
  private let fraction = AnimatedFraction(1, duration: 0.25)
  /// The height that the hint added at the start of the animation, in pixels.
  private var start = 0

  /// The height that the hint adds while the field's height is held, in pixels; nil while it is not
  /// held.
  private var held: Int?

  init() { fraction.changesSize = true }

  /// Whether the height is being animated or held.
  var isMoving: Bool { held != nil || fraction.isMoving }

  /// Returns what the hint adds to the present height, in pixels.
  ///
  /// - Parameter target: What it adds in the end.
  /// - Returns: The target, or a value between the start and the target.
  func extra(for target: Int) -> Int {
    if let held { return held }
    guard isMoving else { return target }
    return start + Int((Double(target - start) * fraction.value).rounded())
  }

  /// Begins an animation, even during another one.
  ///
  /// - Parameters:
  ///   - extra: What the hint adds to the present height, in pixels.
  ///   - field: The field whose height changes.
  func begin(from extra: Int, in field: Widget) {
    start = extra
    fraction.restart(in: field)
  }

  /// Holds the height, so that what the user is pressing does not slide away.
  ///
  /// - Parameter extra: What the hint adds to the present height, in pixels.
  func hold(_ extra: Int) {
    fraction.stop()
    held = extra
  }

  /// Stops holding the height; an animation may begin.
  func endHold() { held = nil }

  /// Ends the animation in its final state.
  func stop() {
    held = nil
    fraction.stop()
  }
}
