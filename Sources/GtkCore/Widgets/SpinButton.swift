import CConcertinaGtk

/// A handle on a GtkSpinButton: a number that the user types or steps through.
@MainActor
public final class SpinButton: Widget {
  /// Creates a spin button for a range; it shows as many fraction digits as its step has.
  public convenience init(range: ClosedRange<Double>, step: Double) {
    self.init(
      adopting: madeByGtk(
        gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step)))
    call(gtk_spin_button_set_numeric, true)
    connect(.input) { emission in
      // GTK would read a text without digits as 0.
      guard !emission.emitter.hasDigits, let number = emission.arguments else { return false }
      number.pointee = emission.emitter.value
      return true
    }
    // Steps are not part of the text's undo history: undo would go back to an empty text.
    call(gtk_editable_set_enable_undo, false)
  }

  /// The number; a new one is clamped to the range.
  ///
  /// A text without any digits leaves the number as it is.
  public var value: Double {
    get { call(gtk_spin_button_get_value) }
    set { call(gtk_spin_button_set_value, newValue) }
  }

  private var text: String { call(gtk_editable_get_text) }

  private var hasDigits: Bool { text.contains(where: \.isNumber) }

  /// Called when a text that the user has typed is read, with whether its number is in the range;
  /// one that is not is clamped.
  @discardableResult
  package func onRead(_ handler: @escaping @MainActor (_ isInRange: Bool) -> Void)
    -> SignalConnection
  {
    connect(.input) { emission in
      handler(emission.emitter.isInRange)
      return false
    }
  }

  /// Shows words in place of the number, where a closure returns some.
  package func showWords(_ words: @escaping @MainActor () -> String?) {
    // Otherwise there could be nothing but digits.
    call(gtk_spin_button_set_numeric, false)
    connect(.output) { emission in
      guard let words = words() else { return false }
      if emission.emitter.text != words {
        emission.emitter.call(gtk_editable_set_text, words)
      }
      return true
    }
  }

  private var isInRange: Bool {
    var (least, most) = (0.0, 0.0)
    gtk_spin_button_get_range(nativePointer, &least, &most)
    // The decimal mark is that of the locale.
    guard let number = Double(text.replacing(",", with: ".")) else { return true }
    return least <= number && number <= most
  }

  /// The number of digits after the decimal point.
  public var fractionDigits: Int {
    get { Int(gtk_spin_button_get_digits(nativePointer)) }
    set { gtk_spin_button_set_digits(nativePointer, guint(clamping: newValue)) }
  }

  /// The width of the entry, in characters; nil for the natural width.
  public var widthInCharacters: Int? {
    get {
      let width: Int = call(gtk_editable_get_width_chars)
      return width < 0 ? nil : width
    }
    set {
      call(gtk_editable_set_width_chars, newValue ?? -1)
      call(gtk_editable_set_max_width_chars, newValue ?? -1)
    }
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

extension Signal
where Emitter: SpinButton, Arguments == UnsafeMutablePointer<Double>?, Result == Bool {
  /// The text is converted into a number; whether a handler has done it.
  fileprivate static var input: Self {
    Signal(
      name: "input", decode: { $0.pointer(0)?.assumingMemoryBound(to: Double.self) },
      store: { $1.setResult(integer: $0 ? 1 : 0) })
  }
}

extension Signal where Emitter: SpinButton, Arguments == Void, Result == Bool {
  /// The number is shown; whether a handler has done it.
  fileprivate static var output: Self { Signal("output") }
}
