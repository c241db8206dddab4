import CConcertinaGtk

/// A handle on a GtkPaned: two widgets with a draggable separator between them.
@MainActor
public final class Paned: Widget {
  /// Creates a pair of widgets; the first one gets all extra space, and neither gets less than its
  /// minimum.
  public init(_ orientation: Orientation, _ start: Widget, _ end: Widget) {
    super.init(adopting: madeByGtk(gtk_paned_new(orientation.value)))
    call(gtk_paned_set_start_child, start)
    call(gtk_paned_set_end_child, end)
    call(gtk_paned_set_resize_start_child, true)
    call(gtk_paned_set_resize_end_child, false)
    call(gtk_paned_set_shrink_start_child, false)
    call(gtk_paned_set_shrink_end_child, false)
  }

  /// The ``position`` that gives the second widget its natural size.
  public static let naturalPosition = -1

  /// The position of the separator: the size of the first widget, in pixels.
  public var position: Int {
    get { call(gtk_paned_get_position) }
    set { call(gtk_paned_set_position, newValue) }
  }
}
