import CConcertinaGtk
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
    object.connect(named: name) { arguments in handler(arguments.all.map { words($0) }) }
  }

  /// Returns an argument in words: its value, or else the name of its type.
  private static func words(_ value: UnsafePointer<GValue>) -> String {
    let type = value.pointee.g_type
    if String(cString: g_type_name(g_type_fundamental(type))) == "GParam" {
      return g_value_get_param(value).map { String(cString: $0.pointee.name) } ?? ""
    }
    return BasicType(type)?.json(of: value).compactText ?? String(cString: g_type_name(type))
  }
}
