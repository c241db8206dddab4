import CConcertinaGtk

/// A handle on a GtkPaned: two widgets with a draggable separator between them.
///
///     let panes = Paned(.horizontal, sidebar, content)
///     panes.startResizes = false  // only the content grows with the window
///     panes.position = 200
@MainActor
public final class Paned: Widget {
  /// Creates a pair of widgets; both get a share of extra space, and neither gets less than its
  /// minimum.
  public init(_ orientation: Orientation, _ start: Widget, _ end: Widget) {
    super.init(adopting: madeByGtk(gtk_paned_new(orientation.value)))
    call(gtk_paned_set_start_child, start)
    call(gtk_paned_set_end_child, end)
    (startShrinks, endShrinks) = (false, false)
  }

  /// Whether the first widget gets a share of the space when the pair grows or shrinks; true if not
  /// set.
  public var startResizes: Bool {
    get { call(gtk_paned_get_resize_start_child) }
    set { call(gtk_paned_set_resize_start_child, newValue) }
  }

  /// Whether the second widget gets a share of the space when the pair grows or shrinks; true if
  /// not set.
  public var endResizes: Bool {
    get { call(gtk_paned_get_resize_end_child) }
    set { call(gtk_paned_set_resize_end_child, newValue) }
  }

  /// Whether the user can make the first widget smaller than its minimum, which hides a part of it.
  public var startShrinks: Bool {
    get { call(gtk_paned_get_shrink_start_child) }
    set { call(gtk_paned_set_shrink_start_child, newValue) }
  }

  /// Whether the user can make the second widget smaller than its minimum, which hides a part of
  /// it.
  public var endShrinks: Bool {
    get { call(gtk_paned_get_shrink_end_child) }
    set { call(gtk_paned_set_shrink_end_child, newValue) }
  }

  /// The ``position`` that gives the widgets their natural sizes.
  public static let naturalPosition = -1

  /// The position of the separator: the size of the first widget, in pixels.
  public var position: Int {
    get { call(gtk_paned_get_position) }
    set { call(gtk_paned_set_position, newValue) }
  }
}
