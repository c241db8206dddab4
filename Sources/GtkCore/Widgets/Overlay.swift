import CConcertinaGtk

/// A handle on a GtkOverlay: a widget with others on top of it.
///
///     let overlay = Overlay(picture)
///     let badge = Label("New")
///     (badge.horizontalAlignment, badge.verticalAlignment) = (.end, .start)
///     overlay.add(badge)
///
/// What is on top has the place that its alignment says.
@MainActor
public final class Overlay: Widget {
  /// Creates an overlay with the widget below, which gives it its size, and those on top of it.
  public init(_ child: Widget? = nil, @WidgetBuilder overlays: () -> [Widget] = { [] }) {
    super.init(adopting: madeByGtk(gtk_overlay_new()))
    if let child { self.child = child }
    for overlay in overlays() { add(overlay) }
  }

  /// The widget below.
  public var child: Widget? {
    get { call(gtk_overlay_get_child) }
    set { call(gtk_overlay_set_child, newValue) }
  }

  /// Adds a widget on top of all others.
  public func add(_ overlay: Widget) { call(gtk_overlay_add_overlay, overlay) }

  /// Removes a widget that is on top.
  public func remove(_ overlay: Widget) { call(gtk_overlay_remove_overlay, overlay) }
}
