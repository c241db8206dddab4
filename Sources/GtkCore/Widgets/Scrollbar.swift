import CConcertinaGtk

/// A handle on a GtkScrollbar.
@MainActor
public final class Scrollbar: Widget {
  /// Creates a scrollbar for an adjustment.
  public init(_ orientation: Orientation, adjustment: Adjustment) {
    super.init(adopting: madeByGtk(gtk_scrollbar_new(orientation.value, adjustment.adjustment)))
  }

  /// Called when the user moves the slider, before the adjustment's value changes.
  ///
  /// - Returns: A token that can disconnect the handler; `nil` if this version of GTK has a
  ///   different structure.
  @discardableResult
  public func onMoved(_ handler: @escaping @MainActor () -> Void) -> SignalConnection? {
    // The slider belongs to a range inside the scrollbar.
    children.first?.connect(.changeValue) { _ in handler() }
  }
}

extension Signal where Emitter: Widget, Arguments == Void, Result == Void {
  fileprivate static var changeValue: Self { Signal("change-value") }
}
