import CConcertinaGtk

/// A handle on a GtkAdjustment: a value within bounds, such as how far a view is scrolled.
@MainActor
public final class Adjustment: Object {
  /// Creates an adjustment with bounds.
  public init(
    value: Double = 0, lower: Double = 0, upper: Double = 0, step: Double = 1, page: Double = 0
  ) {
    super.init(adopting: checked(gtk_adjustment_new(value, lower, upper, step, step * 10, page)))
  }

  /// Adds a reference to an adjustment that someone else owns.
  public override init(retaining pointer: OpaquePointer) {
    super.init(retaining: pointer)
  }

  var adjustment: UnsafeMutablePointer<GtkAdjustment> { pointer() }

  /// The value; a new one is clamped to the bounds.
  public var value: Double {
    get { call(gtk_adjustment_get_value) }
    set { call(gtk_adjustment_set_value, newValue) }
  }

  /// The least value.
  public var lower: Double { call(gtk_adjustment_get_lower) }

  /// The end of the range; the greatest value is less than it by a page.
  public var upper: Double { call(gtk_adjustment_get_upper) }

  /// The length of the visible part of the range.
  public var pageSize: Double { call(gtk_adjustment_get_page_size) }

  /// The greatest value.
  public var maxValue: Double { max(lower, upper - pageSize) }

  /// Raises the end of the range to at least this value.
  package func extend(to upper: Double) {
    if self.upper < upper { call(gtk_adjustment_set_upper, upper) }
  }

  /// Changes the value as little as necessary to show a part of the range.
  public func clampPage(_ part: ClosedRange<Double>) {
    gtk_adjustment_clamp_page(adjustment, part.lowerBound, part.upperBound)
  }

  /// Emits the signal for a changed value, even though the value is the same.
  public func notifyValueChanged() { emit(.valueChanged) }

  /// Called when the value has changed.
  @discardableResult
  public func onValueChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.valueChanged) { _ in handler() }
  }

  /// Called when the bounds or the page size have changed.
  @discardableResult
  public func onBoundsChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.changed) { _ in handler() }
  }
}

extension Signal where Emitter: Adjustment, Arguments == Void, Result == Void {
  fileprivate static var valueChanged: Self { Signal("value-changed") }
  fileprivate static var changed: Self { Signal("changed") }
}
