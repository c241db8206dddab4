import CConcertinaGtk
import CConcertinaShims
import GtkCore

/// A widget that is shown without any code: by the name of its class, or from a `.ui` file.
///
/// `GtkCalendar` is a class, of GTK or of any library in the program; `form.ui#email` is the object
/// `email` of a file, and `form.ui` the one that the file shows.
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
  private var fileAndObject: (file: String, object: String?)? {
    guard !text.hasSuffix(".ui"), let mark = text.lastIndex(of: "#") else {
      return text.contains { $0 == "." || $0 == "/" } ? (text, nil) : nil
    }
    return (String(text[..<mark]), String(text[text.index(after: mark)...]))
  }

  /// The path of the `.ui` file; nil for a class.
  var file: String? { fileAndObject?.file }

  /// Returns the same object of a file at another path.
  func at(_ path: String) -> WidgetSource {
    guard let (_, object) = fileAndObject else { return self }
    return WidgetSource(path + (object.map { "#\($0)" } ?? ""))
  }

  /// Makes the widget.
  ///
  /// - Parameter handlers: Gets what a file's signals call; nil if it is not needed.
  /// - Returns: The widget.
  /// - Throws: The reason that there is none.
  @MainActor
  func make(_ handlers: InterfaceHandlers? = nil) throws(WidgetClassProblem) -> ShownWidget {
    guard gtk_init_check() != 0 else { throw .noDisplay(text) }
    let shown: ShownWidget
    if let (file, id) = fileAndObject {
      shown = try InterfaceFile(file).read(handlers ?? InterfaceHandlers()).shown(id)
    } else {
      shown = ShownWidget(try makeOfClass())
    }
    shown.widget.separateHeaderBars(title: nil)
    return shown
  }

  @MainActor
  private func makeOfClass() throws(WidgetClassProblem) -> Widget {
    let known = concertina_type_named(text)
    let type = known != 0 ? known : WidgetLibraries.type(named: text)
    guard type != 0 else { throw .unknown(text, nearest: WidgetClassNames.nearest(to: text)) }
    // An interface of widgets is one of them, too, as GObject sees it.
    guard type.isClass, g_type_is_a(type, gtk_widget_get_type()) != 0 else {
      throw .isNoWidget(text)
    }
    // GTK does not say so of this one.
    let isAbstract = type == gtk_range_get_type()
    guard !isAbstract, g_type_test_flags(type, guint(G_TYPE_FLAG_ABSTRACT.rawValue)) == 0 else {
      throw .isAbstract(text)
    }
    try Self.checkIndependence(of: type, named: text)
    if let sample = SampleContent.widget(of: text) { return sample }
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      throw .unknown(text, nearest: nil)
    }
    let widget = Widget(adopting: OpaquePointer(object))
    SampleContent.addLines(to: widget)
    return widget
  }

  /// Checks whether a widget of a class can be put anywhere.
  static func checkIndependence(
    of type: GType, named name: String
  ) throws(WidgetClassProblem) {
    if g_type_is_a(type, gtk_root_get_type()) != 0 {
      throw .isWindow(name)
    }
    if g_type_is_a(type, gtk_popover_get_type()) != 0 {
      throw .needsParent(name, parent: "a widget that it points to")
    }
  }
}

extension GType {
  /// Whether it is a class of objects.
  fileprivate var isClass: Bool { g_type_fundamental(self) == g_object_get_type() }
}
