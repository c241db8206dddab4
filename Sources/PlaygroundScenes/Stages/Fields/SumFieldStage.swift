import Concertina

/// The stage of a field for a sum of money.
@MainActor
public final class SumFieldStage: SceneStage {
  /// The root widget of the stage.
  public let root: Widget
  let field = UnderlinedTextField()
  private let currency = CurrencyPlaceholder("", emptyText: "0")
  private var values: KnobValues
  private var errorKnob = ErrorKnob()

  /// Makes a stage with these values of the scene's knobs.
  public init(_ values: KnobValues, _ events: SceneEvents) {
    StageStyle.load()
    self.values = values
    field.requestSize(width: FieldStage.defaultWidth)
    root = Box(.vertical, [RequestedWidthFrame(field)])
    field.add(currency)
    field.logEvents(to: events)
    // The text comes last, to be formatted according to the other knobs.
    for knob in values.knobs where !["text", "error", "focus"].contains(knob.id) { use(knob.id) }
    use("text")
    use("error")
  }

  // MARK: Knobs

  /// Sets a knob.
  public func apply(_ knob: String, _ value: KnobValue) {
    values.apply(KnobSetting(knob, value))
    use(knob)
  }

  private func use(_ knob: String) {
    switch knob {
    case "focus": useFocus()
    case "text": if values.text(knob) != field.text { field.setText(values.text(knob)) }
    case "placeholder": field.configure(placeholder: values.text(knob), maxLength: nil)
    case "currency": currency.sign = values.text(knob)
    case "grouping", "integerDigits", "fractionDigits", "negative": field.moneyFormat = format
    case "hint": field.setHint(values.text(knob))
    case "error": errorKnob.apply(values.text(knob), to: field)
    case "required":
      field.validator = TextFieldValidator(requiredField: values.choice(knob) == "true")
    case "validationPolicy":
      field.validationPolicy = ValidationPolicy(rawValue: values.choice(knob)) ?? .always
    case "isEnabled": field.isEnabled = values.toggle(knob)
    case "identifier": field.setTextFieldIdentifier(values.text(knob))
    default: break
    }
  }

  private var format: MoneyFormat {
    var format = Self.format(values.choice("grouping"))
    format.maximumIntegerDigits = values.wholeNumber("integerDigits")
    format.maximumFractionDigits = values.wholeNumber("fractionDigits")
    format.allowsNegative = values.toggle("negative")
    return format
  }

  private static func format(_ name: String) -> MoneyFormat {
    switch name {
    case "german": MoneyFormat(decimalSeparator: ",", groupingSeparator: ".")
    case "french": MoneyFormat(decimalSeparator: ",", groupingSeparator: "\u{202F}")
    case "indian": MoneyFormat(groupSizes: [3, 2])
    case "none": MoneyFormat(groupingSeparator: nil)
    case "settings": .current
    default: MoneyFormat()
    }
  }

  private func useFocus() {
    startsFocused ? field.makeFirstResponder() : field.resignFocus()
  }

  // MARK: State

  /// Whether the knob `focus` is on.
  public var startsFocused: Bool { values.toggle("focus") }

  /// The field.
  public var sizedWidget: Widget { field }

  /// Nil: there is no growing area.
  public var growingArea: GrowingTextArea? { nil }

  /// The field's text.
  public var input: (any SceneInput)? { FieldSceneInput(field) }

  /// The invariants that the field violates.
  public var violations: [String] { field.violatedInvariants.map(\.rawValue) }

  /// Whether nothing is being animated.
  public var isSettled: Bool { !field.isMoving }

  /// Returns the text for the knob `text`.
  public func liveValue(of knob: String) -> KnobValue? {
    knob == "text" ? .text(field.text) : nil
  }

  /// Returns the field, or one of its parts.
  public func target(identifier: String) -> Widget? { root.descendant(named: identifier) }

  /// The present state of the field.
  public var state: JSONValue { .object(FieldStageState.state(of: field)) }
}
