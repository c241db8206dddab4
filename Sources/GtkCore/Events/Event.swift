/// Something that happens again and again, each time with a value.
///
/// Parts of the package are notified first, in the order in which they were added, so that the app
/// finds everything in its new state. An app sets one closure, adds handlers, or awaits the values:
///
/// ```swift
/// func printHeights(of event: Event<Int>) async {
///   for await height in event.values { print(height) }
/// }
/// ```
///
/// Events end with the widget that they belong to: no handler is called any more, and everything
/// that the handlers own is released.
@MainActor
public final class Event<Value> {
  private final class Entry: EventEntry {
    var handler: (@MainActor (Value) -> Void)?

    init(
      _ handler: @escaping @MainActor (Value) -> Void, while isWanted: (@MainActor () -> Bool)?,
      onEnd: (@MainActor () -> Void)?
    ) {
      self.handler = handler
      super.init(while: isWanted, onEnd: onEnd)
    }

    override func end() {
      handler = nil
      super.end()
    }
  }

  /// The app's handler, which is called last.
  package var handler: (@MainActor (Value) -> Void)?
  private var entries: [EventEntry] = []
  /// The app's further handlers.
  private var observers: [EventEntry] = []
  private var hasEnded = false

  /// Creates an event without handlers.
  package init() {}

  /// Adds a handler, which is called until the listener ends or the event does.
  ///
  /// - Parameters:
  ///   - handler: Owned by the event: capture the owner of the event weakly.
  ///   - isWanted: Returns whether to call the handler; nil for always.
  ///   - onEnd: Called once, when the listener or the event has ended.
  /// - Returns: The listener, for ending it; it need not be kept.
  @discardableResult
  package func add(
    _ handler: @escaping @MainActor (Value) -> Void, while isWanted: (@MainActor () -> Bool)? = nil,
    onEnd: (@MainActor () -> Void)? = nil
  ) -> Listener {
    if !entries.isEmpty { entries.removeAll { $0.hasEnded } }
    let entry = Entry(handler, while: isWanted, onEnd: onEnd)
    entries.append(entry)
    return entry
  }

  /// Calls a handler each time, after those of the package; there may be several.
  ///
  ///     let token = event.observe { height in print(height) }
  ///     token.cancel()
  ///
  /// - Parameter handler: Owned by the event: capture the owner of the event weakly.
  /// - Returns: A token that can end the calls; it need not be kept.
  @discardableResult
  public func observe(_ handler: @escaping @MainActor (Value) -> Void) -> any Cancellable {
    observers.removeAll { $0.hasEnded }
    let entry = Entry(handler, while: nil, onEnd: nil)
    observers.append(entry)
    return entry
  }

  /// Whether no handler would be called.
  package var isEmpty: Bool {
    handler == nil && !EventEntry.areActive(entries) && !EventEntry.areActive(observers)
  }

  /// Calls all handlers; those added meanwhile are called from the next time on, and those ended
  /// meanwhile no more.
  package func notify(_ value: Value) {
    if !entries.isEmpty { notify(entries, value) }
    handler?(value)
    if !observers.isEmpty { notify(observers, value) }
  }

  private func notify(_ entries: [EventEntry], _ value: Value) {
    EventEntry.forEachActive(entries) { unsafeDowncast($0, to: Entry.self).handler?(value) }
  }

  /// Ends all handlers and all sequences of values.
  package func end() {
    hasEnded = true
    handler = nil
    for entry in entries + observers { entry.end() }
    (entries, observers) = ([], [])
  }
}

/// What the entries of all events have: code for each type of values, which no other module can
/// specialize, asks the runtime for types.
private class EventEntry: Listener {
  private(set) final var hasEnded = false
  private final let isWanted: (@MainActor () -> Bool)?
  private final var onEnd: (@MainActor () -> Void)?

  init(while isWanted: (@MainActor () -> Bool)?, onEnd: (@MainActor () -> Void)?) {
    (self.isWanted, self.onEnd) = (isWanted, onEnd)
  }

  /// Whether the handler is to be called.
  final var isActive: Bool { !hasEnded && isWanted?() ?? true }

  static func areActive(_ entries: [EventEntry]) -> Bool {
    for entry in entries where entry.isActive { return true }
    return false
  }

  static func forEachActive(_ entries: [EventEntry], _ body: @MainActor (EventEntry) -> Void) {
    for entry in entries where entry.isActive { body(entry) }
  }

  override func end() {
    hasEnded = true
    let ended = onEnd
    onEnd = nil
    ended?()
  }
}

extension Event where Value: Sendable {
  /// The values from now on, which end with the widget.
  ///
  /// Values are kept until they are read.
  public var values: AsyncStream<Value> {
    AsyncStream { continuation in
      guard !hasEnded else { return continuation.finish() }
      let listener = add({ continuation.yield($0) }, onEnd: { continuation.finish() })
      continuation.onTermination = { _ in Task { @MainActor in listener.end() } }
    }
  }
}

extension Event<Void> {
  /// The app's handler, for an event without a value.
  package var action: (@MainActor () -> Void)? {
    get {
      guard let handler else { return nil }
      return { handler(()) }
    }
    set {
      guard let newValue else { return handler = nil }
      handler = { _ in newValue() }
    }
  }
}

/// A handler's registration, and the way to end it.
@MainActor
package class Listener {
  /// Stops calling the handler, and releases it; does nothing if it has ended.
  package func end() {}
}
