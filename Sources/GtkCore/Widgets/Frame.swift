import CConcertinaGtk

/// A handle on a GtkFrame: a line around a widget, with a title.
@MainActor
public final class Frame: Widget {
  /// Creates a frame around a widget; an empty title is none.
  public init(_ title: String = "", _ child: Widget? = nil) {
    super.init(adopting: madeByGtk(gtk_frame_new(title.isEmpty ? nil : title)))
    if let child { self.child = child }
  }

  private var frame: UnsafeMutablePointer<GtkFrame> { pointer() }

  /// The title; empty for none.
  public var title: String {
    get { gtk_frame_get_label(frame).map { String(cString: $0) } ?? "" }
    set { gtk_frame_set_label(frame, newValue.isEmpty ? nil : newValue) }
  }

  /// The widget within.
  public var child: Widget? {
    get { call(gtk_frame_get_child) }
    set { call(gtk_frame_set_child, newValue) }
  }
}
