/// A parameter of a scene that the user, a command line or a scenario can set.
///
/// A knob has the name that the system gives the parameter that it sets: `maxLine` in
/// `--set maxLine=7` and in a scenario's `"knobs": {"maxLine": 7}` is `maxLines` in code. The names
/// never change, because recordings contain them.
///
/// ```swift
/// let knobs = [
///   Knob.wholeNumber("maxLine", title: "Max line", default: 5, range: 1...20),
///   Knob.toggle("hasBorder", title: "Border", default: true),
/// ]
/// ```
///
/// The range of a number limits only the inspector's spin button. Files and command lines may set
/// any number: the widget defines what it does with a `maxLine` of -3 or a `lineSpace` of NaN, and
/// the playground is the place to try that.
public struct Knob: Hashable, Sendable, Identifiable {
  /// The kind of value that a knob holds, with its default.
  public enum Kind: Hashable, Sendable {
    /// A Boolean, on or off.
    case toggle(default: Bool)
    /// A number; the range and the step are those of its spin button.
    case number(default: Double, range: ClosedRange<Double>, step: Double, isWhole: Bool)
    /// The identifier of one of a few options.
    case choice(default: String, options: [KnobOption])
    /// Any text, with presets to choose from.
    case text(default: String, isMultiline: Bool, presets: [KnobPreset])
  }

  /// The parameter's name, such as `maxLine`.
  public let id: String
  /// The title in the inspector, such as "Max lines".
  public let title: String
  /// The kind of value that the knob holds.
  public let kind: Kind

  /// Creates a knob of any kind.
  public init(_ id: String, title: String, kind: Kind) {
    precondition(!id.isEmpty && !id.contains("="), "id must be a plain name")
    self.id = id
    self.title = title
    self.kind = kind
    precondition(accepts(defaultValue), "default must be one of the options")
  }

  /// Creates a knob that is on or off.
  public static func toggle(_ id: String, title: String, default value: Bool) -> Knob {
    Knob(id, title: title, kind: .toggle(default: value))
  }

  /// Creates a knob for any number, with the range and step of its spin button.
  public static func number(
    _ id: String, title: String, default value: Double, range: ClosedRange<Double>,
    step: Double = 1
  ) -> Knob {
    Knob(
      id, title: title, kind: .number(default: value, range: range, step: step, isWhole: false))
  }

  /// Creates a knob for whole numbers, with the range of its spin button.
  public static func wholeNumber(
    _ id: String, title: String, default value: Int, range: ClosedRange<Int>
  ) -> Knob {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    return Knob(
      id, title: title,
      kind: .number(default: Double(value), range: bounds, step: 1, isWhole: true))
  }

  /// Creates a knob for one of a few options; the default is the identifier of one.
  public static func choice(
    _ id: String, title: String, default value: String, options: [KnobOption]
  ) -> Knob {
    Knob(id, title: title, kind: .choice(default: value, options: options))
  }

  /// Creates a knob for a text.
  public static func text(
    _ id: String, title: String, default value: String = "", isMultiline: Bool = false,
    presets: [KnobPreset] = []
  ) -> Knob {
    Knob(
      id, title: title,
      kind: .text(default: value, isMultiline: isMultiline, presets: presets))
  }

  /// The value until the knob is set.
  public var defaultValue: KnobValue {
    switch kind {
    case .toggle(let value): .toggle(value)
    case .number(let value, _, _, _): .number(value)
    case .choice(let value, _): .choice(value)
    case .text(let value, _, _): .text(value)
    }
  }

  /// Whether the knob can hold a value: of its kind, whole if it must be, and among its options.
  public func accepts(_ value: KnobValue) -> Bool {
    switch (kind, value) {
    case (.toggle, .toggle), (.text, .text): true
    case (.number(_, _, _, let isWhole), .number(let number)):
      !isWhole || number.rounded(.towardZero) == number && number.isFinite
    case (.choice(_, let options), .choice(let id)): options.contains { $0.id == id }
    default: false
    }
  }

  /// Returns the same knob with another default, which must be a value that it accepts.
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
