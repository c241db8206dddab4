import CConcertinaGtk

/// Reports when the keyboard focus enters or leaves a widget.
@MainActor
public final class FocusController: EventController {
  /// Creates a controller; add it to a widget.
  public init() {
    super.init(adopting: checked(gtk_event_controller_focus_new()))
  }

  /// Called when the focus enters or leaves the widget.
  @discardableResult
  public func onChange(
    _ handler: @escaping @MainActor (_ contains: Bool) -> Void
  ) -> SignalConnection {
    SignalConnection(joining: [
      connect(.enter) { _ in handler(true) }, connect(.leave) { _ in handler(false) },
    ])
  }
}
