import CConcertinaGtk

/// A handle on a GtkScale: a number that the user sets with a slider.
@MainActor
public final class Scale: Widget {
  /// Creates a scale for a range, which the arrow keys go through in steps.
  public init(_ orientation: Orientation = .horizontal, range: ClosedRange<Double>, step: Double) {
    super.init(
      adopting: madeByGtk(
        gtk_scale_new_with_range(orientation.value, range.lowerBound, range.upperBound, step)))
  }

  /// Adds a reference to a scale that someone else owns.
  public override init(retaining pointer: OpaquePointer) { super.init(retaining: pointer) }

  /// The number; a new one is clamped to the range.
  public var value: Double {
    get { gtk_range_get_value(pointer()) }
    set { gtk_range_set_value(pointer(), newValue) }
  }

  /// Whether the number is written beside the slider.
  public var showsValue: Bool {
    get { gtk_scale_get_draw_value(pointer()) != 0 }
    set { gtk_scale_set_draw_value(pointer(), newValue.cValue) }
  }

  /// Called when the number has changed, by the user or by code.
  @discardableResult
  public func onValueChanged(
    _ handler: @escaping @MainActor (Double) -> Void
  ) -> SignalConnection {
    connect(.valueChanged) { handler($0.emitter.value) }
  }
}

extension Scale: ConcreteHandle {}

extension Signal where Emitter: Scale, Arguments == Void, Result == Void {
  fileprivate static var valueChanged: Self { Signal("value-changed") }
}
