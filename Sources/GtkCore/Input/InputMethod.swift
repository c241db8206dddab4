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
    for controller in controllers {
      guard controller.isA(gtk_event_controller_key_get_type()),
        let method = gtk_event_controller_key_get_im_context(controller.nativePointer)
      else { continue }
      return InputMethod(retaining: OpaquePointer(method))
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
