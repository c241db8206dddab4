import Concertina

/// Waits until windows have painted what was asked for and ask for nothing more.
///
/// The frame clocks themselves tell: they are kept ticking, and when a tick passes without a paint and
/// the main loop has nothing to do, everything is on the screen. No time is waited for.
@MainActor
public struct FrameSettling {
  private let widgets: [Widget]

  /// Waits for the window that a widget is in.
  public init(of widget: Widget) { self.init(of: [widget]) }

  /// Waits for several windows at once.
  public init(of widgets: [Widget]) { self.widgets = widgets }

  /// Runs the main loop until each frame clock's turn is through, painted or not.
  public func waitForTurn() { wait(forTurns: 1) { _ in true } }

  /// Runs the main loop until turns pass without a paint.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait at most.
  ///   - isReady: Asked in addition, for work that goes on elsewhere.
  ///   - paintsByItself: Asked whether something turns on and on, whose paints mean nothing.
  ///   - isStopped: Asked whether to wait no longer.
  /// - Returns: Whether that was so in time.
  @discardableResult
  public func waitUntilStill(
    atMost seconds: Double = 5, isReady: @escaping @MainActor () -> Bool = { true },
    paintsByItself: @escaping @MainActor () -> Bool = { false },
    isStopped: @escaping @MainActor () -> Bool = { false }
  ) -> Bool {
    // One turn is not enough: what a paint has triggered may ask for the next one.
    wait(forTurns: 2, atMost: seconds, isStopped) { (!$0 || paintsByItself()) && isReady() }
  }

  /// So many turns are made before time says anything: one of a text of megabytes may take seconds.
  private static let fewestTurns = 20

  /// Waits until each clock has made so many turns in a row that were as wanted.
  @discardableResult
  private func wait(
    forTurns count: Int, atMost seconds: Double = 5,
    _ isStopped: @escaping @MainActor () -> Bool = { false },
    _ isWanted: @escaping @MainActor (_ wasPainted: Bool) -> Bool
  ) -> Bool {
    let turns = widgets.compactMap { FrameTurns(of: $0, isWanted: isWanted) }
    defer { for turn in turns { turn.stop() } }
    guard !turns.isEmpty else {
      MainLoop.runUntilIdle()
      return true
    }
    let isDone = { @MainActor in isStopped() || turns.allSatisfy { $0.wanted >= count } }
    if MainLoop.run(atMost: seconds, until: isDone) { return true }
    _ = MainLoop.run(atMost: 20 * seconds) {
      isDone() || turns.allSatisfy { $0.made >= Self.fewestTurns }
    }
    return isDone()
  }
}

/// Counts the turns of one frame clock, and keeps it ticking meanwhile.
@MainActor
private final class FrameTurns {
  /// How many turns in a row were as wanted.
  private(set) var wanted = 0
  /// How many turns there were.
  private(set) var made = 0
  private var wasPainted = false
  private var connections: [SignalConnection] = []
  private var ticking: FrameCallback?

  init?(of widget: Widget, isWanted: @escaping @MainActor (Bool) -> Bool) {
    guard let clock = widget.frameClock else { return nil }
    connections = [
      clock.onPaint { [weak self] in self?.wasPainted = true },
      clock.onAfterPaint { [weak self] in
        guard let self else { return }
        self.made += 1
        self.wanted = isWanted(self.wasPainted) ? self.wanted + 1 : 0
        self.wasPainted = false
      },
    ]
    ticking = widget.onEachFrame { _ in true }
  }

  func stop() {
    ticking?.cancel()
    for connection in connections { connection.disconnect() }
  }
}
