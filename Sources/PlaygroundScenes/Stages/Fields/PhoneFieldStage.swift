import Concertina

/// The stage of a field for phone numbers.
@MainActor
public final class PhoneFieldStage: SceneStage {
  /// The root widget of the stage.
  public let root: Widget
  let field = UnderlinedTextField()
  let picker = PhoneCountryPicker(home: PhoneCountry(FormKnobs.defaultCountry))
  private var values: KnobValues
  private var errorKnob = ErrorKnob()

  /// Makes a stage with these values of the scene's knobs.
  public init(_ values: KnobValues, _ events: SceneEvents) {
    StageStyle.load()
    self.values = values
    field.requestSize(width: FieldStage.defaultWidth)
    root = Box(.vertical, [RequestedWidthFrame(field)])
    field.picker = picker
    field.configureContentType(.telephoneNumber)
    field.logEvents(to: events)
    picker.onCountryChanged = { events.send(SceneEvent(name: "country", detail: $0.code)) }
    // The text comes last, to be read with the country.
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
    case "focus": startsFocused ? field.makeFirstResponder() : field.resignFocus()
    case "text": if values.text(knob) != field.text { field.setText(values.text(knob)) }
    case "country": useCountry(values.choice(knob))
    case "placeholder": field.configure(placeholder: values.text(knob), maxLength: nil)
    case "hint": field.setHint(values.text(knob))
    case "error": errorKnob.apply(values.text(knob), to: field)
    case "validationPolicy":
      field.validationPolicy = ValidationPolicy(rawValue: values.choice(knob)) ?? .always
    case "isEnabled": field.isEnabled = values.toggle(knob)
    case "identifier": field.setTextFieldIdentifier(values.text(knob))
    default: break
    }
  }

  private func useCountry(_ code: String) {
    guard let country = PhoneCountry(code), country != picker.country else { return }
    picker.country = country
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

  /// The button in the field, which opens the list of countries.
  public var buttons: [Button] { [field.actionButton].compactMap { $0 } }

  /// The invariants that the field violates.
  public var violations: [String] { field.violatedInvariants.map(\.rawValue) }

  /// Whether nothing is being animated.
  public var isSettled: Bool { !field.isMoving }

  /// Returns the text for the knob `text`, and the country for the knob `country`.
  public func liveValue(of knob: String) -> KnobValue? {
    switch knob {
    case "text": .text(field.text)
    case "country": .choice(picker.country.code)
    default: nil
    }
  }

  /// Returns the field, or one of its parts.
  public func target(identifier: String) -> Widget? { root.descendant(named: identifier) }

  /// The present state of the field, and the country of its number.
  public var state: JSONValue {
    var state = FieldStageState.state(of: field)
    state["country"] = .string(picker.country.code)
    return .object(state)
  }
}
