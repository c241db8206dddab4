/// One thing about a scene that a person, a command line or a scenario can turn.
///
/// A knob carries the name of the parameter that it stands for, so that `maxLine` is the same word in
/// the inspector's code, in `--set maxLine=7` and in a scenario's `"knobs": {"maxLine": 7}`.
///
/// ```swift
/// let knobs = [
///   Knob.wholeNumber("maxLine", title: "Max line", default: 5, range: 1...20),
///   Knob.toggle("hasBorder", title: "Border", default: true),
/// ]
/// ```
///
/// The range of a number bounds the inspector's spin button and nothing else. Files and command
/// lines may set any number, for the widget defines what it does with a `maxLine` of -3 or a
/// `lineSpace` that is not a number, and the playground is where one tries that.
public struct Knob: Hashable, Sendable, Identifiable {
  /// What kind of value a knob holds, with its default.
  public enum Kind: Hashable, Sendable {
    /// On or off.
    case toggle(default: Bool)
    /// A number; the range and the step are those of its spin button.
    case number(default: Double, range: ClosedRange<Double>, step: Double, isWhole: Bool)
    /// The identifier of one of a few options.
    case choice(default: String, options: [KnobOption])
    /// Any text, with presets to pick from.
    case text(default: String, isMultiline: Bool, presets: [KnobPreset])
  }

  /// The parameter's name, such as `maxLine`.
  public let id: String
  /// What the inspector calls it, such as "Max line".
  public let title: String
  /// What kind of value it holds.
  public let kind: Kind

  /// Makes a knob of any kind.
  public init(_ id: String, title: String, kind: Kind) {
    precondition(!id.isEmpty && !id.contains("="), "id must be a plain name")
    self.id = id
    self.title = title
    self.kind = kind
    precondition(accepts(defaultValue), "default must be one of the options")
  }

  /// Makes a knob that is on or off.
  public static func toggle(_ id: String, title: String, default value: Bool) -> Knob {
    Knob(id, title: title, kind: .toggle(default: value))
  }

  /// Makes a knob for any number, with the range and step of its spin button.
  public static func number(
    _ id: String, title: String, default value: Double, range: ClosedRange<Double>,
    step: Double = 1
  ) -> Knob {
    Knob(
      id, title: title, kind: .number(default: value, range: range, step: step, isWhole: false))
  }

  /// Makes a knob for whole numbers, with the range of its spin button.
  public static func wholeNumber(
    _ id: String, title: String, default value: Int, range: ClosedRange<Int>
  ) -> Knob {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    return Knob(
      id, title: title,
      kind: .number(default: Double(value), range: bounds, step: 1, isWhole: true))
  }

  /// Makes a knob for one of a few options, which the default names.
  public static func choice(
    _ id: String, title: String, default value: String, options: [KnobOption]
  ) -> Knob {
    Knob(id, title: title, kind: .choice(default: value, options: options))
  }

  /// Makes a knob for a text.
  public static func text(
    _ id: String, title: String, default value: String = "", isMultiline: Bool = false,
    presets: [KnobPreset] = []
  ) -> Knob {
    Knob(
      id, title: title,
      kind: .text(default: value, isMultiline: isMultiline, presets: presets))
  }

  /// The value that holds until somebody turns the knob.
  public var defaultValue: KnobValue {
    switch kind {
    case .toggle(let value): .toggle(value)
    case .number(let value, _, _, _): .number(value)
    case .choice(let value, _): .choice(value)
    case .text(let value, _, _): .text(value)
    }
  }

  /// Whether the knob can hold a value: of its kind, whole where it must be, and among its options.
  public func accepts(_ value: KnobValue) -> Bool {
    switch (kind, value) {
    case (.toggle, .toggle), (.text, .text): true
    case (.number(_, _, _, let isWhole), .number(let number)):
      !isWhole || number.rounded(.towardZero) == number && number.isFinite
    case (.choice(_, let options), .choice(let id)): options.contains { $0.id == id }
    default: false
    }
  }

  /// The same knob with another default, which must be a value that it accepts.
  public func withDefault(_ value: KnobValue) -> Knob {
    precondition(accepts(value), "value must fit the knob \(id)")
    switch (kind, value) {
    case (.toggle, .toggle(let value)):
      return Knob(id, title: title, kind: .toggle(default: value))
    case (.number(_, let range, let step, let isWhole), .number(let value)):
      return Knob(
        id, title: title,
        kind: .number(default: value, range: range, step: step, isWhole: isWhole))
    case (.choice(_, let options), .choice(let value)):
      return Knob(id, title: title, kind: .choice(default: value, options: options))
    case (.text(_, let isMultiline, let presets), .text(let value)):
      return Knob(
        id, title: title, kind: .text(default: value, isMultiline: isMultiline, presets: presets))
    default:
      return self
    }
  }
}
