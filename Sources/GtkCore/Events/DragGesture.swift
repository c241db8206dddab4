import CConcertinaGtk

/// A pointer or finger that drags over a widget.
@MainActor
package final class DragGesture: EventController {
  /// The name by which a replay finds these gestures among those of GTK.
  package static let controllerName = "concertina-drag"
  /// Whether the drag that began last was claimed.
  package private(set) static var hasClaimed = false

  /// Creates a gesture for the primary button; add it to a widget.
  package init() {
    super.init(adopting: checked(gtk_gesture_drag_new()))
    gtk_event_controller_set_name(nativePointer, Self.controllerName)
  }

  /// Called when a drag begins, with its position in the widget; the handler returns whether to
  /// claim it.
  @discardableResult
  package func onBegin(
    _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Bool
  ) -> SignalConnection {
    connect(.dragBegin) { emission in
      let isTaken = handler(emission.arguments.x, emission.arguments.y)
      DragGesture.hasClaimed = isTaken
      gtk_gesture_set_state(
        emission.native, isTaken ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
    }
  }

  /// Called while a claimed drag continues, with the distance from where it began, in pixels.
  @discardableResult
  package func onUpdate(
    _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
  ) -> SignalConnection {
    connect(.dragUpdate) { handler($0.arguments.x, $0.arguments.y) }
  }

  /// Called when a claimed drag ends, or is canceled.
  @discardableResult
  package func onEnd(
    _ handler: @escaping @MainActor (_ isCanceled: Bool) -> Void
  ) -> SignalConnection {
    // GTK emits both signals for a drag that is canceled: this one first.
    SignalConnection(joining: [
      connect(.dragCancel) { _ in handler(true) }, connect(.dragEnd) { _ in handler(false) },
    ])
  }

  /// Cancels the drag in progress.
  package func cancel() { gtk_event_controller_reset(nativePointer) }
}

extension Signal
where Emitter: EventController, Arguments == (x: Double, y: Double), Result == Void {
  /// A drag begins, at a position in the widget.
  static var dragBegin: Self { Signal("drag-begin") { ($0.double(0), $0.double(1)) } }
  /// A drag ends, at a distance from where it began.
  static var dragEnd: Self { Signal("drag-end") { ($0.double(0), $0.double(1)) } }
  /// A drag continues, at a distance from where it began.
  static var dragUpdate: Self { Signal("drag-update") { ($0.double(0), $0.double(1)) } }
}

extension Signal where Emitter: DragGesture, Arguments == Void, Result == Void {
  /// A drag is taken over by something else.
  fileprivate static var dragCancel: Self { Signal("cancel") }
}
