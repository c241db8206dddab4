import CConcertinaGtk
import CConcertinaShims

extension Snapshot {
  /// Draws all children of a widget, as GTK would.
  public func appendChildren(of widget: Widget) {
    concertina_widget_snapshot_children(widget.widgetPointer, pointer)
  }

  /// Draws one child of a widget.
  public func appendChild(_ child: Widget, of widget: Widget) {
    gtk_widget_snapshot_child(widget.widgetPointer, child.widgetPointer, pointer)
  }
}
