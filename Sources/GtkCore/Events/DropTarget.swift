import CConcertinaGtk

/// Receives what is dropped on a widget before the widget does.
///
/// While something is dragged over the widget, the widget handles that as if this target did not
/// exist: it shows where a drop would go, and reports the action.
@MainActor
package final class DropTarget: EventController {
  /// Creates a target; add it to a widget.
  package init() {
    let actions = GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    super.init(adopting: checked(gtk_drop_target_async_new(nil, actions)))
    phase = .capture
    // No action means that this target does not decide, and the event goes on to the widget's own
    // target.
    connect(.dragEnter) { _ in GdkDragAction(0) }
    connect(.dragMotion) { _ in GdkDragAction(0) }
  }

  /// Called while something is dragged over the widget; the handler returns whether to reject it.
  ///
  /// If so, the pointer shows that, and the widget shows no drop position.
  @discardableResult
  package func onShouldReject(
    _ handler: @escaping @MainActor (_ drop: Drop) -> Bool
  ) -> SignalConnection {
    connect(.dragMotion) { emission in
      if let drop = emission.arguments, handler(drop), let widget = emission.controlled {
        Widget(retaining: OpaquePointer(widget)).forgetDrop()
      }
      return GdkDragAction(0)
    }
  }

  /// Called for each drop, with its position in the widget; the handler returns whether it accepts
  /// it.
  ///
  /// A handler that accepts a drop has to read or reject it, because its source is waiting for
  /// that.
  @discardableResult
  package func onDrop(
    _ handler: @escaping @MainActor (_ drop: Drop, _ x: Double, _ y: Double) -> Bool
  ) -> SignalConnection {
    connect(.drop) { emission in
      let (drop, x, y) = emission.arguments
      guard let drop, handler(drop, x, y) else { return false }
      if let widget = emission.controlled {
        Widget(retaining: OpaquePointer(widget)).forgetDrop()
      }
      return true
    }
  }
}

extension Signal where Emitter: DropTarget, Arguments == Drop?, Result == GdkDragAction {
  fileprivate static var dragEnter: Self { hovering("drag-enter") }
  fileprivate static var dragMotion: Self { hovering("drag-motion") }

  private static func hovering(_ name: String) -> Self {
    Signal(name: name) { arguments in
      arguments.object(0).map { Drop(retaining: $0) }
    } store: {
      $1.setResult(flags: $0.rawValue)
    }
  }
}

extension Signal
where Emitter: DropTarget, Arguments == (drop: Drop?, x: Double, y: Double), Result == Bool {
  fileprivate static var drop: Self {
    Signal("drop") { arguments in
      (arguments.object(0).map { Drop(retaining: $0) }, arguments.double(1), arguments.double(2))
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
      EventController(retaining: controller.nativePointer).emit(.leave)
      gtk_drop_target_reject(controller.nativePointer)
    }
  }
}
