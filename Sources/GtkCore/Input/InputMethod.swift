import CConcertinaGtk

/// A handle on a GtkIMContext: the input method of a text widget.
@MainActor
package final class InputMethod: Object {
  /// Commits a text, as the user's input method does.
  package func commit(_ text: String) { emit(.commit, text) }

  /// Tells the method that its widget has the focus.
  package func focusIn() { gtk_im_context_focus_in(pointer()) }
}

extension Signal where Emitter: InputMethod, Arguments == String, Result == Void {
  static var commit: Self { Signal("commit") { $0.string(0) } }
}

extension Signal where Emitter: InputMethod, Arguments == Void, Result == Void {
  static var preeditStart: Self { Signal("preedit-start") }
}

extension Widget {
  /// The input method of the widget's key controller.
  package final var inputMethod: InputMethod? {
    keysOfInputMethod.flatMap { gtk_event_controller_key_get_im_context($0.nativePointer) }
      .map { InputMethod(retaining: OpaquePointer($0)) }
  }

  /// The controller that gives the keys to the input method; nil for a widget without one.
  final var keysOfInputMethod: KeyController? {
    let model = checked(gtk_widget_observe_controllers(widgetPointer))
    defer { g_object_unref(UnsafeMutableRawPointer(model)) }
    // Ends at the first one: each item has to be looked for from the beginning of GTK's list.
    var index: guint = 0
    while let item = g_list_model_get_item(model, index) {
      let controller = Object(adopting: OpaquePointer(item))
      if controller.isA(gtk_event_controller_key_get_type()),
        gtk_event_controller_key_get_im_context(controller.nativePointer) != nil
      {
        return KeyController(retaining: controller.nativePointer)
      }
      index += 1
    }
    return nil
  }

  /// Called with the text of the current composition whenever it changes; with an empty text when
  /// it ends.
  @discardableResult
  package final func onPreedit(
    _ handler: @escaping @MainActor (String) -> Void
  ) -> SignalConnection {
    connect(.preeditChanged) { handler($0.arguments) }
  }
}

extension Signal where Emitter: Widget, Arguments == String, Result == Void {
  /// The signal of text views and lines for the text of a composition.
  fileprivate static var preeditChanged: Self { Signal("preedit-changed") { $0.string(0) } }
}
