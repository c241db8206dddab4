import Observation

/// A token for a handler of changes, which is called until the token is canceled or released.
@MainActor
public final class BindingObservation {
  private nonisolated(unsafe) var end: (@MainActor @Sendable () -> Void)?

  init(end: @escaping @MainActor @Sendable () -> Void) { self.end = end }

  /// Ends the observation; does nothing if it has ended.
  public func cancel() {
    end?()
    end = nil
  }

  deinit {
    guard let end else { return }
    // A token may be released on any thread; what it ends lives on the main actor.
    Task { @MainActor in end() }
  }
}

/// Follows one property of an `@Observable` model.
@MainActor
final class ModelObservation {
  private let read: @MainActor () -> Void
  private let handler: @MainActor () -> Void
  private var isCancelled = false

  init<Value>(
    of read: @escaping @MainActor () -> Value, _ handler: @escaping @MainActor () -> Void
  ) {
    self.read = { _ = read() }
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
