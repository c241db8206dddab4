import GtkCore

/// Watches frames from an edit by the user until its result is painted and at rest.
///
/// An area that grows in a page pushes its caret out of view, and the page knows nothing of carets.
/// How far to scroll is known after a layout; GTK then lays out again before it paints.
@MainActor
final class CaretFollowing {
  /// Whether an edit was made that is not painted and at rest yet.
  private(set) var isUnderWay = false

  /// How often a page is scrolled in a frame at most: GDK gives up after four layouts.
  private static let maximumTries = 2

  /// Whether the connections to the clock are kept at rest, as while the user types.
  var isKept = false { didSet { if !isKept, !isUnderWay { end() } } }

  private var connections: [SignalConnection] = []
  private var isPainted = false
  private var tries = 0

  /// Starts watching, or continues.
  ///
  /// - Parameters:
  ///   - clock: The frame clock of the window.
  ///   - show: Scrolls the caret into view, after each layout.
  ///   - prepare: Scrolls as far as is known before the layout of a frame.
  ///   - isMoving: Whether heights are still being animated.
  func begin(
    on clock: FrameClock, show: @escaping @MainActor () -> Void,
    prepare: @escaping @MainActor () -> Void, whileMoving isMoving: @escaping @MainActor () -> Bool
  ) {
    isPainted = false
    clock.requestLayout()
    guard !isUnderWay else { return }
    isUnderWay = true
    guard connections.isEmpty else { return }
    connections = [
      clock.onBeforePaint { [weak self] in self?.frameBegins(prepare) },
      clock.onLayout { [weak self] in self?.tryOnce(show) },
      clock.onAfterPaint { [weak self] in
        if let self, self.isUnderWay { self.isPainted = !isMoving() }
      },
    ]
  }

  private func frameBegins(_ prepare: () -> Void) {
    guard isUnderWay else { return }
    tries = 0
    guard isPainted else { return prepare() }
    // This is the frame after the one that showed everything.
    isUnderWay = false
    if !isKept { end() }
  }

  /// Shows the caret once more: while the heights of lines are still being learned, each layout may
  /// move it.
  private func tryOnce(_ show: () -> Void) {
    guard isUnderWay, tries < Self.maximumTries else { return }
    tries += 1
    show()
  }

  /// Stops watching; does nothing if that has happened.
  func end() {
    isUnderWay = false
    for connection in connections { connection.disconnect() }
    connections = []
  }
}
