import CConcertinaGtk

/// Receives what is dropped on a widget before the widget does.
///
/// While something is dragged over the widget, the widget handles that as if this target did not
/// exist: it shows where a drop would go, and reports the action.
@MainActor
public final class DropTarget: EventController {
  /// Creates a target; add it to a widget.
  public init() {
    let actions = GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    super.init(adopting: checked(gtk_drop_target_async_new(nil, actions)))
    setPhase(.capture)
    // No action means that this target does not decide, and the event goes on to the widget's own
    // target.
    for signal in ["drag-enter", "drag-motion"] {
      connect(signal) { $0.setResult(flags: 0) }
    }
  }

  /// Called while something is dragged over the widget; the handler returns whether to reject it.
  ///
  /// If so, the pointer shows that, and the widget shows no drop position.
  public func onShouldReject(_ handler: @escaping @MainActor (_ drop: Drop) -> Bool) {
    let controller = MainThreadValue(nativePointer)
    connect("drag-motion") { arguments in
      guard let native = arguments.object(0), handler(Drop(retaining: native)),
        let widget = gtk_event_controller_get_widget(controller.value)
      else { return }
      Widget(retaining: OpaquePointer(widget)).forgetDrop()
    }
  }

  /// Called for each drop, with its position in the widget; the handler returns whether it accepts
  /// it.
  ///
  /// A handler that accepts a drop has to read or reject it, because its source is waiting for
  /// that.
  public func onDrop(
    _ handler: @escaping @MainActor (_ drop: Drop, _ x: Double, _ y: Double) -> Bool
  ) {
    nonisolated(unsafe) let controller = nativePointer
    connect("drop") { arguments in
      guard let native = arguments.object(0) else { return }
      let isAccepted = handler(Drop(retaining: native), arguments.double(1), arguments.double(2))
      arguments.setResult(isAccepted)
      guard isAccepted, let widget = gtk_event_controller_get_widget(controller) else { return }
      Widget(retaining: OpaquePointer(widget)).forgetDrop()
    }
  }
}

extension Widget {
  /// Makes the widget's own target forget a drop whose end it will not be notified of, or which it
  /// does not get.
  ///
  /// Otherwise it would go on showing where the drop would go.
  fileprivate func forgetDrop() {
    for controller in controllers where controller.isA(gtk_drop_target_get_type()) {
      // GTK's text view hides its second caret only when a drag leaves it.
      controller.emit("leave")
      gtk_drop_target_reject(controller.nativePointer)
    }
  }
}
