import CConcertinaGtk

/// The desktop's preference for dark or light apps, as reported by its settings portal.
///
/// It requests the preference in the background and follows changes. Without a session bus or a
/// portal, it never reports anything.
@MainActor
package final class SystemColorScheme {
  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"

  private nonisolated(unsafe) let cancellable = checked(g_cancellable_new())
  private nonisolated(unsafe) var connection: OpaquePointer?
  private nonisolated(unsafe) var subscription: guint = 0

  /// Whether the desktop prefers dark; `nil` until it is known.
  package private(set) var isDark: Bool?

  /// Called when the preference becomes known or changes.
  package var onChange: (@MainActor (Bool) -> Void)?

  /// Starts the request and returns immediately.
  package init() {
    let call = AsyncCall.data { [weak self] _, result in
      // There is no bus, or the request was cancelled; neither is an error.
      guard let connection = g_bus_get_finish(result, nil) else { return }
      guard let self else { return g_object_unref(UnsafeMutableRawPointer(connection)) }
      self.connected(to: connection)
    }
    g_bus_get(G_BUS_TYPE_SESSION, cancellable.typed(), finishAsyncCall, call)
  }

  deinit {
    g_cancellable_cancel(cancellable.typed())
    g_object_unref(UnsafeMutableRawPointer(cancellable))
    guard let connection else { return }
    if subscription != 0 { g_dbus_connection_signal_unsubscribe(connection, subscription) }
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  private func connected(to connection: OpaquePointer) {
    self.connection = connection
    subscription = g_dbus_connection_signal_subscribe(
      connection, Self.portal, Self.interface, "SettingChanged", Self.path, Self.namespace,
      G_DBUS_SIGNAL_FLAGS_NONE, settingChanged,
      Unmanaged.passRetained(WeakBox(self)).toOpaque(), releaseWeakBox)
    let call = AsyncCall.data { [weak self] connection, result in
      guard let answer = g_dbus_connection_call_finish(connection, result, nil) else { return }
      self?.take(answer)
      g_variant_unref(answer)
    }
    var arguments: [OpaquePointer?] = [
      g_variant_new_string(Self.namespace), g_variant_new_string(Self.key),
    ]
    g_dbus_connection_call(
      connection, Self.portal, Self.path, Self.interface, "Read",
      g_variant_new_tuple(&arguments, 2), nil, G_DBUS_CALL_FLAGS_NONE, 2_000, cancellable.typed(),
      finishAsyncCall, call)
  }

  /// Handles a value, which may be wrapped in any number of variants: 1 is dark, 2 is light, 0 is
  /// no preference.
  fileprivate func take(_ value: OpaquePointer) {
    guard let scheme = Self.number(in: value) else { return }
    let isDark = scheme == 1
    guard self.isDark != isDark else { return }
    self.isDark = isDark
    onChange?(isDark)
  }

  private static func number(in value: OpaquePointer) -> UInt32? {
    switch String(cString: g_variant_get_type_string(value)) {
    case "u": return g_variant_get_uint32(value)
    case "v", "(v)", "(u)":
      guard let inner = inner(of: value) else { return nil }
      defer { g_variant_unref(inner) }
      return number(in: inner)
    default: return nil
    }
  }

  private static func inner(of value: OpaquePointer) -> OpaquePointer? {
    g_variant_get_child_value(value, 0)
  }

  /// Returns the value of a `SettingChanged` about the color scheme, which the caller has to
  /// release; `nil` for other settings.
  fileprivate static func changedValue(_ parameters: OpaquePointer) -> OpaquePointer? {
    guard String(cString: g_variant_get_type_string(parameters)) == "(ssv)",
      let key = g_variant_get_child_value(parameters, 1)
    else { return nil }
    defer { g_variant_unref(key) }
    guard String(cString: g_variant_get_string(key, nil)) == Self.key else { return nil }
    return g_variant_get_child_value(parameters, 2)
  }
}

/// A weak reference for a callback that may come after the object's end.
private final class WeakBox: Sendable {
  nonisolated(unsafe) weak var scheme: SystemColorScheme?

  init(_ scheme: SystemColorScheme) { self.scheme = scheme }
}

extension OpaquePointer {
  fileprivate func typed<Type>() -> UnsafeMutablePointer<Type> { UnsafeMutablePointer(self) }
}

private func releaseWeakBox(_ data: gpointer?) {
  guard let data else { return }
  Unmanaged<WeakBox>.fromOpaque(data).release()
}

private func settingChanged(
  connection: OpaquePointer?, sender: UnsafePointer<CChar>?, path: UnsafePointer<CChar>?,
  interface: UnsafePointer<CChar>?, signal: UnsafePointer<CChar>?, parameters: OpaquePointer?,
  data: gpointer?
) {
  guard let data, let parameters else { return }
  let box = Unmanaged<WeakBox>.fromOpaque(data).takeUnretainedValue()
  let native = MainThreadValue(parameters)
  MainActor.assumeIsolated {
    guard let value = SystemColorScheme.changedValue(native.value) else { return }
    box.scheme?.take(value)
    g_variant_unref(value)
  }
}
