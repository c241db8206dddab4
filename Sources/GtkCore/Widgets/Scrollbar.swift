import CConcertinaGtk

/// A handle on a GtkScrollbar.
@MainActor
public final class Scrollbar: Widget {
  /// Creates a scrollbar for an adjustment.
  public init(_ orientation: Orientation, adjustment: Adjustment) {
    super.init(adopting: madeByGtk(gtk_scrollbar_new(orientation.value, adjustment.adjustment)))
  }

  /// Called when the user moves the slider, before the adjustment's value changes.
  public func onMoved(_ handler: @escaping @MainActor () -> Void) {
    // The slider belongs to a range inside the scrollbar.
    children.first?.connect("change-value") { _ in handler() }
  }
}
