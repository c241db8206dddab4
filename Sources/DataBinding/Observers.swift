/// The handlers that follow a value.
@MainActor
final class Observers {
  private struct Entry {
    let identifier: Int
    let handler: @MainActor () -> Void
  }

  /// In the order in which they were added.
  private var entries: [Entry] = []
  private var nextIdentifier = 0
  private var removals = 0

  /// Calls the handlers in the order in which they were added; those removed meanwhile are not
  /// called.
  func notify() {
    let before = removals
    for entry in entries where removals == before || contains(entry.identifier) { entry.handler() }
  }

  /// Adds a handler, until the token ends.
  func add(_ handler: @escaping @MainActor () -> Void) -> BindingObservation {
    let identifier = nextIdentifier
    nextIdentifier += 1
    entries.append(Entry(identifier: identifier, handler: handler))
    return BindingObservation { [weak self] in self?.remove(identifier) }
  }

  private func contains(_ identifier: Int) -> Bool {
    entries.contains { $0.identifier == identifier }
  }

  private func remove(_ identifier: Int) {
    guard let index = entries.firstIndex(where: { $0.identifier == identifier }) else { return }
    removals += 1
    let entry = entries.remove(at: index)
    // It may own other tokens, which are removed when it is released: after the array was changed.
    withExtendedLifetime(entry) {}
  }
}
