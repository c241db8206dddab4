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
  public func onTapped(_ handler: @escaping @MainActor () -> Void) {
    connect("released") { _ in handler() }
  }

  /// Tells of a tap that nobody made, as tests do.
  package func tap() { concertina_gesture_click_release(rawPointer, 0, 0) }
}
