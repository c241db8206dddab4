import CConcertinaGtk
import CConcertinaShims

/// Reports when a widget is clicked with the primary button or touched, unless a child handles
/// that.
@MainActor
public final class TapGesture: EventController {
  /// The position of a press that may become a tap.
  private final class Press {
    var place: (x: Double, y: Double)?
  }

  /// Creates a gesture; add it to a widget.
  public init() {
    super.init(adopting: checked(gtk_gesture_click_new()))
    gtk_gesture_single_set_button(nativePointer, guint(GDK_BUTTON_PRIMARY))
  }

  /// Called for each tap when it has ended.
  ///
  /// Focusable children consume presses on them, wherever these are released. A movement beyond
  /// GTK's threshold is a drag, not a tap. If gestures are nested, only the innermost one is
  /// notified.
  public func onTapped(_ handler: @escaping @MainActor () -> Void) {
    let press = Press()
    connect(.pressed) { emission in
      guard let widget = emission.controlled else { return }
      let (x, y) = (emission.arguments.x, emission.arguments.y)
      press.place = isUsed(within: widget, x: x, y: y) ? nil : (x, y)
    }
    connect(.update) { emission in
      var (x, y) = (0.0, 0.0)
      guard gtk_gesture_get_point(emission.native, nil, &x, &y) != 0 else { return }
      if press.place.map({ isDrag(emission.native, from: $0, to: (x, y)) }) == true {
        press.place = nil
      }
    }
    connect(.released) { emission in
      defer { press.place = nil }
      let end = (emission.arguments.x, emission.arguments.y)
      guard let start = press.place, !isDrag(emission.native, from: start, to: end) else { return }
      gtk_gesture_set_state(emission.native, GTK_EVENT_SEQUENCE_CLAIMED)
      handler()
    }
  }

  /// Simulates a tap, for tests, with the position of the press and the distance to the release.
  package func tap(x: Double = 0, y: Double = 0, movedBy distance: Double = 0) {
    concertina_gesture_click_press(rawPointer, x, y)
    concertina_gesture_click_release(rawPointer, x + distance, y)
  }
}

/// Whether the movement from one point of a gesture's widget to another one is a drag.
@MainActor
private func isDrag(
  _ gesture: OpaquePointer, from start: (x: Double, y: Double), to end: (x: Double, y: Double)
) -> Bool {
  guard let widget = gtk_event_controller_get_widget(gesture) else { return true }
  return gtk_drag_check_threshold(
    widget, gint(start.x.rounded()), gint(start.y.rounded()), gint(end.x.rounded()),
    gint(end.y.rounded())) != 0
}

/// Whether a click at a point of a widget is for a child in it.
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

extension Signal where Emitter: TapGesture, Arguments == Void, Result == Void {
  fileprivate static var update: Self { Signal("update") }
}
