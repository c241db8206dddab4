import CConcertinaGtk
import CConcertinaShims

extension Widget {
  /// The parent, if there is one.
  public final var parent: Widget? {
    call(gtk_widget_get_parent)
  }

  /// The children, in order.
  public final var children: [Widget] {
    var children: [Widget] = []
    var next = gtk_widget_get_first_child(widgetPointer)
    while let child = next {
      children.append(Widget(retaining: OpaquePointer(child)))
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// Returns the children after the last one for which `isLast` returns `true`, in order.
  package final func children(afterLast isLast: (Widget) -> Bool) -> [Widget] {
    var children: [Widget] = []
    var next = gtk_widget_get_last_child(widgetPointer)
    while let pointer = next {
      let child = Widget(retaining: OpaquePointer(pointer))
      if isLast(child) { break }
      children.append(child)
      next = gtk_widget_get_prev_sibling(pointer)
    }
    return children.reversed()
  }

  /// Makes the widget the last child of a parent of this package's classes, or inserts it directly
  /// after a sibling.
  public final func insert(into parent: Widget, after sibling: Widget? = nil) {
    guard let sibling else {
      call(gtk_widget_set_parent, parent)
      return
    }
    gtk_widget_insert_after(widgetPointer, parent.widgetPointer, sibling.widgetPointer)
  }

  /// Makes the widget the first child of a parent of this package's classes.
  public final func insertFirst(into parent: Widget) {
    gtk_widget_insert_after(widgetPointer, parent.widgetPointer, nil)
  }

  /// Removes the widget from its parent.
  public final func unparent() {
    guard gtk_widget_get_parent(widgetPointer) != nil else { return }
    gtk_widget_unparent(widgetPointer)
  }

  /// The window, if the widget is in one.
  public final var root: Widget? {
    gtk_widget_get_root(widgetPointer).map { Widget(retaining: $0) }
  }

  /// The name by which tests, scenarios and style sheets (`#name`) find the widget.
  public final var name: String {
    get { call(gtk_widget_get_name) }
    set { call(gtk_widget_set_name, newValue) }
  }

  /// Returns the first widget with that name: this one or a descendant.
  public final func descendant(named name: String) -> Widget? {
    if self.name == name { return self }
    for child in children {
      if let found = child.descendant(named: name) { return found }
    }
    return nil
  }

  /// Returns whether the widget is inside another one of a GType.
  package final func isInside(typeName: String) -> Bool {
    let type = g_type_from_name(typeName)
    guard type != 0, let parent = gtk_widget_get_parent(widgetPointer) else { return false }
    return gtk_widget_get_ancestor(parent, type) != nil
  }

  /// The viewports that contain the widget, from the innermost to the outermost.
  final var viewports: [UnsafeMutablePointer<GtkWidget>] {
    var viewports: [UnsafeMutablePointer<GtkWidget>] = []
    var next = gtk_widget_get_parent(widgetPointer)
    while let widget = next {
      if Object(retaining: OpaquePointer(widget)).isA(gtk_viewport_get_type()) {
        viewports.append(widget)
      }
      next = gtk_widget_get_parent(widget)
    }
    return viewports
  }
}

extension Widget {
  /// Called when the widget appears on the screen.
  @discardableResult
  package final func onMapped(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.map) { _ in handler() }
  }

  /// Called when the direction of text in the widget has changed.
  @discardableResult
  package final func onDirectionChanged(
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    connect(.directionChanged) { _ in handler() }
  }
}

extension Signal where Emitter: Widget, Arguments == Void, Result == Void {
  fileprivate static var map: Self { Signal("map") }
  fileprivate static var directionChanged: Self { Signal("direction-changed") }
  static var show: Self { Signal("show") }
}
