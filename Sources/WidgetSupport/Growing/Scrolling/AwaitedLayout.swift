import GtkCore

/// Makes sure that a text view has laid out an edited line before it is painted.
///
/// A view does so when the main loop is idle, which comes before the next frame, except on a busy
/// machine: GDK delivers events that wait for a frame, and paints at once. The view would then lay
/// out the line while it is painted, and request its new height too late.
@MainActor
final class AwaitedLayout {
  private let view: TextView
  private var frame: SignalConnection?
  private var idle: MainLoopSource?

  init(of view: TextView) { self.view = view }

  /// Begins to wait, if it does not yet.
  func begin() {
    guard idle == nil, let clock = view.frameClock else { return }
    frame = clock.onBeforePaint { [weak self] in
      self?.end()
      self?.view.queueResize()
    }
    idle = .idle(priority: .afterTextLayout) { [weak self] in self?.end() }
  }

  private func end() {
    frame?.disconnect()
    idle?.cancel()
    (frame, idle) = (nil, nil)
  }
}
