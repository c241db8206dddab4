import CConcertinaGtk
import GtkCore

/// A settings portal with the desktop's color scheme, on the session bus of the tests.
@MainActor
final class SettingsPortal {
  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let description = """
    <node><interface name='org.freedesktop.portal.Settings'>
      <method name='Read'>
        <arg type='s' direction='in'/><arg type='s' direction='in'/>
        <arg type='v' direction='out'/>
      </method>
      <signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>
    </interface></node>
    """
  /// What ``answer`` reads, which is called in the iteration of the main loop.
  fileprivate nonisolated(unsafe) static var scheme: UInt32 = 0

  private let bus: OpaquePointer
  private let registration: guint
  private let owner: guint

  /// Offers the portal, with 1 for dark and 2 for light; `nil` without a bus.
  init?(scheme: UInt32) {
    Self.scheme = scheme
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil),
      let node = g_dbus_node_info_new_for_xml(Self.description, nil)
    else { return nil }
    defer { g_dbus_node_info_unref(node) }
    self.bus = bus
    var table = GDBusInterfaceVTable()
    table.method_call = answer
    registration = g_dbus_connection_register_object(
      bus, Self.path, g_dbus_node_info_lookup_interface(node, Self.interface), &table, nil, nil,
      nil)
    owner = g_bus_own_name_on_connection(
      bus, Self.name, G_BUS_NAME_OWNER_FLAGS_NONE, nil, nil, nil, nil)
    waitForBus()
  }

  /// Changes the desktop's choice.
  func change(to scheme: UInt32) {
    Self.scheme = scheme
    var parts: [OpaquePointer?] = [
      g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string("color-scheme"),
      g_variant_new_variant(g_variant_new_uint32(scheme)),
    ]
    g_dbus_connection_emit_signal(
      bus, nil, Self.path, Self.interface, "SettingChanged", g_variant_new_tuple(&parts, 3), nil)
  }

  /// Waits until the bus has delivered all that was sent so far.
  func waitForBus() {
    let pinged = g_dbus_connection_call_sync(
      bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetId", nil,
      nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
    if let pinged { g_variant_unref(pinged) }
    MainLoop.runUntilIdle()
  }

  /// Takes the portal from the bus.
  func close() {
    g_bus_unown_name(owner)
    g_dbus_connection_unregister_object(bus, registration)
    g_object_unref(UnsafeMutableRawPointer(bus))
  }
}

private func answer(
  bus: OpaquePointer?, sender: UnsafePointer<CChar>?, path: UnsafePointer<CChar>?,
  interface: UnsafePointer<CChar>?, method: UnsafePointer<CChar>?, arguments: OpaquePointer?,
  invocation: OpaquePointer?, data: gpointer?
) {
  var parts: [OpaquePointer?] = [
    g_variant_new_variant(g_variant_new_variant(g_variant_new_uint32(SettingsPortal.scheme)))
  ]
  g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&parts, 1))
}
