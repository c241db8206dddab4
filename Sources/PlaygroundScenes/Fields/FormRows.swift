import Concertina
import TextTranslation

/// The knobs and rows that scenes of forms have.
enum FormRows<Stage: FormSceneStage> {
  /// Returns the row of the text of a field.
  ///
  /// - Parameters:
  ///   - knob: The knob, which is named after the field.
  ///   - isSecret: Whether the text is a password, which is written and followed nowhere.
  /// - Returns: The row.
  static func text(_ knob: TypedKnob<String>, isSecret: Bool) -> KnobRow<Stage> {
    let name = knob.knob.id
    return KnobRow(
      knob,
      code: { text, _ in
        text.isEmpty || isSecret ? nil : "\(name).setText(\(SwiftCode.shortened(text)))"
      },
      follow: { stage in isSecret ? nil : stage.field(name).map { .text($0.text) } },
      use: { stage, text in
        guard let field = stage.field(name), text != field.text else { return }
        field.setText(text)
      })
  }

  /// The rows after those of the fields.
  static var common: [KnobRow<Stage>] {
    [
      // Read when the fields are created.
      KnobRow(FormKnobs.looks, code: nil) { _, _ in },
      KnobRow(FieldKnobs.validationPolicy, code: nil) { stage, policy in
        for field in stage.fields { field.validationPolicy = policy }
      },
      KnobRow(FieldKnobs.isEnabled, code: nil) { stage, isEnabled in
        for field in stage.fields { field.isEnabled = isEnabled }
        stage.submitButton.isSensitive = isEnabled
      },
      KnobRow(FieldKnobs.focus, code: nil) { stage, isFocused in
        isFocused ? stage.fields.first?.makeFirstResponder() : stage.focused?.resignFocus()
      },
    ]
  }
}

/// The knobs that all forms have.
enum FormKnobs {
  /// The kind of the fields.
  enum Looks: String { case underlined, bordered }

  static let looks = TypedKnob.choice(
    "looks", title: "Fields", default: Looks.underlined,
    options: [
      KnobOption("underlined", title: "Underlined"), KnobOption("bordered", title: "Bordered"),
    ])

  /// The type of the fields of one line.
  static func type(_ values: KnobValues) -> String {
    values[looks] == .bordered ? "BorderedTextField" : "UnderlinedTextField"
  }

  /// Returns the code of a field, with its setup and what the knobs set in all fields.
  static func code(
    of name: String, type: String, _ values: KnobValues, setup: String
  ) -> String {
    let policy = values[FieldKnobs.validationPolicy]
    return """
      let \(name) = \(type)()
      \(name).setTextFieldIdentifier(\"\(name)\")
      \(name).heightLayoutPolicy = \(SwiftCode.flexible(isBordered: type == "BorderedTextField"))
      \(setup)
      """
        + (policy == .afterFirstEndOfEditing ? "" : "\(name).validationPolicy = .\(policy)\n")
        + (values[FieldKnobs.isEnabled] ? "" : "\(name).isEnabled = false\n")
  }

  /// Returns the code of a form.
  static func file(fields: [String], code: String, rules: String = "", button: String) -> CodeFile {
    CodeFile(
      parameters: ["send: @escaping @MainActor (FormValues) -> Void"],
      body: code + """

        let form = FieldForm([\(fields.joined(separator: ", "))])
        \(rules)form.onSubmit = { values in send(values) }
        let button = Button(\(SwiftStringLiteral.literal(translated(button))))
        button.onClicked { [weak form] in form?.submit() }

        """,
      result: "Box(.vertical, spacing: 6, [\((fields + ["button"]).joined(separator: ", "))])")
  }
}

/// A stage of several fields with a button below them.
@MainActor
protocol FormSceneStage: KnobbedStage where Main == Box {
  var fields: [CatalogField] { get }
  var form: FieldForm { get }
  var submitButton: Button { get }
  var submitted: FormValues? { get set }
  /// The label that says what has become of the form.
  var outcome: Label { get }
  var events: SceneEvents { get }
  /// Returns the message when all fields are valid, and what the log says then.
  func thanks(for values: FormValues) -> (message: String, detail: String)
}

extension FormSceneStage {
  /// Returns the field of a name.
  func field(_ identifier: String) -> CatalogField? {
    fields.first { $0.formIdentifier == identifier }
  }

  var focused: CatalogField? { fields.first { $0.isCurrentFirstResponder() } }

  /// Whether the knob `focus` is on.
  var startsFocused: Bool { knobs[FieldKnobs.focus] }

  /// Nil: there is no growing area.
  var growingArea: GrowingTextArea? { nil }

  /// The text of the field with the focus, or of the first one.
  var input: (any SceneInput)? { (focused ?? fields.first).map { FieldSceneInput($0) } }

  /// The text of the first field.
  var mainInput: (any SceneInput)? { fields.first.map { FieldSceneInput($0) } }

  /// The texts of all fields.
  var inputs: [any SceneInput] { fields.map { FieldSceneInput($0) } }

  /// The invariants that the fields violate.
  var violations: [String] { FormStageState.violations(of: fields) }

  /// Whether nothing is being animated.
  var isSettled: Bool { !fields.contains { $0.isMoving } }

  /// Returns a field, one of its parts, or the button below them.
  func target(identifier: String) -> Widget? { root.descendant(named: identifier) }

  /// The present state of the form.
  var state: JSONValue { FormStageState.state(of: fields, submitted: submitted, in: main) }

  /// Puts the fields and the button into the column.
  func build() {
    main.requestSize(width: FieldStage.defaultWidth)
    submitButton.name = "submit"
    submitButton.addStyleClass("suggested-action")
    submitButton.setMargins(top: 6, start: 16, end: 16)
    outcome.setMargins(start: 16, end: 16)
    outcome.wrapLines()
    for widget in fields + [submitButton, outcome] as [Widget] { main.append(widget) }
    for field in fields {
      field.heightLayoutPolicy = .flexible(
        minHeight: field is BorderedTextField ? 130 : 77, bottomSpace: 5)
      field.logEvents(to: events, prefix: field.formIdentifier)
    }
    submitButton.onClicked { [weak self] in self?.form.submit() }
    form.onSubmit = { [weak self] in self?.take($0) }
    form.onInvalid = { [weak self] in self?.reject($0) }
  }

  private func take(_ values: FormValues) {
    submitted = values
    let (message, detail) = thanks(for: values)
    outcome.text = message
    events.send(SceneEvent(name: "submitted", detail: detail))
  }

  private func reject(_ problems: [FormProblem]) {
    outcome.text = ""
    let names = problems.map(\.identifier).joined(separator: ", ")
    events.send(SceneEvent(name: "refused", detail: names))
  }
}
