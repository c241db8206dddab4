import CGtk
import CGtkShims

/// Tells when a widget is clicked with the first button or touched, and nothing in it used that.
@MainActor
public final class TapGesture: EventController {
  /// Where a press began that may become a tap.
  private final class Press {
    var place: (x: Double, y: Double)?
  }

  /// Makes a gesture; add it to a widget.
  public init() {
    super.init(adopting: checked(gtk_gesture_click_new()))
    gtk_gesture_single_set_button(nativePointer, guint(GDK_BUTTON_PRIMARY))
  }

  /// Called for each tap when it is over.
  ///
  /// What takes the focus uses what was pressed on it, wherever that is let go. Who moves further than
  /// GTK's threshold drags, and does not tap. Of gestures one within the other only the innermost is told.
  public func onTapped(_ handler: @escaping @MainActor () -> Void) {
    nonisolated(unsafe) let native = nativePointer
    let press = Press()
    connect("pressed") { arguments in
      guard let widget = gtk_event_controller_get_widget(native) else { return }
      let (x, y) = (arguments.double(1), arguments.double(2))
      press.place = isUsed(within: widget, x: x, y: y) ? nil : (x, y)
    }
    connect("update") { _ in
      var (x, y) = (0.0, 0.0)
      guard gtk_gesture_get_point(native, nil, &x, &y) != 0 else { return }
      if press.place.map({ isDrag(native, from: $0, to: (x, y)) }) == true { press.place = nil }
    }
    connect("released") { arguments in
      defer { press.place = nil }
      guard let start = press.place,
        !isDrag(native, from: start, to: (arguments.double(1), arguments.double(2)))
      else { return }
      gtk_gesture_set_state(native, GTK_EVENT_SEQUENCE_CLAIMED)
      handler()
    }
  }

  /// Tells of a tap that nobody made, as tests do: where it was pressed, and how far off it was let go.
  package func tap(x: Double = 0, y: Double = 0, movedBy distance: Double = 0) {
    concertina_gesture_click_press(rawPointer, x, y)
    concertina_gesture_click_release(rawPointer, x + distance, y)
  }
}

/// Whether the way from one point of a gesture's widget to another one is a drag.
@MainActor
private func isDrag(
  _ gesture: OpaquePointer, from start: (x: Double, y: Double), to end: (x: Double, y: Double)
) -> Bool {
  guard let widget = gtk_event_controller_get_widget(gesture) else { return true }
  return gtk_drag_check_threshold(
    widget, gint(start.x.rounded()), gint(start.y.rounded()), gint(end.x.rounded()),
    gint(end.y.rounded())) != 0
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
