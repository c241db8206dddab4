import Concertina
import TextTranslation

/// The stage of a form with e-mail, password, and a button.
@MainActor
final class FormStage: FormSceneStage {
  private nonisolated static let email = TypedKnob.text("email", title: "E-mail")
  private nonisolated static let password = TypedKnob.text("password", title: "Password")

  /// The scene.
  nonisolated static let scene = Scene(
    id: "form", title: "Form", category: .fields,
    summary: "E-mail and password, linked by Return, judged and reported together.",
    rows: [
      FormRows<FormStage>.text(email, isSecret: false),
      FormRows<FormStage>.text(password, isSecret: true),
    ] + FormRows.common, variable: "",
    code: { code($0, $1) }, stage: { FormStage($0, $1) })

  let root: Widget
  let main = Box(.vertical, spacing: 6)
  let knobs: StageKnobs<FormStage>
  let fields: [CatalogField]
  let submitButton = Button(translated("Sign in"))
  var submitted: FormValues?
  let form: FieldForm
  let outcome = Label("", role: .status)
  let events: SceneEvents

  private init(_ knobs: StageKnobs<FormStage>, _ events: SceneEvents) {
    StageStyle.load()
    self.knobs = knobs
    self.events = events
    let isBordered = knobs[FormKnobs.looks] == .bordered
    let lines: [SingleLineField] = [Self.email, Self.password].map { knob in
      let field: SingleLineField = isBordered ? BorderedTextField() : UnderlinedTextField()
      field.setTextFieldIdentifier(knob.knob.id)
      return field
    }
    fields = lines
    form = FieldForm(lines)
    root = RequestedWidthFrame(main)
    setUp(lines[0], lines[1])
    build()
    knobs.useAll(on: self, skipping: [FieldKnobs.focus.knob])
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
  }

  private func validator(
    _ regex: String, _ message: String, minLength: Int = 0
  ) -> (any FieldValidator)? {
    var messages = ValidationMessages()
    messages.wrongFormat = message
    return try? TextFieldValidator(minLength: minLength, regex: regex, messages: messages)
  }

  func thanks(for values: FormValues) -> (message: String, detail: String) {
    let email = values["email"] ?? ""
    return (translated("Signed in as %s").formatted(email), email)
  }

  // MARK: Code

  private nonisolated static func code(_ values: KnobValues, _ lines: String) -> CodeFile {
    let type = FormKnobs.type(values)
    let email = FormKnobs.code(
      of: "email", type: type, values,
      setup: """
        email.configure(placeholder: \(SwiftCode.shortened(translated("E-mail"))), maxLength: nil)
        email.configure(correction: .no, keyboardType: .emailAddress)
        email.validator = EmailValidator()

        """)
    let password = FormKnobs.code(
      of: "password", type: type, values,
      setup: """
        password.configure(placeholder: \(SwiftCode.shortened(translated("Password"))), maxLength: nil)
        password.mode = .password
        password.validator = try TextFieldValidator(minLength: 8, regex: SharedRegex.password)

        """)
    return FormKnobs.file(
      fields: ["email", "password"], code: email + "\n" + password + lines, button: "Sign in")
  }
}
