import CConcertinaGtk

/// Reports drags over a widget by a finger; the mouse is ignored.
@MainActor
public final class TouchDrag: EventController {
  /// Creates a gesture; add it to a widget.
  public init() {
    super.init(adopting: checked(gtk_gesture_drag_new()))
    gtk_gesture_single_set_touch_only(nativePointer, 1)
  }

  private override init(retaining pointer: OpaquePointer) { super.init(retaining: pointer) }

  /// Called while the finger moves.
  ///
  /// - Parameter handler: Receives the gesture, and the finger's distance from where it began, in
  ///   pixels.
  public func onUpdate(
    _ handler: @escaping @MainActor (_ drag: TouchDrag, _ x: Double, _ y: Double) -> Void
  ) {
    nonisolated(unsafe) let native = nativePointer
    connect("drag-update") { handler(TouchDrag(retaining: native), $0.double(0), $0.double(1)) }
  }

  /// Called when a finger begins to drag.
  public func onBegin(_ handler: @escaping @MainActor () -> Void) {
    connect("drag-begin") { _ in handler() }
  }

  /// Claims the touch, so that no other gesture gets it.
  public func claim() { gtk_gesture_set_state(nativePointer, GTK_EVENT_SEQUENCE_CLAIMED) }
}
