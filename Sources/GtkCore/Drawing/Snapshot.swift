import CConcertinaGtk
import CConcertinaShims

/// The recording of a widget's drawing.
///
/// Valid only while ``WidgetImplementation/snapshot(_:)`` runs.
@MainActor
public struct Snapshot {
  let pointer: OpaquePointer

  init(borrowing pointer: OpaquePointer) { self.pointer = pointer }

  /// Draws all children of a widget, as GTK would.
  public func appendChildren(of widget: Widget) {
    concertina_widget_snapshot_children(widget.widgetPointer, pointer)
  }

  /// Draws one child of a widget.
  public func appendChild(_ child: Widget, of widget: Widget) {
    gtk_widget_snapshot_child(widget.widgetPointer, child.widgetPointer, pointer)
  }

  /// Clips everything that `body` draws to a rectangle.
  public func clipped(to rectangle: Rectangle, _ body: () -> Void) {
    var bounds = graphene_rect_t()
    graphene_rect_init(
      &bounds, Float(rectangle.x), Float(rectangle.y), Float(rectangle.width),
      Float(rectangle.height))
    gtk_snapshot_push_clip(pointer, &bounds)
    body()
    gtk_snapshot_pop(pointer)
  }
}
