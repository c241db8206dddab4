import GtkCore
import WidgetSupport

/// Lets a field's height follow its hint smoothly.
///
/// Only what the hint adds to the height is on its way: a text that grows does so at once, as it does
/// in the editors, and is never cut. What the hint adds in the end is asked for each time and nowhere
/// kept, so the height at which the field comes to rest does not depend on the clock.
@MainActor
final class HintMotion {
  /// How long a change takes, in seconds; 0: none is smooth.
  var duration: Double {
    get { fraction.duration }
    set { fraction.duration = newValue }
  }

  /// 0 where the movement began, 1 at its end.
  private let fraction = AnimatedFraction(1, duration: 0.25)
  /// What the hint added where the movement began, in pixels.
  private var start = 0

  /// What the hint adds for as long as the height is held, in pixels; nil: it is not.
  private var held: Int?

  init() { fraction.changesSize = true }

  /// Whether the height is on its way, or is held.
  var isMoving: Bool { held != nil || fraction.isMoving }

  /// What the hint adds to the height now, in pixels.
  ///
  /// - Parameter target: What it adds in the end.
  /// - Returns: That, or something on the way to it.
  func extra(for target: Int) -> Int {
    if let held { return held }
    guard isMoving else { return target }
    return start + Int((Double(target - start) * fraction.value).rounded())
  }

  /// Begins a movement, also in the midst of another one.
  ///
  /// - Parameters:
  ///   - extra: What the hint adds to the height now, in pixels.
  ///   - field: Whose height it is.
  func begin(from extra: Int, in field: Widget) {
    start = extra
    fraction.restart(in: field)
  }

  /// Keeps the height as it is: what a person is pressing must not slide away.
  ///
  /// - Parameter extra: What the hint adds to the height now, in pixels.
  func hold(_ extra: Int) {
    fraction.stop()
    held = extra
  }

  /// Lets the height go again; a movement may begin.
  func endHold() { held = nil }

  /// Ends the movement at its end.
  func stop() {
    held = nil
    fraction.stop()
  }
}
