extension KnobValues {
  /// Returns whether a toggle is on.
  public func toggle(_ id: String) -> Bool {
    guard case .toggle(let value) = self[id] else { mistaken(id, "toggle") }
    return value
  }

  /// Returns a number, which may be outside the knob's range, infinite or NaN.
  public func number(_ id: String) -> Double {
    guard case .number(let value) = self[id] else { mistaken(id, "number") }
    return value
  }

  /// Returns a number without its fraction, clamped to the range of `Int`; 0 for NaN.
  public func wholeNumber(_ id: String) -> Int {
    let value = number(id)
    if let whole = Int(exactly: value.rounded(.towardZero)) { return whole }
    if value.isNaN { return 0 }
    return value < 0 ? .min : .max
  }

  /// Returns the identifier of the chosen option.
  public func choice(_ id: String) -> String {
    guard case .choice(let value) = self[id] else { mistaken(id, "choice") }
    return value
  }

  /// Returns a text.
  public func text(_ id: String) -> String {
    guard case .text(let value) = self[id] else { mistaken(id, "text") }
    return value
  }

  private func mistaken(_ id: String, _ kind: String) -> Never {
    preconditionFailure("id must name a \(kind) knob, not \(id)")
  }
}
