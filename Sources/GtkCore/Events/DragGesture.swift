import CConcertinaGtk

/// A pointer or finger that drags over a widget.
@MainActor
public final class DragGesture: EventController {
  /// Creates a gesture for the primary button; add it to a widget.
  public init() {
    super.init(adopting: checked(gtk_gesture_drag_new()))
  }

  /// Called when a drag begins, with its position in the widget; the handler returns whether to
  /// claim it.
  public func onBegin(_ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Bool) {
    nonisolated(unsafe) let native = nativePointer
    connect("drag-begin") { arguments in
      let isTaken = handler(arguments.double(0), arguments.double(1))
      gtk_gesture_set_state(
        native, isTaken ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
    }
  }

  /// Called while a claimed drag continues, with the distance from where it began, in pixels.
  public func onUpdate(_ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
    connect("drag-update") { handler($0.double(0), $0.double(1)) }
  }

  /// Called when a claimed drag ends.
  public func onEnd(_ handler: @escaping @MainActor () -> Void) {
    connect("drag-end") { _ in handler() }
  }
}
