import CGtk

/// Tells when the pointer comes over a widget or leaves it.
@MainActor
public final class PointerController: EventController {
  /// Makes a controller; add it to a widget.
  public init() {
    super.init(adopting: checked(gtk_event_controller_motion_new()))
  }

  /// Called when the pointer comes over the widget or leaves it.
  public func onChange(_ handler: @escaping @MainActor (_ isOver: Bool) -> Void) {
    connect("enter") { _ in handler(true) }
    connect("leave") { _ in handler(false) }
  }
}
