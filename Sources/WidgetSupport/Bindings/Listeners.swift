/// The handlers within the package for one kind of event, in the order in which they were added.
///
/// An area's events have several listeners: the widget around it, the bar around that, a recording
/// of what the user does. The closure that an app sets is an additional one and replaces none of
/// them.
///
///     let listener = area.listeners.textChanged.add { [weak self] in self?.textChanged() }
///     listener.end()
@MainActor
package final class Listeners<Event> {
  private var entries: [Entry] = []

  private final class Entry: Listener {
    var handler: (@MainActor (Event) -> Void)?

    init(_ handler: @escaping @MainActor (Event) -> Void) { self.handler = handler }

    override func end() { handler = nil }
  }

  /// Creates an empty list.
  package init() {}

  /// Adds a handler, which is called until the listener ends or the list is emptied.
  ///
  /// - Parameter handler: Owned by the list: capture the owner of the list weakly.
  /// - Returns: The listener, for ending it; it need not be kept.
  @discardableResult
  package func add(_ handler: @escaping @MainActor (Event) -> Void) -> Listener {
    entries.removeAll { $0.handler == nil }
    let entry = Entry(handler)
    entries.append(entry)
    return entry
  }

  /// Whether there are no handlers to call.
  package var isEmpty: Bool { entries.allSatisfy { $0.handler == nil } }

  /// Calls all handlers; those added meanwhile are called from the next event on, and those ended
  /// meanwhile no more.
  package func notify(_ event: Event) {
    for entry in entries { entry.handler?(event) }
  }

  /// Ends all listeners.
  package func removeAll() {
    for entry in entries { entry.end() }
    entries = []
  }
}

/// A handler's registration, and the way to end it.
@MainActor
package class Listener {
  /// Stops calling the handler, and releases it; does nothing if it has ended.
  package func end() {}
}
