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
  private final class Entry: Listener {
    var handler: (@MainActor (Value) -> Void)?
    private let isWanted: (@MainActor () -> Bool)?
    private var onEnd: (@MainActor () -> Void)?

    init(
      _ handler: @escaping @MainActor (Value) -> Void, while isWanted: (@MainActor () -> Bool)?,
      onEnd: (@MainActor () -> Void)?
    ) {
      (self.handler, self.isWanted, self.onEnd) = (handler, isWanted, onEnd)
    }

    override var hasEnded: Bool { handler == nil }
    override var isActive: Bool { handler != nil && isWanted?() ?? true }

    override func end() {
      handler = nil
      let ended = onEnd
      onEnd = nil
      ended?()
    }
  }

  /// The app's handler, which is called last.
  package var handler: (@MainActor (Value) -> Void)?
  // Of a type that is not generic: Swift would look for that of each event with each key.
  private var entries: [Listener] = []
  /// The app's further handlers.
  private var observers: [Listener] = []
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
    Self.append(Entry(handler, while: isWanted, onEnd: onEnd), to: &entries)
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
    Self.append(Entry(handler, while: nil, onEnd: nil), to: &observers)
  }

  private static func append(_ entry: Entry, to entries: inout [Listener]) -> Entry {
    for other in entries where other.hasEnded {
      entries.removeAll(where: \.hasEnded)
      break
    }
    entries.append(entry)
    return entry
  }

  /// Whether no handler would be called.
  package var isEmpty: Bool {
    guard handler == nil else { return false }
    // In loops: a key path would be made anew for each key.
    for entry in entries where entry.isActive { return false }
    for observer in observers where observer.isActive { return false }
    return true
  }

  /// Calls all handlers; those added meanwhile are called from the next time on, and those ended
  /// meanwhile no more.
  package func notify(_ value: Value) {
    for entry in entries where entry.isActive { Self.call(entry, value) }
    handler?(value)
    for observer in observers where observer.isActive { Self.call(observer, value) }
  }

  private static func call(_ listener: Listener, _ value: Value) {
    // All listeners of an event are its own entries.
    unsafeDowncast(listener, to: Entry.self).handler?(value)
  }

  /// Ends all handlers and all sequences of values.
  package func end() {
    hasEnded = true
    handler = nil
    for entry in entries + observers { entry.end() }
    (entries, observers) = ([], [])
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
  /// Whether the handler is released.
  fileprivate var hasEnded: Bool { true }
  /// Whether the handler is to be called.
  fileprivate var isActive: Bool { false }

  /// Stops calling the handler, and releases it; does nothing if it has ended.
  package func end() {}
}
