/// Everybody within the package who hears of one kind of event, in the order in which they came.
///
/// An area's events have several owners: the widget around it, the bar around that, a recording of what
/// a person does. The closure that an app sets is one more of them, and takes no other's place.
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

  /// Makes a list that nobody is in yet.
  package init() {}

  /// Adds a handler, which is called until the listener ends or the list is emptied.
  ///
  /// - Parameter handler: Belongs to the list: capture the owner of the list weakly.
  /// - Returns: The way to end it; need not be kept.
  @discardableResult
  package func add(_ handler: @escaping @MainActor (Event) -> Void) -> Listener {
    entries.removeAll { $0.handler == nil }
    let entry = Entry(handler)
    entries.append(entry)
    return entry
  }

  /// Whether there is nobody to tell.
  package var isEmpty: Bool { entries.allSatisfy { $0.handler == nil } }

  /// Calls all handlers: those who come meanwhile hear of the next event only, and those who end
  /// meanwhile of none.
  package func tell(_ event: Event) {
    for entry in entries { entry.handler?(event) }
  }

  /// Ends all listeners.
  package func removeAll() {
    for entry in entries { entry.end() }
    entries = []
  }
}

/// Somebody who hears of events, and the way to end that.
@MainActor
package class Listener {
  /// Has the handler called no more, and releases it; harmless when that is so already.
  package func end() {}
}
