import Observation

/// Keeps a handler informed of changes; ends when it is cancelled or dropped.
@MainActor
public final class BindingObservation {
  private nonisolated(unsafe) var end: (@MainActor @Sendable () -> Void)?

  init(end: @escaping @MainActor @Sendable () -> Void) { self.end = end }

  /// Ends the observation; harmless when it has ended.
  public func cancel() {
    end?()
    end = nil
  }

  deinit {
    guard let end else { return }
    // A token may be dropped anywhere; what it ends lives on the main actor.
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
      // Called before the value changes, and once only: look again when it has.
      Task { @MainActor in self?.valueChanged() }
    }
  }

  private func valueChanged() {
    guard !isCancelled else { return }
    track()
    handler()
  }
}
