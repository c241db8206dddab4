import Concertina
import TextTranslation

/// The stage of a single field with the presets of TextFieldsCatalog.
@MainActor
public final class FieldStage: SceneStage {
  /// The kind of field on the stage.
  public enum Variation: Sendable { case bordered, underlined, custom, textView }

  /// The default width of the field, in pixels.
  public static let defaultWidth = 320

  /// The root widget of the stage.
  public let root: Widget
  let field: CatalogField
  let variation: Variation
  var values: KnobValues
  private let events: SceneEvents
  private let problemLabel = Label("", role: .status)
  private let reset = Button(translated("Reset"))
  private let validate = Button(translated("Validate"))
  private let resetError = Button(translated("Remove the error"))
  private var setup: FieldSetup?
  /// The errors that were found when the setup was applied.
  private var setupProblems: [FieldProblem] = []
  private var lastHeight = 0
  private var errorKnob = ErrorKnob()
  /// The errors in the knobs: in a mask, an expression or a notation.
  private(set) var problems: [FieldProblem] = []

  /// Makes a stage with these values of the scene's knobs.
  public init(_ variation: Variation, _ values: KnobValues, _ events: SceneEvents) {
    StageStyle.load()
    self.variation = variation
    self.values = values
    self.events = events
    field = Self.makeField(variation)
    field.requestSize(width: Self.defaultWidth)
    let column = Box(.vertical, spacing: 12)
    root = column
    problemLabel.wrapLines()
    problemLabel.isVisible = false
    reset.name = "reset"
    validate.name = "validate"
    resetError.name = "reset-error"
    column.append(RequestedWidthFrame(field))
    column.append(problemLabel)
    column.append(WrapRow(spacing: 6, lineSpacing: 6, [reset, validate, resetError]))
    connect()
    for knob in ["identifier", "configuration", "heightPolicy", "validationPolicy"] { use(knob) }
    use("preset")
    for knob in ["text", "isEnabled", "error"] { use(knob) }
  }

  private static func makeField(_ variation: Variation) -> CatalogField {
    switch variation {
    case .bordered: BorderedTextField()
    case .underlined: UnderlinedTextField()
    case .custom: UnderlinedTextField(configuration: FieldStageAppearance.custom)
    case .textView: UnderlinedTextView()
    }
  }

  // MARK: Events

  private func connect() {
    reset.onClicked { [weak self] in self?.field.reset() }
    validate.onClicked { [weak self] in self?.validateAnyway() }
    resetError.onClicked { [weak self] in self?.field.resetErrorState() }
    field.onTextChanged = { [weak self] in self?.textChanged($0) }
    field.onBeginEditing = { [weak self] _ in self?.events.send(.focus(true)) }
    field.onEndEditing = { [weak self] _ in self?.events.send(.focus(false)) }
    field.onShouldReturn = { [weak self] _ in self?.log("return") }
    field.onActionButtonTap = { [weak self] in self?.buttonPressed($0) }
    field.onValidateFail = { [weak self] in self?.log("invalid", $0.message.text) }
    field.onInputRejected = { [weak self] in self?.log("rejected", "\($1) of \($0.text.count)") }
    field.onHeightChanged = { [weak self] in self?.heightChanged($0) }
    field.onStateChanged = { [weak self] in self?.log("state", $0.rawValue) }
  }

  /// Returns the error in the value of a knob.
  public func problem(of knob: String) -> String? {
    problems.first { $0.knob == knob }?.message
  }

  private func log(_ name: String, _ detail: String = "") {
    events.send(SceneEvent(name: name, detail: detail))
  }

  private func textChanged(_ field: CatalogField) {
    let text = field.text.unicodeScalars
    // The log may be read by others.
    let isSecret = setup?.mode == "password"
    events.send(
      .text(
        excerpt: isSecret ? String(repeating: "•", count: text.count) : String(text.prefix(40)),
        length: text.count))
  }

  private func buttonPressed(_ field: CatalogField) {
    log("button")
    if setup?.mode == "custom" { field.setText("12 345-678") }
  }

  /// Validates the text even if an error is shown already, whatever the policy is.
  private func validateAnyway() {
    log("validated", field.isValidState(forceValidate: true) ? "valid" : "invalid")
  }

  private func heightChanged(_ height: Int) {
    events.send(.height(from: lastHeight, to: height))
    lastHeight = height
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
    case "isEnabled": field.isEnabled = values.toggle(knob)
    case "error": errorKnob.apply(values.text(knob), to: field)
    case "identifier": field.setTextFieldIdentifier(values.text(knob))
    case "configuration": FieldStageAppearance.apply(values.choice(knob), to: field, variation)
    case "heightPolicy": useHeightPolicy(values.choice(knob))
    case "validationPolicy":
      field.validationPolicy = ValidationPolicy(rawValue: values.choice(knob)) ?? .always
    case "preset":
      if setup != nil { field.reset() }
      useSetup()
    default: useSetup()
    }
  }

  private func useHeightPolicy(_ name: String) {
    switch (name, variation) {
    case ("fixed", _), ("own", .underlined), ("own", .bordered), ("own", .custom):
      field.heightLayoutPolicy = .fixed
    case (_, .bordered): field.heightLayoutPolicy = .flexible(minHeight: 130, bottomSpace: 5)
    default: field.heightLayoutPolicy = .flexible(minHeight: 77, bottomSpace: 5)
    }
  }

  private func useSetup() {
    var found: [FieldProblem] = []
    let setup = FieldSetup(values, problems: &found)
    if setup != self.setup { setupProblems = setup.apply(to: field) }
    self.setup = setup
    problems = found + setupProblems
    problemLabel.text = problems.map(\.description).joined(separator: "\n")
    problemLabel.isVisible = !problems.isEmpty
    for problem in problems { log("problem", problem.description) }
  }

  private func useFocus() {
    startsFocused ? field.makeFirstResponder() : field.resignFocus()
  }

  // MARK: State

  /// Whether the knob `focus` is on.
  public var startsFocused: Bool { values.toggle("focus") }

  /// The field.
  public var sizedWidget: Widget { field }

  /// The area of a field of several lines.
  public var growingArea: GrowingTextArea? { field.area }

  /// The field's text.
  public var input: (any SceneInput)? { FieldSceneInput(field) }

  /// The buttons below the field, and the button in it.
  public var buttons: [Button] {
    [reset, validate, resetError] + [field.actionButton].compactMap { $0 }
  }

  /// The invariants that the field violates.
  public var violations: [String] { field.violatedInvariants.map(\.rawValue) }

  /// Whether nothing is being animated.
  public var isSettled: Bool { !field.isMoving }

  /// Returns the text for the knob `text`, except for a password.
  public func liveValue(of knob: String) -> KnobValue? {
    guard knob == "text", setup?.mode != "password", field.text.utf8.count <= 2_000 else {
      return nil
    }
    return .text(field.text)
  }

  /// Returns the field, one of its parts, or the button below it.
  public func target(identifier: String) -> Widget? { root.descendant(named: identifier) }

  /// The present state of the field.
  public var state: JSONValue {
    var state = FieldStageState.state(of: field)
    state["problem"] = .optional(
      problems.isEmpty ? nil : problems.map(\.description).joined(separator: "; "))
    state["problems"] = .array(
      problems.map { ["knob": .string($0.knob), "message": .string($0.message)] })
    return .object(state)
  }
}
