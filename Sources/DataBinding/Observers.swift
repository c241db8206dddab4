/// The handlers that follow a value.
@MainActor
final class Observers {
  private var handlers: [Int: @MainActor () -> Void] = [:]
  private var nextIdentifier = 0

  /// Calls the handlers in the order in which they were added; those removed meanwhile are not
  /// called.
  func notify() {
    for identifier in handlers.keys.sorted() { handlers[identifier]?() }
  }

  /// Adds a handler, until the token ends.
  func add(_ handler: @escaping @MainActor () -> Void) -> BindingObservation {
    let identifier = nextIdentifier
    nextIdentifier += 1
    handlers[identifier] = handler
    return BindingObservation { [weak self] in self?.remove(identifier) }
  }

  private func remove(_ identifier: Int) {
    let handler = handlers.removeValue(forKey: identifier)
    // It may own other tokens, which are removed when it is released: after the dictionary was
    // changed.
    withExtendedLifetime(handler) {}
  }
}
