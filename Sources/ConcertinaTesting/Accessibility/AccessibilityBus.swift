import CConcertinaGLib
import Foundation

/// The bus on which programs expose their widgets to assistive technology (AT-SPI).
///
/// It is used in plain D-Bus, without a library in between, so that the tests see what a screen
/// reader gets.
public final class AccessibilityBus {
  /// A call that was not answered as expected.
  public struct Failure: Error, CustomStringConvertible {
    /// D-Bus's message.
    public let description: String

    /// Whether the call was for a widget that has disappeared since it was found.
    public var isOfVanishedObject: Bool {
      // The others while it disappears: every object has these interfaces.
      [
        "Object does not exist at path", "No such interface “org.a11y.atspi.Accessible”",
        "No such interface “org.freedesktop.DBus.Properties”",
      ].contains { description.contains($0) }
    }
  }

  let connection: OpaquePointer

  /// Connects; asking for the address starts the bus if none is running.
  ///
  /// - Throws: ``Failure`` without a session bus.
  public init() throws {
    let session = try Self.checked { g_bus_get_sync(G_BUS_TYPE_SESSION, nil, $0) }
    defer { g_object_unref(UnsafeMutableRawPointer(session)) }
    let answer = try Self.call(
      session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", [])
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    connection = try Self.checked {
      g_dbus_connection_new_for_address_sync(answer[0].string, flags, nil, nil, $0)
    }
  }

  deinit {
    g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// Calls a method and waits for the answer, which is a tuple.
  func call(
    _ name: String, _ path: String, _ interface: String, _ method: String,
    _ arguments: [BusValue] = []
  ) throws -> BusValue {
    try Self.call(connection, name, path, interface, method, arguments)
  }

  /// Returns the root of a program's tree; nil before the program is on the bus.
  public func application(process: Int32) throws -> AccessibleNode? {
    let root = AccessibleNode(
      bus: self, name: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")
    return try root.children.first { try self.process(of: $0.busName) == UInt32(process) }
  }

  private func process(of name: String) throws -> UInt32? {
    let bus = "org.freedesktop.DBus"
    // A program that has just ended may still be in the list.
    return try? call(
      bus, "/org/freedesktop/DBus", bus, "GetConnectionUnixProcessID", [BusValue(name)])[0].unsigned
  }

  private static func call(
    _ connection: OpaquePointer, _ name: String, _ path: String, _ interface: String,
    _ method: String, _ arguments: [BusValue]
  ) throws -> BusValue {
    let tuple = BusValue(tuple: arguments)
    return BusValue(
      try checked { error in
        withExtendedLifetime(tuple) {
          g_dbus_connection_call_sync(
            connection, name, path, interface, method, tuple.variant, nil, G_DBUS_CALL_FLAGS_NONE,
            10_000, nil, error)
        }
      })
  }

  private static func checked(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> OpaquePointer?
  ) throws -> OpaquePointer {
    var error: UnsafeMutablePointer<GError>?
    if let pointer = body(&error) { return pointer }
    defer { g_clear_error(&error) }
    throw Failure(description: error.map { String(cString: $0.pointee.message) } ?? "no answer")
  }
}
