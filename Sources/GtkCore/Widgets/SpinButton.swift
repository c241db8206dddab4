import CConcertinaGtk

/// A handle on a GtkSpinButton: a number that the user types or steps through.
@MainActor
public final class SpinButton: Widget {
  /// Creates a spin button for a range; it shows as many fraction digits as its step has.
  public convenience init(range: ClosedRange<Double>, step: Double) {
    self.init(
      adopting: madeByGtk(
        gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step)))
    gtk_spin_button_set_numeric(nativePointer, 1)
    // Steps are not part of the text's undo history: undo would go back to an empty text.
    gtk_editable_set_enable_undo(nativePointer, 0)
  }

  /// The number; a new one is clamped to the range.
  public var value: Double {
    get { gtk_spin_button_get_value(nativePointer) }
    set { gtk_spin_button_set_value(nativePointer, newValue) }
  }

  /// The number without its fraction.
  public var wholeValue: Int { Int(gtk_spin_button_get_value_as_int(nativePointer)) }

  /// Sets the number of digits after the decimal point.
  public func setFractionDigits(_ count: Int) {
    gtk_spin_button_set_digits(nativePointer, guint(clamping: count))
  }

  /// Sets the width of the entry, in characters.
  public func setWidth(inCharacters count: Int) {
    gtk_editable_set_width_chars(nativePointer, gint(clamping: count))
    gtk_editable_set_max_width_chars(nativePointer, gint(clamping: count))
  }

  /// Called when the number has changed, by the user or by code.
  @discardableResult
  public func onValueChanged(_ handler: @escaping @MainActor (Double) -> Void)
    -> SignalConnection
  {
    connect(.valueChanged) { handler($0.emitter.value) }
  }
}

extension SpinButton: ConcreteHandle {}

extension Signal where Emitter: SpinButton, Arguments == Void, Result == Void {
  fileprivate static var valueChanged: Self { Signal("value-changed") }
}
