import CConcertinaGtk
import GtkCore
import TextTranslation

/// The objects of a `.ui` file.
@MainActor
struct InterfaceContent {
  let file: String
  /// The objects that are in no other one, in the file's order.
  let roots: [InterfaceRoot]
  /// The GtkBuilder, which keeps the objects.
  let builder: Object

  /// Returns a widget of the file, ready for a stage.
  ///
  /// - Parameter id: Its identifier; nil for the file's template, or else its first widget.
  /// - Returns: The widget.
  /// - Throws: The reason that it cannot be shown.
  func shown(_ id: String?) throws(WidgetClassProblem) -> ShownWidget {
    // GTK keeps windows until they are destroyed.
    let windows = windows
    do {
      let shown = try find(id)
      if !windows.isEmpty {
        shown.subject.connect(named: "destroy") { _ in for window in windows { window.destroy() } }
      }
      return shown
    } catch {
      for window in windows { window.destroy() }
      throw error
    }
  }

  private var windows: [Window] {
    roots.compactMap { object($0.id) }.filter {
      $0.isA(gtk_window_get_type())
    }.map { Window(retaining: $0.nativePointer) }
  }

  private func find(_ id: String?) throws(WidgetClassProblem) -> ShownWidget {
    guard let id else { return try shownFirst() }
    guard let object = object(id) else {
      throw .noObject(id: id, file: file, nearest: NearestName.nearest(to: id, among: names))
    }
    var shown = try shown(object, named: id)
    if let root = roots.first(where: { $0.id == id }) { note(root, in: &shown) }
    return shown
  }

  private func shownFirst() throws(WidgetClassProblem) -> ShownWidget {
    let widgets = roots.filter { root in
      object(root.id)?.isA(gtk_widget_get_type()) ?? false
    }
    let (templates, others) = (widgets.filter(\.isTemplate), widgets.filter { !$0.isTemplate })
    var problem: WidgetClassProblem?
    for root in templates + others {
      do {
        return try shown(root, of: widgets)
      } catch {
        problem = problem ?? error
      }
    }
    throw problem ?? .nothingToShow(file: file)
  }

  private func shown(
    _ root: InterfaceRoot, of widgets: [InterfaceRoot]
  ) throws(WidgetClassProblem) -> ShownWidget {
    guard let object = object(root.id) else { throw .nothingToShow(file: file) }
    var shown = try shown(object, named: root.isUnnamed ? object.typeName : root.id)
    note(root, in: &shown)
    let others = widgets.filter { $0 != root && !$0.isUnnamed }.map { "#\($0.id)" }
    if !others.isEmpty {
      shown.notes.append(
        translated("The file also has %s.").formatted(others.joined(separator: ", ")))
    }
    return shown
  }

  private func shown(
    _ object: Object, named name: String
  ) throws(WidgetClassProblem) -> ShownWidget {
    guard object.isA(gtk_widget_get_type()) else { throw .isNoWidget(name) }
    let widget = Widget(retaining: object.nativePointer)
    if widget.isA(gtk_window_get_type()) {
      return try ShownWidget(contentOf: widget, named: name)
    }
    try WidgetSource.checkIndependence(of: widget.gType, named: name)
    guard let parent = widget.parent else { return ShownWidget(widget) }
    guard widget.leaveParent() else {
      throw .needsParent(name, parent: "the \(parent.typeName) that it is in: name that one")
    }
    var shown = ShownWidget(widget)
    shown.notes.append(
      translated("“%s” is shown without the %s that it is in.").formatted(name, parent.typeName))
    return shown
  }

  private func note(_ root: InterfaceRoot, in shown: inout ShownWidget) {
    guard root.isTemplate else { return }
    shown.notes.insert(
      translated("“%s” is a template: this is the %s that it inherits from, without code.")
        .formatted(root.id, root.type), at: 0)
  }

  private func object(_ id: String) -> Object? {
    gtk_builder_get_object(builder.nativePointer, id)
      .map { Object(retaining: OpaquePointer($0)) }
  }

  /// The identifiers of all widgets that have one.
  private var names: [String] {
    let objects = gtk_builder_get_objects(builder.nativePointer)
    defer { g_slist_free(objects) }
    var names: [String] = []
    var next = objects
    while let item = next {
      if let object = item.pointee.data,
        Object(retaining: OpaquePointer(object)).isA(gtk_widget_get_type()),
        let id = gtk_buildable_get_buildable_id(OpaquePointer(object))
      {
        names.append(String(cString: id))
      }
      next = item.pointee.next
    }
    return names.filter { !$0.hasPrefix("___") }
  }
}
