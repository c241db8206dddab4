import CConcertinaGtk
import GtkCore
import TextTranslation

/// A widget that is put on a stage without any code, and what has to be said of it.
@MainActor
struct ShownWidget {
  /// What is on the stage.
  let widget: Widget
  /// The widget whose properties and signals the scene has: the one on the stage, or in it.
  let subject: Widget
  /// Sentences about what is shown in another way than by an app.
  var notes: [String] = []

  /// Shows a widget as it is.
  init(_ widget: Widget) { (self.widget, subject) = (widget, widget) }

  /// Shows what is in a window, below its title bar.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - name: What it is called.
  /// - Throws: There is nothing in it, or it needs what is in it.
  init(contentOf window: Widget, named name: String) throws(WidgetClassProblem) {
    guard !window.isA(gtk_shortcuts_window_get_type()) else { throw .isWindow(name) }
    let content = window.takeWidget("content") ?? window.takeWidget("child")
    let bar = window.takeTitleBar()
    guard let subject = content ?? bar else { throw .isWindow(name) }
    self.subject = subject
    if let bar, let content {
      content.setExpands(vertically: true)
      widget = Box(.vertical, [bar, content])
    } else {
      widget = subject
    }
    let title = gtk_window_get_title(UnsafeMutablePointer(window.nativePointer))
    widget.separateHeaderBars(title: title.map { String(cString: $0) })
    notes = [translated("“%s” is a window: this is its content.").formatted(name)]
  }
}

extension Widget {
  /// Removes the widget from the one that it is in; returns whether that is possible.
  func leaveParent() -> Bool {
    guard let parent else { return true }
    if let property = ObjectProperty.properties(of: parent.gType)
      .first(where: { $0.object(of: parent) == self })
    {
      return parent.takeWidget(property.name) != nil
    }
    let native = UnsafeMutablePointer<GtkWidget>(nativePointer)
    if parent.isA(gtk_box_get_type()) {
      gtk_box_remove(parent.pointer(), native)
    } else if parent.isA(gtk_grid_get_type()) {
      gtk_grid_remove(parent.pointer(), native)
    } else if parent.isA(gtk_fixed_get_type()) {
      gtk_fixed_remove(parent.pointer(), native)
    } else if parent.isA(gtk_stack_get_type()) {
      gtk_stack_remove(parent.nativePointer, native)
    } else if parent.isA(gtk_overlay_get_type()) {
      gtk_overlay_remove_overlay(parent.nativePointer, native)
    } else if parent.isA(gtk_list_box_get_type()) {
      gtk_list_box_remove(parent.nativePointer, native)
    } else if parent.isA(gtk_flow_box_get_type()) {
      gtk_flow_box_remove(parent.nativePointer, native)
    }
    return self.parent == nil
  }

  /// Takes the widget out of a property that has one; nil if there is none.
  fileprivate func takeWidget(_ name: String) -> Widget? {
    guard let property = ObjectProperty.named(name, of: self),
      let object = property.object(of: self),
      object.isA(gtk_widget_get_type()), property.clearObject(of: self)
    else { return nil }
    let widget = Widget(retaining: object.nativePointer)
    return widget.parent == nil ? widget : nil
  }

  /// Takes the title bar out of a window.
  fileprivate func takeTitleBar() -> Widget? {
    let window = UnsafeMutablePointer<GtkWindow>(nativePointer)
    guard let native = gtk_window_get_titlebar(window) else { return nil }
    let bar = Widget(retaining: OpaquePointer(native))
    gtk_window_set_titlebar(window, nil)
    return bar
  }

  /// Sets header bars apart from the window that the stage is in: their buttons would close it, and
  /// their title would be its own.
  ///
  /// - Parameter title: The title of the window that they are for; nil if it is not known.
  func separateHeaderBars(title: String?) {
    for widget in selfAndDescendants {
      let buttons = ["", "-start", "-end"].map { "show\($0)-title-buttons" }
        .compactMap { ObjectProperty.named($0, of: widget) }
      guard !buttons.isEmpty else { continue }
      for property in buttons { _ = property.set("false", on: widget) }
      let place = ObjectProperty.named(
        "title-widget", of: widget, holding: gtk_widget_get_type())
      guard let title, let place, place.object(of: widget) == nil else { continue }
      let label = Label(title)
      label.addStyleClass("title")
      place.set(label, of: widget)
    }
  }
}
