import CConcertinaGtk
import CConcertinaShims
import GtkCore

/// A widget that is shown without any code: by the name of its class, or from a `.ui` file.
///
/// `GtkCalendar` is a class, of GTK or of any library in the program; `form.ui#email` is the object
/// `email` of a file.
struct WidgetSource: Hashable, Sendable {
  /// What the identifiers of such scenes begin with.
  static let prefix = "widget:"

  let text: String

  /// The identifier of the scene.
  var id: String { Self.prefix + text }

  init(_ text: String) { self.text = text }

  /// Reads a scene's identifier; nil if it is one of another scene.
  init?(scene id: String) {
    guard id.hasPrefix(Self.prefix) else { return nil }
    self.init(String(id.dropFirst(Self.prefix.count)))
  }

  /// The path of the `.ui` file, and the identifier in it; nil for a class.
  private var fileAndObject: (file: String, object: String)? {
    text.lastIndex(of: "#").map { (String(text[..<$0]), String(text[text.index(after: $0)...])) }
  }

  /// The path of the `.ui` file; nil for a class.
  var file: String? { fileAndObject?.file }

  /// Returns the same object of a file at another path.
  func at(_ path: String) -> WidgetSource {
    WidgetSource(fileAndObject.map { "\(path)#\($0.object)" } ?? text)
  }

  /// Makes the widget.
  ///
  /// - Parameter handlers: Gets what a file's signals call; nil if it is not needed.
  /// - Returns: The widget.
  /// - Throws: The reason that there is none.
  @MainActor
  func make(_ handlers: InterfaceHandlers? = nil) throws(WidgetClassProblem) -> Widget {
    guard gtk_init_check() != 0 else { throw .noDisplay(text) }
    guard let (file, id) = fileAndObject else { return try makeOfClass() }
    return try Self.object(id, of: file, handlers ?? InterfaceHandlers())
  }

  @MainActor
  private func makeOfClass() throws(WidgetClassProblem) -> Widget {
    let type = concertina_type_named(text)
    guard type != 0 else { throw .unknown(text) }
    // An interface of widgets is one of them, too, as GObject sees it.
    guard type.isClass, g_type_is_a(type, gtk_widget_get_type()) != 0 else {
      throw .isNoWidget(text)
    }
    guard g_type_test_flags(type, guint(G_TYPE_FLAG_ABSTRACT.rawValue)) == 0 else {
      throw .isAbstract(text)
    }
    try Self.checkIndependence(of: type, named: text)
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else { throw .unknown(text) }
    return Widget(adopting: OpaquePointer(object))
  }

  /// Checks whether a widget of a class can be put anywhere.
  private static func checkIndependence(
    of type: GType, named name: String
  ) throws(WidgetClassProblem) {
    if g_type_is_a(type, gtk_root_get_type()) != 0 {
      throw .isWindow(name)
    }
    if g_type_is_a(type, gtk_popover_get_type()) != 0 {
      throw .needsParent(name, parent: "a widget that it points to")
    }
  }

  @MainActor
  private static func object(
    _ id: String, of file: String, _ handlers: InterfaceHandlers
  ) throws(WidgetClassProblem) -> Widget {
    let builder = try InterfaceFile(file).read(handlers)
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    guard let object = gtk_builder_get_object(builder, id) else {
      throw .noObject(id: id, file: file)
    }
    let handle = Object(retaining: OpaquePointer(object))
    guard g_type_is_a(handle.gType, gtk_widget_get_type()) != 0 else { throw .isNoWidget(id) }
    try checkIndependence(of: handle.gType, named: id)
    let widget = Widget(retaining: handle.nativePointer)
    if let parent = widget.parent {
      throw .needsParent(id, parent: "the \(parent.typeName) that it is in: name that one")
    }
    return widget
  }
}

extension GType {
  /// Whether it is a class of objects.
  fileprivate var isClass: Bool { g_type_fundamental(self) == g_object_get_type() }
}
