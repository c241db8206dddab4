import CGtk

/// Tells when the keyboard focus comes into a widget or leaves it.
@MainActor
public final class FocusController: EventController {
  /// Makes a controller; add it to a widget.
  public init() {
    super.init(adopting: checked(gtk_event_controller_focus_new()))
  }

  /// Called when the focus comes in or leaves.
  public func onChange(_ handler: @escaping @MainActor (_ contains: Bool) -> Void) {
    connect("enter") { _ in handler(true) }
    connect("leave") { _ in handler(false) }
  }
}
