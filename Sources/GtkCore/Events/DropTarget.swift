import CGtk

/// Takes what is dropped on a widget before the widget does.
///
/// While something is dragged over it, the widget is asked as if this were not there: it shows where a
/// drop would go, and says what would become of it.
@MainActor
public final class DropTarget: EventController {
  /// Makes a target; add it to a widget.
  public init() {
    let actions = GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    super.init(adopting: checked(gtk_drop_target_async_new(nil, actions)))
    setPhase(.capture)
    // No action means that this target has no opinion, and the event goes on to the widget's own.
    for signal in ["drag-enter", "drag-motion"] {
      connect(signal) { $0.setResult(flags: 0) }
    }
  }

  /// Called while something is dragged over the widget; the handler tells whether it cannot be dropped there.
  ///
  /// The pointer says so then, and the widget shows no place for it.
  public func onRefusal(_ handler: @escaping @MainActor (_ drop: Drop) -> Bool) {
    let controller = MainThreadValue(nativePointer)
    connect("drag-motion") { arguments in
      guard let native = arguments.object(0), handler(Drop(retaining: native)),
        let widget = gtk_event_controller_get_widget(controller.value)
      else { return }
      Widget(retaining: OpaquePointer(widget)).forgetDrop()
    }
  }

  /// Called for each drop with its place in the widget; the handler tells whether it takes it.
  ///
  /// Whoever takes a drop reads it or refuses it: its source waits for that.
  public func onDrop(
    _ handler: @escaping @MainActor (_ drop: Drop, _ x: Double, _ y: Double) -> Bool
  ) {
    nonisolated(unsafe) let controller = nativePointer
    connect("drop") { arguments in
      guard let native = arguments.object(0) else { return }
      let isTaken = handler(Drop(retaining: native), arguments.double(1), arguments.double(2))
      arguments.setResult(isTaken)
      guard isTaken, let widget = gtk_event_controller_get_widget(controller) else { return }
      Widget(retaining: OpaquePointer(widget)).forgetDrop()
    }
  }
}

extension Widget {
  /// Lets the widget's own target know that a drop is over, of which it will not hear, or not for it.
  ///
  /// It would go on showing where the drop would go.
  fileprivate func forgetDrop() {
    for controller in controllers where controller.isA(gtk_drop_target_get_type()) {
      // GTK's text view hides its second caret only when a drag leaves it.
      controller.emit("leave")
      gtk_drop_target_reject(controller.nativePointer)
    }
  }
}
