import CConcertinaGtk

/// A handle on a GtkScrolledWindow.
@MainActor
public final class ScrolledWindow: Widget {
  /// Creates a scrolled window with a child.
  public init(_ child: Widget? = nil) {
    super.init(adopting: madeByGtk(gtk_scrolled_window_new()))
    if let child { self.child = child }
  }

  /// Creates another handle on a scrolled window; nil for another widget.
  public init?(existing widget: Widget) {
    guard widget.isA(gtk_scrolled_window_get_type()) else { return nil }
    super.init(retaining: widget.nativePointer)
  }

  /// The scrolled widget; GTK puts one that cannot scroll by itself into a viewport, which it is
  /// then.
  public var child: Widget? {
    get { call(gtk_scrolled_window_get_child) }
    set { call(gtk_scrolled_window_set_child, newValue) }
  }

  /// Sets in which directions the content may be larger than the scrolled window.
  public func setScrolls(horizontally: Bool, vertically: Bool) {
    gtk_scrolled_window_set_policy(
      nativePointer, horizontally ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
      vertically ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER)
  }

  /// Makes the scrolled window as high as its content, up to a height in pixels.
  public func fitsContent(upTo height: Int) {
    call(gtk_scrolled_window_set_propagate_natural_height, true)
    call(gtk_scrolled_window_set_max_content_height, height)
  }

  /// The adjustment for vertical scrolling.
  public var verticalAdjustment: Adjustment? {
    gtk_scrolled_window_get_vadjustment(nativePointer)
      .map { Adjustment(retaining: OpaquePointer($0)) }
  }

  /// The adjustment for horizontal scrolling, whose page size is the available width.
  public var horizontalAdjustment: Adjustment? {
    gtk_scrolled_window_get_hadjustment(nativePointer)
      .map { Adjustment(retaining: OpaquePointer($0)) }
  }
}
