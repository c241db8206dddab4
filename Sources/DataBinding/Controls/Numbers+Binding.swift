import GtkCore

extension SpinButton {
  /// Creates a spin button for a value, which gets what the range makes of it.
  public convenience init(value: Binding<Double>, range: ClosedRange<Double>, step: Double) {
    self.init(range: range, step: step)
    bind(\.value, to: value) { $0.onValueChanged($1) }
  }

  /// Creates a spin button for a whole number.
  public convenience init(value: Binding<Int>, range: ClosedRange<Int>, step: Int = 1) {
    self.init(value: value.asDouble, range: range.asDouble, step: Double(step))
  }
}

extension Scale {
  /// Creates a scale for a value, which gets what the range makes of it.
  public convenience init(
    _ orientation: Orientation = .horizontal, value: Binding<Double>, range: ClosedRange<Double>,
    step: Double
  ) {
    self.init(orientation, range: range, step: step)
    bind(\.value, to: value) { $0.onValueChanged($1) }
  }

  /// Creates a scale for a whole number.
  public convenience init(
    _ orientation: Orientation = .horizontal, value: Binding<Int>, range: ClosedRange<Int>,
    step: Int = 1
  ) {
    self.init(orientation, value: value.asDouble, range: range.asDouble, step: Double(step))
  }
}

extension Binding<Int> {
  /// The number as GTK has it; what is between two whole numbers is the nearer one.
  fileprivate var asDouble: Binding<Double> {
    part(get: { Double($0) }, set: { $0 = Int($1.rounded()) })
  }
}

extension ClosedRange<Int> {
  fileprivate var asDouble: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}
