import CConcertinaGtk
import CConcertinaShims

/// GLib's main loop on the main thread, with Swift's concurrency inside it.
///
/// After ``prepare()`` the default main context processes libdispatch's main queue, so that
/// `Task { @MainActor in … }`, `await` and `DispatchQueue.main` work while GTK's loop runs, without
/// delay and without a timer: the loop sleeps when nothing happens.
@MainActor
public enum MainLoop {
  /// Makes GTK and Swift concurrency share the main thread's loop; further calls do nothing.
  public static func prepare() {
    concertina_dispatch_attach()
    FileMonitor.loadTypes()
  }

  /// Whether the current thread is the one that GTK runs on.
  package nonisolated static var isOnMainThread: Bool { concertina_is_main_thread() != 0 }

  /// The time since some moment in the past, in seconds; it never goes backward.
  package static var monotonicTime: Double { Double(g_get_monotonic_time()) / 1e6 }

  /// Handles the events that are ready; waits for one first if `mayBlock`.
  ///
  /// - Returns: Whether anything was handled.
  @discardableResult
  package static func iterate(mayBlock: Bool) -> Bool {
    g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0
  }

  /// Runs the loop until `condition` holds or the deadline passes.
  ///
  /// The loop sleeps between events; nothing is polled faster than events arrive.
  ///
  /// - Parameters:
  ///   - seconds: The maximum time to wait.
  ///   - condition: Called after every iteration of the loop.
  /// - Returns: Whether the condition held in time.
  package static func run(
    atMost seconds: Double, until condition: @MainActor () -> Bool
  ) -> Bool {
    prepare()
    if condition() { return true }
    let deadline = Deadline(seconds: seconds)
    while !deadline.hasPassed {
      iterate(mayBlock: true)
      if condition() { return true }
    }
    return condition()
  }

  /// Waits until the loop has handled what is more urgent than a piece of long work.
  package static func untilIdle() async {
    await withCheckedContinuation { continuation in
      MainLoopSource.idle(priority: .low) { continuation.resume() }
    }
  }

  /// Runs the loop until nothing is left to do for now.
  package static func runUntilIdle() {
    prepare()
    while iterate(mayBlock: false) {}
  }
}

/// A moment in the future at which the main loop wakes up.
@MainActor
private final class Deadline {
  private let source: MainLoopSource
  private let state: State

  @MainActor
  private final class State {
    var hasPassed = false
  }

  init(seconds: Double) {
    let state = State()
    self.state = state
    source = MainLoopSource.after(seconds: seconds) { state.hasPassed = true }
  }

  var hasPassed: Bool { state.hasPassed }

  deinit { source.cancelFromAnywhere() }
}
