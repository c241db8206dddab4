import CConcertinaGtk
import CConcertinaShims
import GtkCore
import RichTextModel

/// The signals of GObject classes, of any name and signature.
@MainActor
enum AnySignal {
  /// Returns the names of the signals of a class and of those that it inherits from, without those
  /// that every widget has.
  static func names(of type: GType) -> [String] {
    var names: [String] = []
    var next = type
    while next != 0, next != gtk_widget_get_type(), next != gtk_window_get_type() {
      var count: guint = 0
      let list = g_signal_list_ids(next, &count)
      names += (0..<Int(count)).compactMap { list?[$0] }.map { String(cString: g_signal_name($0)) }
      g_free(list)
      next = g_type_parent(next)
    }
    return names
  }

  /// Calls a closure for each emission of a signal, with its arguments in words, as long as the
  /// object exists.
  ///
  /// Handlers of signals that ask for something answer nothing.
  static func connect(
    _ name: String, of object: Object, _ handler: @escaping @MainActor ([String]) -> Void
  ) {
    let box = SignalHandlerBox(handler)
    concertina_signal_connect(
      UnsafeMutableRawPointer(object.nativePointer), name, 0, callAnyHandler,
      Unmanaged.passRetained(box).toOpaque(), releaseAnyHandler)
  }

  /// Returns an argument in words: its value, or else the name of its type.
  fileprivate static func words(_ value: UnsafePointer<GValue>) -> String {
    var copy = GValue()
    let type = value.pointee.g_type
    g_value_init(&copy, type)
    defer { g_value_unset(&copy) }
    g_value_copy(value, &copy)
    if String(cString: g_type_name(g_type_fundamental(type))) == "GParam" {
      return g_value_get_param(value).map { String(cString: $0.pointee.name) } ?? ""
    }
    return BasicType(type)?.json(of: &copy, type).compactText ?? String(cString: g_type_name(type))
  }
}

private final class SignalHandlerBox: Sendable {
  let handler: @MainActor ([String]) -> Void

  init(_ handler: @escaping @MainActor ([String]) -> Void) { self.handler = handler }
}

private func callAnyHandler(
  data: UnsafeMutableRawPointer?, result: UnsafeMutablePointer<GValue>?, count: guint,
  values: UnsafePointer<GValue>?
) {
  guard let data, let values else { return }
  let box = Unmanaged<SignalHandlerBox>.fromOpaque(data).takeUnretainedValue()
  let native = MainThreadValue(values)
  MainActor.assumeIsolated {
    box.handler((0..<Int(count)).map { AnySignal.words(native.value + 1 + $0) })
  }
}

private func releaseAnyHandler(data: UnsafeMutableRawPointer?) {
  guard let data else { return }
  Unmanaged<SignalHandlerBox>.fromOpaque(data).release()
}
