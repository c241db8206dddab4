import GtkCore

/// Waits until windows have drawn everything and request nothing more.
///
/// It goes by the main loop and the frame clocks themselves: when the main loop has nothing else to
/// do, a cycle is requested, and when that passes without drawing, everything is on the screen. No
/// time is waited for, so that it holds at any rate of frames.
@MainActor
public struct FrameSettling {
  private let widgets: [Widget]

  /// Waits for the window that contains a widget.
  public init(of widget: Widget) { self.init(of: [widget]) }

  /// Waits for several windows at once.
  public init(of widgets: [Widget]) { self.widgets = widgets }

  /// Runs the main loop until each frame clock has finished a cycle, whether it has drawn or not.
  public func waitForTurn() { wait(forTurns: 1) { _ in true } }

  /// Runs the main loop until cycles pass without drawing.
  ///
  /// - Parameters:
  ///   - seconds: The longest time to wait.
  ///   - isReady: Returns whether work that goes on elsewhere is finished, too.
  ///   - paintsByItself: Returns whether something is animated endlessly, so that drawing means
  ///     nothing.
  ///   - isStopped: Returns whether to stop waiting.
  /// - Returns: Whether that happened in time.
  @discardableResult
  public func waitUntilStill(
    atMost seconds: Double = 5, isReady: @escaping @MainActor () -> Bool = { true },
    paintsByItself: @escaping @MainActor () -> Bool = { false },
    isStopped: @escaping @MainActor () -> Bool = { false }
  ) -> Bool {
    // One cycle is not enough: drawing may have triggered a request for the next one.
    wait(forTurns: 2, atMost: seconds, isStopped) { (!$0 || paintsByItself()) && isReady() }
  }

  /// The number of cycles before the time limit applies: one with megabytes of text may take
  /// seconds.
  private static let fewestTurns = 20

  /// Waits until each clock has made a number of cycles in a row that were as wanted.
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

/// Counts the cycles of one frame clock, and requests one whenever the main loop has nothing else
/// to do.
@MainActor
private final class FrameTurns {
  private let clock: FrameClock
  /// The number of consecutive cycles that were as wanted.
  private(set) var wanted = 0
  /// The number of all cycles.
  private(set) var made = 0
  private var wasPainted = false
  private var connections: [SignalConnection] = []
  private var request: MainLoopSource?

  init?(of widget: Widget, isWanted: @escaping @MainActor (Bool) -> Bool) {
    guard let clock = widget.frameClock else { return nil }
    self.clock = clock
    connections = [
      clock.onPaint { [weak self] in self?.wasPainted = true },
      clock.onAfterPaint { [weak self] in
        guard let self else { return }
        self.made += 1
        self.wanted = isWanted(self.wasPainted) ? self.wanted + 1 : 0
        self.wasPainted = false
        self.requestWhenIdle()
      },
    ]
    requestWhenIdle()
  }

  /// A clock that ticks by itself could keep the main loop from what has a lower priority.
  private func requestWhenIdle() {
    guard request?.isPending != true else { return }
    request = .idle(priority: .low) { [clock] in clock.requestUpdate() }
  }

  func stop() {
    request?.cancel()
    for connection in connections { connection.disconnect() }
  }
}
