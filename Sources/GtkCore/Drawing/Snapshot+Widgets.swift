import CConcertinaGtk
import CConcertinaShims

extension Snapshot {
  /// Draws all children of a widget, as GTK would.
  public func appendChildren(of widget: Widget) {
    concertina_widget_snapshot_children(widget.widgetPointer, pointer)
  }

  /// Draws the children of a widget that are after one of them.
  package func appendChildren(of widget: Widget, after child: Widget) {
    var next = gtk_widget_get_next_sibling(child.widgetPointer)
    while let child = next {
      gtk_widget_snapshot_child(widget.widgetPointer, child, pointer)
      next = gtk_widget_get_next_sibling(child)
    }
  }

  /// Draws one child of a widget.
  public func appendChild(_ child: Widget, of widget: Widget) {
    gtk_widget_snapshot_child(widget.widgetPointer, child.widgetPointer, pointer)
  }
}
