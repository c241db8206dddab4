import CConcertinaGtk

/// Reports when the pointer enters or leaves a widget.
@MainActor
package final class PointerController: EventController {
  /// Creates a controller; add it to a widget.
  package init() {
    super.init(adopting: checked(gtk_event_controller_motion_new()))
  }

  /// Called when the pointer enters or leaves the widget.
  @discardableResult
  package func onChange(
    _ handler: @escaping @MainActor (_ isOver: Bool) -> Void
  ) -> SignalConnection {
    SignalConnection(joining: [
      connect(.enter) { _ in handler(true) }, connect(.leave) { _ in handler(false) },
    ])
  }
}
