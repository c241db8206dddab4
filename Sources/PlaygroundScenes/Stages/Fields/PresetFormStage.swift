import Concertina
import TextTranslation

/// The stage of a form whose fields are presets of the catalog.
@MainActor
public final class PresetFormStage: SceneStage {
  /// The root widget of the stage.
  public let root: Widget
  let form: FieldForm
  private let description: PresetForm
  private let column = Box(.vertical, spacing: 6)
  private let fields: [CatalogField]
  private let submitButton: Button
  private let outcome = Label("", role: .status)
  private var submitted: FormValues?
  private var values: KnobValues
  private let events: SceneEvents

  /// Makes a stage with these values of the scene's knobs.
  init(_ description: PresetForm, _ values: KnobValues, _ events: SceneEvents) {
    StageStyle.load()
    self.description = description
    self.values = values
    self.events = events
    let isBordered = values.choice("looks") == "bordered"
    fields = description.fields.map { Self.makeField($0, of: description, isBordered: isBordered) }
    submitButton = Button(translated(description.button))
    form = FieldForm(fields)
    root = RequestedWidthFrame(column)
    column.requestSize(width: FormStage.defaultWidth)
    build()
    for knob in values.knobs where knob.id != "focus" { use(knob.id) }
  }

  private static func makeField(
    _ field: PresetForm.Field, of form: PresetForm, isBordered: Bool
  ) -> CatalogField {
    let made: CatalogField =
      field.preset == .comment
      ? UnderlinedTextView() : isBordered ? BorderedTextField() : UnderlinedTextField()
    made.setTextFieldIdentifier(field.identifier)
    made.heightLayoutPolicy = .flexible(
      minHeight: made is BorderedTextField ? 130 : 77, bottomSpace: 5)
    let problems = form.setup(of: field).apply(to: made)
    assert(problems.isEmpty, "a preset is wrong: \(problems)")
    return made
  }

  private func build() {
    submitButton.name = "submit"
    submitButton.addStyleClass("suggested-action")
    submitButton.setMargins(top: 6, start: 16, end: 16)
    outcome.setMargins(start: 16, end: 16)
    outcome.wrapLines()
    for widget in fields + [submitButton, outcome] as [Widget] { column.append(widget) }
    for field in fields { field.logEvents(to: events, prefix: field.formIdentifier) }
    submitButton.onClicked { [weak self] in self?.form.submit() }
    form.rules = [description.rule?.check].compactMap { $0 }
    form.onSubmit = { [weak self] in self?.take($0) }
    form.onInvalid = { [weak self] in self?.reject($0) }
  }

  // MARK: Submitting

  private func take(_ values: FormValues) {
    submitted = values
    outcome.text = translated(description.thanks)
    events.send(SceneEvent(name: "submitted", detail: ""))
  }

  private func reject(_ problems: [FormProblem]) {
    outcome.text = ""
    let names = problems.map(\.identifier).joined(separator: ", ")
    events.send(SceneEvent(name: "refused", detail: names))
  }

  // MARK: Knobs

  /// Sets a knob.
  public func apply(_ knob: String, _ value: KnobValue) {
    values.apply(KnobSetting(knob, value))
    use(knob)
  }

  private func use(_ knob: String) {
    switch knob {
    case "focus":
      startsFocused ? fields.first?.makeFirstResponder() : focused?.resignFocus()
    case "validationPolicy":
      let policy = ValidationPolicy(rawValue: values.choice(knob)) ?? .always
      for field in fields { field.validationPolicy = policy }
    case "isEnabled":
      let isEnabled = values.toggle(knob)
      for field in fields { field.isEnabled = isEnabled }
      submitButton.isSensitive = isEnabled
    default:
      guard let field = field(knob), values.text(knob) != field.text else { return }
      field.setText(values.text(knob))
    }
  }

  private func field(_ identifier: String) -> CatalogField? {
    fields.first { $0.formIdentifier == identifier }
  }

  private var focused: CatalogField? { fields.first { $0.isCurrentFirstResponder() } }

  // MARK: State

  /// Whether the knob `focus` is on.
  public var startsFocused: Bool { values.toggle("focus") }

  /// The column of the fields.
  public var sizedWidget: Widget { column }

  /// Nil: there is no growing area.
  public var growingArea: GrowingTextArea? { nil }

  /// The text of the field with the focus, or of the first one.
  public var input: (any SceneInput)? { (focused ?? fields.first).map { FieldSceneInput($0) } }

  /// The text of the first field.
  public var mainInput: (any SceneInput)? { fields.first.map { FieldSceneInput($0) } }

  /// The texts of all fields.
  public var inputs: [any SceneInput] { fields.map { FieldSceneInput($0) } }

  /// The invariants that the fields violate.
  public var violations: [String] { FormStageState.violations(of: fields) }

  /// Whether nothing is being animated.
  public var isSettled: Bool { !fields.contains { $0.isMoving } }

  /// Returns the text for the knobs of the fields, except for a password.
  public func liveValue(of knob: String) -> KnobValue? {
    guard let field = field(knob), (field as? SingleLineField)?.mode != .password else {
      return nil
    }
    return .text(field.text)
  }

  /// Returns a field, one of its parts, or the button below them.
  public func target(identifier: String) -> Widget? { root.descendant(named: identifier) }

  /// The present state of the form.
  public var state: JSONValue {
    FormStageState.state(of: fields, submitted: submitted, in: column)
  }
}
