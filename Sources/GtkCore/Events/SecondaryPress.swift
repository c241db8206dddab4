import CGtk
import CGtkShims

/// Tells of presses of the pointer's secondary button, the one that opens menus.
@MainActor
public final class SecondaryPress: EventController {
  /// Makes a controller; add it to a widget.
  public init() {
    super.init(adopting: checked(gtk_gesture_click_new()))
    gtk_gesture_single_set_button(nativePointer, guint(GDK_BUTTON_SECONDARY))
  }

  /// Called for each press with its place in the widget; others hear of the press too.
  public func onPressed(_ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
    connect("pressed") { handler($0.double(1), $0.double(2)) }
  }

  /// Tells of a press that nobody made, as tests do.
  package func press(x: Double, y: Double) {
    concertina_gesture_click_press(rawPointer, x, y)
  }
}
