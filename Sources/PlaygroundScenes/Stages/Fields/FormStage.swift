import Concertina
import TextTranslation

/// The stage of a form with e-mail, password, and a button.
@MainActor
public final class FormStage: SceneStage {
  /// The default width of the fields, in pixels.
  public static let defaultWidth = 320

  /// The root widget of the stage.
  public let root: Widget
  let form: FieldForm
  private let column = Box(.vertical, spacing: 6)
  private let fields: [SingleLineField]
  private let submitButton = Button(translated("Sign in"))
  private let outcome = Label("", role: .status)
  private var submitted: FormValues?
  private var values: KnobValues
  private let events: SceneEvents

  /// Makes a stage with these values of the scene's knobs.
  public init(_ values: KnobValues, _ events: SceneEvents) {
    StageStyle.load()
    self.values = values
    self.events = events
    let isBordered = values.choice("looks") == "bordered"
    fields = ["email", "password"].map { identifier in
      let field: SingleLineField = isBordered ? BorderedTextField() : UnderlinedTextField()
      field.setTextFieldIdentifier(identifier)
      return field
    }
    form = FieldForm(fields)
    root = RequestedWidthFrame(column)
    column.requestSize(width: Self.defaultWidth)
    build()
    for knob in ["email", "password", "validationPolicy", "isEnabled"] { use(knob) }
  }

  private func build() {
    setUp(fields[0], fields[1])
    submitButton.name = "submit"
    submitButton.addStyleClass("suggested-action")
    submitButton.setMargins(top: 6, start: 16, end: 16)
    outcome.setMargins(start: 16, end: 16)
    outcome.wrapLines()
    for widget in fields + [submitButton, outcome] as [Widget] { column.append(widget) }
    for field in fields { field.logEvents(to: events, prefix: field.textFieldIdentifier ?? "") }
    submitButton.onClicked { [weak self] in self?.form.submit() }
    form.onSubmit = { [weak self] in self?.take($0) }
    form.onInvalid = { [weak self] in self?.reject($0) }
  }

  private func setUp(_ email: SingleLineField, _ password: SingleLineField) {
    email.configure(placeholder: translated("E-mail"), maxLength: nil)
    email.configure(correction: .no, keyboardType: .emailAddress)
    email.configureContentType(.emailAddress)
    email.trimSpaces = true
    var messages = ValidationMessages()
    messages.wrongFormat = translated("This is no e-mail address")
    email.validator = EmailValidator(messages: messages)
    password.configure(placeholder: translated("Password"), maxLength: 64)
    password.configureContentType(.password)
    password.mode = .password
    password.setHint(translated("At least 8 characters: a digit, a small and a capital letter"))
    password.validator = validator(
      SharedRegex.password, translated("A digit, a small and a capital letter are needed"),
      minLength: 8)
    for field in fields {
      field.heightLayoutPolicy = .flexible(
        minHeight: field is BorderedTextField ? 130 : 77, bottomSpace: 5)
    }
  }

  private func validator(
    _ regex: String, _ message: String, minLength: Int = 0
  ) -> (any TextFieldValidation)? {
    var messages = ValidationMessages()
    messages.wrongFormat = message
    return try? TextFieldValidator(minLength: minLength, regex: regex, messages: messages)
  }

  // MARK: Submitting

  private func take(_ values: FormValues) {
    submitted = values
    outcome.text = translated("Signed in as %s").formatted(values["email"] ?? "")
    outcome.setStyleClass("refused", false)
    events.send(SceneEvent(name: "submitted", detail: values["email"] ?? ""))
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
    case "focus": useFocus()
    case "email": show(values.text(knob), in: fields[0])
    case "password": show(values.text(knob), in: fields[1])
    case "validationPolicy":
      for field in fields {
        field.validationPolicy = ValidationPolicy(rawValue: values.choice(knob)) ?? .always
      }
    case "isEnabled":
      let isEnabled = values.toggle(knob)
      for field in fields { field.isEnabled = isEnabled }
      submitButton.isSensitive = isEnabled
    default: break
    }
  }

  private func show(_ text: String, in field: CatalogField) {
    if text != field.text { field.setText(text) }
  }

  private func useFocus() {
    guard startsFocused else { return focused?.resignFocus() ?? () }
    fields.first?.makeFirstResponder()
  }

  // MARK: State

  /// Whether the knob `focus` is on.
  public var startsFocused: Bool { values.toggle("focus") }

  /// The column of the fields.
  public var sizedWidget: Widget { column }

  /// Nil: there is no growing area.
  public var growingArea: GrowingTextArea? { nil }

  /// The text of the field with the focus, or of the first one.
  public var input: (any SceneInput)? { (focused ?? fields.first).map { FieldSceneInput($0) } }

  private var focused: SingleLineField? { fields.first { $0.isCurrentFirstResponder() } }

  /// The text of the first field.
  public var mainInput: (any SceneInput)? { fields.first.map { FieldSceneInput($0) } }

  /// The texts of all fields.
  public var inputs: [any SceneInput] { fields.map { FieldSceneInput($0) } }

  /// The invariants that the fields violate.
  public var violations: [String] { FormStageState.violations(of: fields) }

  /// Whether nothing is being animated.
  public var isSettled: Bool { !fields.contains { $0.isMoving } }

  /// Returns the text for the knob of the e-mail, but not for that of the password.
  public func liveValue(of knob: String) -> KnobValue? {
    knob == "email" ? .text(fields[0].text) : nil
  }

  /// Returns a field, one of its parts, or the button below them.
  public func target(identifier: String) -> Widget? { root.descendant(named: identifier) }

  /// The present state of the form.
  public var state: JSONValue {
    FormStageState.state(of: fields, submitted: submitted, in: column)
  }
}
