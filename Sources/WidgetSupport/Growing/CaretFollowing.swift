import GtkCore

/// Watches frames from an edit by a person until what they lead to is painted and stands.
///
/// An area that grows in a page pushes its caret out of sight, and the page knows nothing of carets.
/// What has to be scrolled is known when a layout is through; GTK lays out again before it paints.
@MainActor
final class CaretFollowing {
  /// Whether an edit was made that is not painted and at rest yet.
  private(set) var isUnderWay = false

  /// How often a page is scrolled in a frame at most: GDK gives up after four layouts.
  private static let mostTries = 2

  private var connections: [SignalConnection] = []
  private var isPainted = false
  private var tries = 0

  /// Begins to watch, or goes on.
  ///
  /// - Parameters:
  ///   - clock: The clock of the window.
  ///   - show: Brings the caret into sight, after each layout.
  ///   - isMoving: Whether heights are still on their way.
  func begin(
    on clock: FrameClock, show: @escaping @MainActor () -> Void,
    whileMoving isMoving: @escaping @MainActor () -> Bool
  ) {
    isPainted = false
    clock.requestLayout()
    guard !isUnderWay else { return }
    isUnderWay = true
    connections = [
      clock.onBeforePaint { [weak self] in self?.frameBegins() },
      clock.onLayout { [weak self] in self?.tryOnce(show) },
      clock.onAfterPaint { [weak self] in self?.isPainted = !isMoving() },
    ]
  }

  private func frameBegins() {
    tries = 0
    // The frame after the one that showed everything.
    if isPainted { end() }
  }

  /// Where the heights of lines are still being learnt, the caret may be elsewhere after each layout.
  private func tryOnce(_ show: () -> Void) {
    guard tries < Self.mostTries else { return }
    tries += 1
    show()
  }

  /// Ends watching; harmless when it has ended.
  func end() {
    isUnderWay = false
    for connection in connections { connection.disconnect() }
    connections = []
  }
}
