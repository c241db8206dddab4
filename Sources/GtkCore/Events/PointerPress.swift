import CGtk

/// Tells when a button of the pointer is pressed over a widget, or a finger touches it.
@MainActor
public final class PointerPress: EventController {
  /// One press.
  public struct Press: Equatable, Sendable {
    /// Whether it is the middle button: the wheel, where that is a button.
    public let isMiddleButton: Bool
    /// Whether it is the button that selects and drags, or a finger.
    public let isPrimaryButton: Bool
    /// Where in the widget, in pixels.
    public let x, y: Double
  }

  /// Makes a gesture for all buttons; add it to a widget.
  public init() {
    super.init(adopting: checked(gtk_gesture_click_new()))
    gtk_gesture_single_set_button(nativePointer, 0)
  }

  /// Called for each press; the handler tells whether it used the press up.
  public func onPressed(_ handler: @escaping @MainActor (Press) -> Bool) {
    nonisolated(unsafe) let native = nativePointer
    connect("pressed") { arguments in
      let button = gtk_gesture_single_get_current_button(native)
      let press = Press(
        isMiddleButton: button == GDK_BUTTON_MIDDLE,
        isPrimaryButton: button == GDK_BUTTON_PRIMARY || button == 0,
        x: arguments.double(1), y: arguments.double(2))
      guard handler(press) else { return }
      gtk_gesture_set_state(native, GTK_EVENT_SEQUENCE_CLAIMED)
    }
  }
}
