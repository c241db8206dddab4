import CConcertinaGtk

/// Reports when a mouse button is released over a widget or its children, whether or not others
/// have handled it.
@MainActor
public final class PointerRelease: EventController {
  /// Creates a controller; add it to a widget.
  public init() {
    super.init(adopting: checked(gtk_event_controller_legacy_new()))
  }

  /// Called for each release, after other handlers.
  public func onReleased(_ handler: @escaping @MainActor () -> Void) {
    connect(.event) { emission in
      guard let event = emission.event, gdk_event_get_event_type(event) == GDK_BUTTON_RELEASE
      else { return false }
      // The children handle the release after this, so the handler is called a moment later.
      MainLoopSource.idle(priority: .beforeLayout, handler)
      return false
    }
  }
}
