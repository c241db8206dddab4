import GtkCore
import Observation

/// A token for a handler of changes, which is called until the token is canceled or released.
///
/// Once the token has been released on the main thread, the handler is not called any more; where
/// another thread releases it, it may be called until the main loop runs next.
@MainActor
public final class BindingObservation: Cancellable {
  private nonisolated(unsafe) var end: (@MainActor @Sendable () -> Void)?

  init(end: @escaping @MainActor @Sendable () -> Void) { self.end = end }

  /// Ends the observation; does nothing if it has ended.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  deinit {
    guard let end else { return }
    if MainLoop.isOnMainThread { return MainActor.assumeIsolated(end) }
    Task { @MainActor in end() }
  }
}

/// Follows what a closure reads of `@Observable` models.
@MainActor
final class ModelObservation {
  private let read: @MainActor () -> Void
  private let handler: @MainActor () -> Void
  private var isCancelled = false

  init(of read: @escaping @MainActor () -> Void, _ handler: @escaping @MainActor () -> Void) {
    self.read = read
    self.handler = handler
    track()
  }

  var observation: BindingObservation { BindingObservation { self.isCancelled = true } }

  private func track() {
    withObservationTracking {
      read()
    } onChange: { [weak self] in
      // Called before the value changes, and only once: track again after the change.
      Task { @MainActor in self?.valueChanged() }
    }
  }

  private func valueChanged() {
    guard !isCancelled else { return }
    track()
    handler()
  }
}
