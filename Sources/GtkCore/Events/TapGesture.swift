import CGtk
import CGtkShims

/// Tells when a widget is clicked with the first button or touched, and nothing in it used that.
@MainActor
public final class TapGesture: EventController {
  /// Makes a gesture; add it to a widget.
  public init() {
    super.init(adopting: checked(gtk_gesture_click_new()))
    gtk_gesture_single_set_button(nativePointer, guint(GDK_BUTTON_PRIMARY))
  }

  /// Called for each tap when it is over.
  ///
  /// What takes the focus uses a click, and of gestures one within the other only the innermost is told.
  public func onTapped(_ handler: @escaping @MainActor () -> Void) {
    nonisolated(unsafe) let native = nativePointer
    connect("released") { arguments in
      guard let widget = gtk_event_controller_get_widget(native),
        !isUsed(within: widget, x: arguments.double(1), y: arguments.double(2))
      else { return }
      gtk_gesture_set_state(native, GTK_EVENT_SEQUENCE_CLAIMED)
      handler()
    }
  }

  /// Tells of a tap that nobody made, as tests do, at a point of the widget.
  package func tap(x: Double = 0, y: Double = 0) {
    concertina_gesture_click_release(rawPointer, x, y)
  }
}

/// Whether a click at a point of a widget is for something in it.
///
/// GTK's own text view claims a press only when it becomes a drag.
@MainActor
private func isUsed(
  within widget: UnsafeMutablePointer<GtkWidget>, x: Double, y: Double
) -> Bool {
  var picked = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT)
  while let child = picked, child != widget {
    if gtk_widget_get_focusable(child) != 0 { return true }
    picked = gtk_widget_get_parent(child)
  }
  return false
}
