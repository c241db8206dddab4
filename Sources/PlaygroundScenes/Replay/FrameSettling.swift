import Concertina

/// Waits until a window has painted what was asked for and asks for nothing more.
///
/// The frame clock itself tells: it is kept ticking, and when a tick passes without a paint and the
/// main loop has nothing to do, everything is on the screen. No time is waited for.
@MainActor
public struct FrameSettling {
  private let widget: Widget

  /// Waits for the window that a widget is in.
  public init(of widget: Widget) { self.widget = widget }

  /// Runs the main loop until a frame clock's turn is through, painted or not.
  public func waitForTurn() { waitForTurns { _ in true } }

  /// Runs the main loop until a turn passes without a paint.
  ///
  /// - Parameter isReady: Asked in addition, for work that goes on elsewhere.
  /// - Returns: Whether that was so within five seconds.
  @discardableResult
  public func waitUntilStill(isReady: @escaping @MainActor () -> Bool = { true }) -> Bool {
    var still = 0
    return waitForTurns { wasPainted in
      still = wasPainted || !isReady() ? 0 : still + 1
      // One turn is not enough: what a paint has triggered may ask for the next one.
      return still >= 2
    }
  }

  @discardableResult
  private func waitForTurns(until isDone: @escaping @MainActor (Bool) -> Bool) -> Bool {
    guard let clock = widget.frameClock else {
      MainLoop.runUntilIdle()
      return true
    }
    var (wasPainted, done) = (false, false)
    let paint = clock.onPaint { wasPainted = true }
    let turn = clock.onAfterPaint {
      if isDone(wasPainted) { done = true }
      wasPainted = false
    }
    let ticking = widget.onEachFrame { _ in !done }
    defer {
      ticking.cancel()
      paint.disconnect()
      turn.disconnect()
    }
    return MainLoop.run(atMost: 5) { done }
  }
}
