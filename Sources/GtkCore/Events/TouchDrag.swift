import CConcertinaGtk

/// Reports drags over a widget by a finger; the mouse is ignored.
@MainActor
package final class TouchDrag: EventController {
  /// Creates a gesture; add it to a widget.
  package convenience init() {
    self.init(adopting: checked(gtk_gesture_drag_new()))
    call(gtk_gesture_single_set_touch_only, true)
  }

  /// Called while the finger moves.
  ///
  /// - Parameter handler: Receives the gesture, and the finger's distance from where it began, in
  ///   pixels.
  /// - Returns: A token that can disconnect the handler.
  @discardableResult
  package func onUpdate(
    _ handler: @escaping @MainActor (_ drag: TouchDrag, _ x: Double, _ y: Double) -> Void
  ) -> SignalConnection {
    connect(.dragUpdate) { handler($0.emitter, $0.arguments.x, $0.arguments.y) }
  }

  /// Called when a finger begins to drag.
  @discardableResult
  package func onBegin(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.dragBegin) { _ in handler() }
  }

  /// Claims the touch, so that no other gesture gets it.
  package func claim() { gtk_gesture_set_state(nativePointer, GTK_EVENT_SEQUENCE_CLAIMED) }
}

extension TouchDrag: ConcreteHandle {}
