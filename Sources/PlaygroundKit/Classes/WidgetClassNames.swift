import CConcertinaGtk
import CConcertinaShims

/// The names of the widget classes that are known: GTK's, and those of other libraries in use.
enum WidgetClassNames {
  /// The names of the classes of which there are widgets.
  static var all: [String] {
    gtk_test_register_all_types()
    var names: [String] = []
    collect(gtk_widget_get_type(), into: &names)
    // GTK has parts of its widgets in classes that are only its own.
    return names.filter { !$0.hasPrefix("Gtk") || concertina_type_is_exported($0) != 0 }.sorted()
  }

  /// Returns the name that is nearest to a mistyped one; nil if none is near enough.
  static func nearest(to name: String) -> String? {
    let known = all
    return NearestName.nearest(to: name, among: known)
      ?? NearestName.nearest(to: "Gtk" + name, among: known)
  }

  private static func collect(_ type: GType, into names: inout [String]) {
    if g_type_test_flags(type, guint(G_TYPE_FLAG_ABSTRACT.rawValue)) == 0 {
      names.append(String(cString: g_type_name(type)))
    }
    var count: guint = 0
    let children = g_type_children(type, &count)
    defer { g_free(children) }
    for index in 0..<Int(count) {
      if let child = children?[index] { collect(child, into: &names) }
    }
  }
}
