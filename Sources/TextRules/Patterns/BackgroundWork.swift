import Dispatch

/// Work on another thread, for whose result the main thread can wait.
///
/// It is `Sendable` because the worker writes the result before it leaves the group, and the main
/// thread reads it only after the group is empty.
final class BackgroundWork<Value: Sendable>: @unchecked Sendable {
  private let work: @Sendable () -> Value
  private let group = DispatchGroup()
  private var value: Value?

  init(_ work: @escaping @Sendable () -> Value) { self.work = work }

  /// The result; nil until the work is finished.
  var result: Value? { wait(atMost: .nanoseconds(0)) ? value : nil }

  /// Starts, and calls `completion` on the main actor afterwards.
  func begin(on queue: DispatchQueue, _ completion: @escaping @MainActor () -> Void) {
    group.enter()
    queue.async {
      self.value = self.work()
      self.group.leave()
      DispatchQueue.main.async { MainActor.assumeIsolated { completion() } }
    }
  }

  /// Waits for the result; returns whether it came in time.
  func wait(atMost time: DispatchTimeInterval) -> Bool {
    group.wait(timeout: .now() + time) == .success
  }
}
