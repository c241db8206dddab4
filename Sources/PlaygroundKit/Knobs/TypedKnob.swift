/// A knob whose value has a type in Swift: the code of a scene names knobs by these declarations.
///
/// ```swift
/// let sendingTime = TypedKnob.number(
///   "sendingTime", title: "Sending takes (seconds)", default: 0, range: 0...10)
/// let seconds = values[sendingTime]
/// ```
public struct TypedKnob<Value>: Sendable {
  /// The knob as files and the inspector have it.
  public let knob: Knob
  let decode: @Sendable (KnobValue) -> Value?

  /// Creates a knob, with what turns its value into one of the type.
  public init(_ knob: Knob, decode: @escaping @Sendable (KnobValue) -> Value?) {
    self.knob = knob
    self.decode = decode
  }

  /// Returns the same knob with another default.
  public func withDefault(_ value: KnobValue) -> TypedKnob {
    TypedKnob(knob.withDefault(value), decode: decode)
  }
}

extension TypedKnob where Value == Bool {
  /// A knob that is on or off.
  public static func toggle(_ id: String, title: String, default value: Bool) -> TypedKnob {
    TypedKnob(.toggle(id, title: title, default: value)) { $0.toggle }
  }
}

extension TypedKnob where Value == Double {
  /// A knob for any number, with the range and step of its spin button.
  public static func number(
    _ id: String, title: String, default value: Double, range: ClosedRange<Double>,
    step: Double = 1
  ) -> TypedKnob {
    TypedKnob(.number(id, title: title, default: value, range: range, step: step)) { $0.number }
  }
}

extension TypedKnob where Value == Int {
  /// A knob for whole numbers, with the range of its spin button.
  public static func wholeNumber(
    _ id: String, title: String, default value: Int, range: ClosedRange<Int>
  ) -> TypedKnob {
    TypedKnob(.wholeNumber(id, title: title, default: value, range: range)) { $0.wholeNumber }
  }
}

extension TypedKnob where Value == String {
  /// A knob for a text.
  public static func text(
    _ id: String, title: String, default value: String = "", isMultiline: Bool = false,
    presets: [KnobPreset] = []
  ) -> TypedKnob {
    TypedKnob(
      .text(id, title: title, default: value, isMultiline: isMultiline, presets: presets)
    ) { $0.text }
  }
}

extension TypedKnob {
  /// A knob for one of the values of an enumeration, whose raw values are the names in files.
  public static func choice(
    _ id: String, title: String, default value: Value, options: [KnobOption]
  ) -> TypedKnob where Value: RawRepresentable<String> & Sendable {
    TypedKnob(.choice(id, title: title, default: value.rawValue, options: options)) {
      $0.text.flatMap(Value.init)
    }
  }

  /// A knob for one of the values of an enumeration, or for none of them by default.
  public static func choice<Case: RawRepresentable<String> & Sendable>(
    _ id: String, title: String, none: KnobOption, options: [KnobOption]
  ) -> TypedKnob where Value == Case? {
    TypedKnob(.choice(id, title: title, default: none.id, options: [none] + options)) {
      .some($0.text.flatMap(Case.init))
    }
  }
}

extension KnobValue {
  /// Whether a toggle is on; nil for another kind.
  public var toggle: Bool? {
    guard case .toggle(let value) = self else { return nil }
    return value
  }

  /// A number, which may be outside the knob's range, infinite or NaN; nil for another kind.
  public var number: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// A number without its fraction, clamped to the range of `Int`; 0 for NaN.
  public var wholeNumber: Int? {
    guard let number else { return nil }
    if let whole = Int(exactly: number.rounded(.towardZero)) { return whole }
    if number.isNaN { return 0 }
    return number < 0 ? .min : .max
  }

  /// A text, or the name of an option; nil for another kind.
  public var text: String? {
    switch self {
    case .text(let value), .choice(let value): value
    default: nil
    }
  }
}

extension KnobValues {
  /// The value of a knob that the scene must have.
  public subscript<Value>(typed: TypedKnob<Value>) -> Value {
    guard let value = self[typed.knob.id].flatMap(typed.decode) else {
      preconditionFailure("the scene must have the knob \(typed.knob.id)")
    }
    return value
  }

  /// Returns the value of a knob that is not at its default; nil if it is, or if the scene has no
  /// such knob.
  public func changed<Value>(_ typed: TypedKnob<Value>) -> Value? {
    guard let own = knob(typed.knob.id), let value = self[own.id], value != own.defaultValue else {
      return nil
    }
    return typed.decode(value)
  }

  /// Sets a knob of the scene by its declaration.
  public mutating func set<Value>(_ typed: TypedKnob<Value>, to value: KnobValue) {
    apply(KnobSetting(typed.knob.id, value))
  }
}
