import GtkCore

/// A row of the inspector: a knob, what it sets on the stage, what it follows there, and the Swift
/// code for it.
///
/// ```swift
/// let amount = KnobRow<Label>(
///   .wholeNumber("amount", title: "Amount", default: 1, range: 1...99)
/// ) { label, amount in label.text = "\(amount)" }
/// ```
///
/// All of it is in one value: no knob can be without an effect, and code has to be there or be
/// declared to be missing.
public struct KnobRow<Stage: AnyObject & Sendable>: Sendable {
  /// The knob.
  public let knob: Knob
  /// Sets the value on the stage.
  let use: @MainActor (Stage, KnobValues) -> Void
  /// Returns the value that the user has changed on the stage; nil if the knob does not follow it.
  let follow: @MainActor (Stage) -> KnobValue?
  /// Returns the lines of code for the value, with the name of the widget.
  let code: @Sendable (KnobValues, String) -> [String]

  /// Creates a row for a knob that is read by its declaration.
  ///
  /// - Parameters:
  ///   - typed: The knob.
  ///   - code: Returns the line of code for the value and the name of the widget; nil if the code
  ///     of the scene has the value, or if it is only for the stage.
  ///   - follow: Returns what the user has changed on the stage.
  ///   - use: Sets the value on the stage.
  public init<Value>(
    _ typed: TypedKnob<Value>, code: (@Sendable (Value, String) -> String?)? = nil,
    follow: @escaping @MainActor (Stage) -> KnobValue? = { _ in nil },
    use: @escaping @MainActor (Stage, Value) -> Void
  ) {
    knob = typed.knob
    self.use = { use($0, $1[typed]) }
    self.follow = follow
    self.code = { values, name in [code?(values[typed], name)].compactMap { $0 } }
  }

  private init(
    _ knob: Knob, use: @escaping @MainActor (Stage, KnobValues) -> Void,
    follow: @escaping @MainActor (Stage) -> KnobValue?,
    code: @escaping @Sendable (KnobValues, String) -> [String]
  ) {
    (self.knob, self.use, self.follow, self.code) = (knob, use, follow, code)
  }

  /// Returns the same row with another default of its knob.
  public func withDefault(_ value: KnobValue) -> KnobRow {
    KnobRow(knob.withDefault(value), use: use, follow: follow, code: code)
  }

  /// Returns the same row for another knob of the same name, such as one with other presets.
  public func with(_ knob: Knob) -> KnobRow { KnobRow(knob, use: use, follow: follow, code: code) }
}

extension KnobRow where Stage: KnobbedStage, Stage.Main: ParameterizedWidget {
  /// Creates the row of a parameter of the stage's main widget.
  ///
  /// - Parameters:
  ///   - id: The name of the knob in files.
  ///   - title: The title in the inspector.
  ///   - parameter: The declaration of the parameter.
  ///   - value: The value at first, if it is not that of a new widget.
  ///   - range: The range of the spin button of a number.
  ///   - step: The step of the spin button.
  ///   - options: The options of a choice.
  ///   - presets: The texts to choose from.
  ///   - code: Writes a value in Swift, if it is not written as usual.
  /// - Returns: The row.
  package static func parameter<Value>(
    _ id: String, _ title: String, _ parameter: Parameter<Stage.Main, Value>,
    default value: Value? = nil, range: ClosedRange<Double> = 0...1, step: Double = 1,
    options: [KnobOption] = [], presets: [KnobPreset] = [],
    code: @escaping @Sendable (Value) -> String = { SwiftCode.literal($0) }
  ) -> KnobRow {
    let knob = Knob(
      id, title: title, parameter.kind, (value ?? parameter.defaultValue).plain, range: range,
      step: step, options: options, presets: presets)
    @Sendable func read(_ values: KnobValues) -> Value {
      let plain = values[id].flatMap { PlainValue($0, as: parameter.kind) }
      return plain.flatMap { Value(plain: $0) } ?? parameter.defaultValue
    }
    return KnobRow(
      knob, use: { $0.main[parameter] = read($1) }, follow: { _ in nil },
      code: { values, name in
        let value = read(values)
        return value == parameter.defaultValue
          ? [] : ["\(name).\(parameter.property) = \(code(value))"]
      })
  }
}

extension Knob {
  fileprivate init(
    _ id: String, title: String, _ kind: ParameterKind, _ value: PlainValue,
    range: ClosedRange<Double>, step: Double, options: [KnobOption], presets: [KnobPreset]
  ) {
    let knobKind: Kind =
      switch (kind, value) {
      case (.boolean, .boolean(let isOn)): .toggle(default: isOn)
      case (.integer, .integer(let number)):
        .number(default: Double(number), range: range, step: step, isWhole: true)
      case (.number, .number(let number)):
        .number(default: number, range: range, step: step, isWhole: false)
      case (_, .text(let text)) where options.isEmpty:
        .text(default: text, isMultiline: false, presets: presets)
      case (_, .text(let name)): .choice(default: name, options: options)
      default: preconditionFailure("default must be a value of the parameter of the knob \(id)")
      }
    self.init(id, title: title, kind: knobKind)
  }
}

extension PlainValue {
  /// Creates the value of a parameter from that of its knob.
  fileprivate init?(_ value: KnobValue, as kind: ParameterKind) {
    switch (kind, value) {
    case (.boolean, .toggle(let isOn)): self = .boolean(isOn)
    case (.integer, .number): self = .integer(value.wholeNumber ?? 0)
    case (.number, .number(let number)): self = .number(number)
    case (_, .text(let text)), (_, .choice(let text)): self = .text(text)
    default: return nil
    }
  }
}
