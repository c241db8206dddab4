import CConcertinaGtk

/// The recording of a widget's drawing.
///
/// Valid only while ``WidgetImplementation/snapshot(_:)`` runs.
@MainActor
public struct Snapshot {
  let pointer: OpaquePointer

  init(borrowing pointer: OpaquePointer) { self.pointer = pointer }

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

  /// Moves everything that `body` draws.
  package func moved(by distance: (x: Double, y: Double), _ body: () -> Void) {
    var point = graphene_point_t(x: Float(distance.x), y: Float(distance.y))
    gtk_snapshot_save(pointer)
    gtk_snapshot_translate(pointer, &point)
    body()
    gtk_snapshot_restore(pointer)
  }

  /// Fills a rectangle.
  package func fill(_ rectangle: Rectangle, with color: Color) {
    var bounds = graphene_rect_t()
    graphene_rect_init(
      &bounds, Float(rectangle.x), Float(rectangle.y), Float(rectangle.width),
      Float(rectangle.height))
    var rgba = color.rgba
    gtk_snapshot_append_color(pointer, &rgba, &bounds)
  }
}
