import Concertina
import TextTranslation

/// The stage of a single field with the presets of TextFieldsCatalog.
@MainActor
final class FieldStage: SingleFieldStage {
  /// The kind of field on the stage.
  enum Variation: Sendable { case bordered, underlined, custom, textView }

  /// The default width of the field, in pixels.
  static let defaultWidth = 320

  let root: Widget
  let field: CatalogField
  let knobs: StageKnobs<FieldStage>
  private let variation: Variation
  private let events: SceneEvents
  private let problemLabel = Label("", role: .status)
  private let reset = Button(translated("Reset"))
  private let validate = Button(translated("Validate"))
  private let resetError = Button(translated("Remove the error"))
  private var setup: FieldSetup?
  /// The errors that were found when the setup was applied.
  private var setupProblems: [FieldProblem] = []
  var errorKnob = ErrorKnob()
  /// The errors in the knobs: in a mask, an expression or a notation.
  private(set) var problems: [FieldProblem] = []

  init(_ variation: Variation, _ knobs: StageKnobs<FieldStage>, _ events: SceneEvents) {
    StageStyle.load()
    self.variation = variation
    self.knobs = knobs
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
    // The setup once, by the preset; then the rest, with the text last.
    useSetup()
    knobs.useAll(
      on: self, last: [FieldKnobs.text.knob, FieldKnobs.error.knob],
      skipping: [FieldKnobs.focus.knob, FieldKnobs.preset.knob])
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
    field.onHeightChanged = { [events] in events.sendHeight($0) }
    field.onStateChanged = { [weak self] in self?.log("state", $0.rawValue) }
  }

  /// Returns the error in the value of a knob.
  func problem(of knob: String) -> String? {
    problems.first { $0.knob == knob }?.message
  }

  private func log(_ name: String, _ detail: String = "") {
    events.send(SceneEvent(name: name, detail: detail))
  }

  private func textChanged(_ field: CatalogField) {
    let text = field.text.unicodeScalars
    // The log may be read by others.
    events.send(
      .text(
        excerpt: isSecret ? String(repeating: "•", count: text.count) : String(text.prefix(40)),
        length: text.count))
  }

  private func buttonPressed(_ field: CatalogField) {
    log("button")
    if setup?.mode == .custom { field.setText("12 345-678") }
  }

  /// Validates the text even if an error is shown already, whatever the policy is.
  private func validateAnyway() {
    log("validated", field.isValidState(forceValidate: true) ? "valid" : "invalid")
  }

  // MARK: Knobs

  /// Whether the text is a password, which is shown nowhere else.
  var isSecret: Bool { setup?.mode == .password }

  /// Uses the preset, and begins with an empty text.
  func usePreset() {
    field.reset()
    useSetup()
  }

  /// Uses a policy for the height.
  func useHeightPolicy(_ policy: FieldKnobs.Height) {
    let isFixed = policy == .fixed || policy == .own && variation != .textView
    field.heightLayoutPolicy =
      isFixed
      ? .fixed : .flexible(minHeight: variation == .bordered ? 130 : 77, bottomSpace: 5)
  }

  /// Uses an appearance.
  func useAppearance(_ appearance: FieldKnobs.Appearance) {
    FieldStageAppearance.apply(appearance, to: field, variation)
  }

  /// Uses all knobs that are a part of the setup, if one of them has changed it.
  func useSetup() {
    var found: [FieldProblem] = []
    let setup = FieldSetup(knobs.values, problems: &found)
    if setup != self.setup { setupProblems = setup.apply(to: field) }
    self.setup = setup
    guard problems != found + setupProblems else { return }
    problems = found + setupProblems
    problemLabel.text = problems.map(\.description).joined(separator: "\n")
    problemLabel.isVisible = !problems.isEmpty
    for problem in problems { log("problem", problem.description) }
  }

  // MARK: State

  var main: CatalogField { field }

  /// The buttons below the field, and the button in it.
  var buttons: [Button] {
    [reset, validate, resetError] + [field.actionButton].compactMap { $0 }
  }

  /// The present state of the field.
  var state: JSONValue {
    var state = FieldStageState.state(of: field)
    state["problem"] = .optional(
      problems.isEmpty ? nil : problems.map(\.description).joined(separator: "; "))
    state["problems"] = .array(
      problems.map { ["knob": .string($0.knob), "message": .string($0.message)] })
    return .object(state)
  }
}
