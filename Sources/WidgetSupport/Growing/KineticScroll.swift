import GtkCore

/// Goes on scrolling after a swipe, slower and slower.
@MainActor
final class KineticScroll {
  /// How fast a swipe comes to rest, per second: the same as in GTK's scrolled windows.
  private static let friction = 4.0
  /// Below this speed, in pixels a second, it stands.
  private static let leastSpeed = 15.0

  private var callback: FrameCallback?
  private var velocity = 0.0
  private var lastTime: Double?

  var isRunning: Bool { callback?.isRunning ?? false }

  /// Starts with a speed in pixels a second; `scroll` moves by pixels and tells whether it could.
  func start(velocity: Double, on widget: Widget, scroll: @escaping @MainActor (Double) -> Bool) {
    stop()
    guard abs(velocity) > KineticScroll.leastSpeed else { return }
    self.velocity = velocity
    callback = widget.onEachFrame { [weak self] time in
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
    // A series of ever shorter steps, cut off: no exponential function is worth an import.
    velocity *= max(0, 1 - KineticScroll.friction * elapsed)
    return moved && abs(velocity) > KineticScroll.leastSpeed
  }
}
