/// The handlers that follow a value.
@MainActor
final class Observers {
  private struct Entry {
    let identifier: Int
    let handler: @MainActor () -> Void
  }

  /// In the order in which they were added, and so of their identifiers.
  private var entries: [Entry] = []
  private var nextIdentifier = 0

  /// Calls the handlers in the order in which they were added; those removed meanwhile are not
  /// called.
  ///
  /// A handler that is removed meanwhile is also released, with the tokens that it owns.
  func notify() {
    guard entries.count > 1 else { return entries.first.map { $0.handler() } ?? () }
    for identifier in entries.map(\.identifier) {
      if let index = index(of: identifier) { entries[index].handler() }
    }
  }

  /// Adds a handler, until the token ends.
  func add(_ handler: @escaping @MainActor () -> Void) -> BindingObservation {
    let identifier = nextIdentifier
    nextIdentifier += 1
    entries.append(Entry(identifier: identifier, handler: handler))
    return BindingObservation { [weak self] in self?.remove(identifier) }
  }

  private func index(of identifier: Int) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].identifier < identifier { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].identifier == identifier ? low : nil
  }

  private func remove(_ identifier: Int) {
    guard let index = index(of: identifier) else { return }
    let entry = entries.remove(at: index)
    // It may own other tokens, which are removed when it is released: after the array was changed.
    withExtendedLifetime(entry) {}
  }
}
