import CConcertinaGLib
import Foundation

/// The events that a program sends to assistive technology, as a screen reader receives them.
public final class AccessibleEvents {
  /// One event of `org.a11y.atspi.Event.Object`.
  public struct Event {
    /// The kind, such as `Announcement` or `TextChanged`.
    public let name: String
    /// The object's path.
    public let path: String
    /// What is affected, such as the name of a state.
    public let detail: String
    /// The value, if it is text.
    public let text: String?
  }

  private static let interface = "org.a11y.atspi.Event.Object"

  private let bus: AccessibilityBus
  private let context: OpaquePointer
  private let box = Box()
  private var subscription: guint = 0

  fileprivate final class Box { var events: [Event] = [] }

  /// Starts to listen to all events of a program.
  ///
  /// - Parameter program: The root of the program's tree.
  /// - Throws: ``AccessibilityBus/Failure``.
  public init(of program: AccessibleNode) throws {
    bus = program.bus
    context = g_main_context_new()
    // The bus delivers to the context that is the thread's default when the subscription is made.
    g_main_context_push_thread_default(context)
    defer { g_main_context_pop_thread_default(context) }
    subscription = g_dbus_connection_signal_subscribe(
      bus.connection, program.busName, Self.interface, nil, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      eventCame, Unmanaged.passUnretained(box).toOpaque(), nil)
    // Some programs send only the events that a client registered for.
    let registry = "org.a11y.atspi.Registry"
    for kind in ["announcement", "property-change", "text-caret-moved", "text-changed"] {
      _ = try bus.call(
        registry, "/org/a11y/atspi/registry", registry, "RegisterEvent",
        [BusValue("object:" + kind), BusValue(strings: []), BusValue("")])
    }
  }

  deinit {
    g_dbus_connection_signal_unsubscribe(bus.connection, subscription)
    g_main_context_unref(context)
  }

  /// The events received so far.
  public var all: [Event] {
    while g_main_context_iteration(context, 0) != 0 {}
    return box.events
  }

  /// The announcements that a screen reader was asked to speak.
  public var announcements: [String] { all.filter { $0.name == "Announcement" }.compactMap(\.text) }
}

private func eventCame(
  connection: OpaquePointer?, sender: UnsafePointer<CChar>?, path: UnsafePointer<CChar>?,
  interface: UnsafePointer<CChar>?, name: UnsafePointer<CChar>?, parameters: OpaquePointer?,
  box: UnsafeMutableRawPointer?
) {
  guard let box, let name, let path, let parameters else { return }
  let values = BusValue(g_variant_ref(parameters))
  let content = values[3].content
  Unmanaged<AccessibleEvents.Box>.fromOpaque(box).takeUnretainedValue().events.append(
    AccessibleEvents.Event(
      name: String(cString: name), path: String(cString: path), detail: values[0].string,
      text: content.isString ? content.string : nil))
}
