import CGtk

/// Tells when a button of the pointer is released over a widget or its children, whoever used the press.
@MainActor
public final class PointerRelease: EventController {
  /// Makes a controller; add it to a widget.
  public init() {
    super.init(adopting: checked(gtk_event_controller_legacy_new()))
  }

  /// Called for each release, after those who handle it.
  public func onReleased(_ handler: @escaping @MainActor () -> Void) {
    nonisolated(unsafe) let native = nativePointer
    connect("event") { arguments in
      arguments.setResult(false)
      guard let event = gtk_event_controller_get_current_event(native),
        gdk_event_get_event_type(event) == GDK_BUTTON_RELEASE
      else { return }
      // The children hear of the release after this; what they make of it is there a moment later.
      MainLoopSource.idle(priority: .beforeLayout, handler)
    }
  }
}
