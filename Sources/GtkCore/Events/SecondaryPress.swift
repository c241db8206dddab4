import CConcertinaGtk
import CConcertinaShims

/// Reports presses of the secondary mouse button, which opens menus.
@MainActor
public final class SecondaryPress: EventController {
  /// Creates a controller; add it to a widget.
  public init() {
    super.init(adopting: checked(gtk_gesture_click_new()))
    gtk_gesture_single_set_button(nativePointer, guint(GDK_BUTTON_SECONDARY))
  }

  /// Called for each press with its position in the widget; does not consume the press.
  @discardableResult
  public func onPressed(
    _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
  ) -> SignalConnection {
    connect(.pressed) { handler($0.arguments.x, $0.arguments.y) }
  }

  /// Simulates a press, for tests.
  package func press(x: Double, y: Double) {
    concertina_gesture_click_press(rawPointer, x, y)
  }
}
