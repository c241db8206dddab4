import CGtk

/// A handle on a GtkScrollbar.
@MainActor
public final class Scrollbar: Widget {
  /// Makes a scrollbar for an adjustment.
  public init(_ orientation: Orientation, adjustment: Adjustment) {
    super.init(adopting: checked(gtk_scrollbar_new(orientation.value, adjustment.adjustment)))
  }
}
