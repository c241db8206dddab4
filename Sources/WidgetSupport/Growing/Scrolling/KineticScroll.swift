import GtkCore

/// Continues scrolling after a swipe, with decreasing speed.
@MainActor
final class KineticScroll {
  /// How fast a swipe slows down, per second: the same as in GTK's scrolled windows.
  private static let friction = 4.0
  /// The speed below which scrolling stops, in pixels per second.
  private static let leastSpeed = 15.0

  private var callback: FrameCallback?
  private var velocity = 0.0
  private var lastTime: Double?

  var isRunning: Bool { callback?.isRunning ?? false }

  /// Starts with a speed in pixels per second; `scroll` moves by a number of pixels and returns
  /// whether it could.
  func start(velocity: Double, on widget: Widget, scroll: @escaping @MainActor (Double) -> Bool) {
    stop()
    guard abs(velocity) > KineticScroll.leastSpeed else { return }
    self.velocity = velocity
    callback = widget.onEachFrame { [weak self] _, time in
      self?.advance(to: time, scroll: scroll) ?? false
    }
  }

  func stop() {
    callback?.cancel()
    callback = nil
    lastTime = nil
  }

  private func advance(to time: Double, scroll: (Double) -> Bool) -> Bool {
    defer { lastTime = time }
    guard let lastTime else { return true }
    let elapsed = min(max(time - lastTime, 0), 0.1)
    let moved = scroll(velocity * elapsed)
    // A first-order approximation: the exponential function is not worth an import.
    velocity *= max(0, 1 - KineticScroll.friction * elapsed)
    return moved && abs(velocity) > KineticScroll.leastSpeed
  }
}
