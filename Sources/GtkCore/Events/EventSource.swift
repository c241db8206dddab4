/// An object that events happen in, and that ends all of them at once.
///
/// An event is one line in it, such as
/// `private(set) lazy var heightChanged: Event<Int> = makeEvent()`.
@MainActor
open class EventSource {
  private var endings: [@MainActor () -> Void] = []

  /// Creates a source without events.
  public init() {}

  /// Creates an event, which ends with the others.
  package final func makeEvent<Value>() -> Event<Value> {
    let event = Event<Value>()
    endings.append { event.end() }
    return event
  }

  /// Ends all events: their handlers may own what they capture.
  package final func endEvents() {
    for end in endings { end() }
  }
}
