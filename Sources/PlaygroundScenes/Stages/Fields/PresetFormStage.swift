import Concertina
import TextTranslation

/// The stage of a form whose fields are presets of the catalog.
@MainActor
final class PresetFormStage: FormSceneStage {
  /// Returns the scene of a form.
  nonisolated static func scene(_ form: PresetForm) -> Scene {
    Scene(
      id: form.id, title: form.title, category: .fields, summary: form.summary, rows: form.rows,
      variable: "", code: { form.code($0, $1) }, stage: { PresetFormStage(form, $0, $1) })
  }

  let root: Widget
  let main = Box(.vertical, spacing: 6)
  let knobs: StageKnobs<PresetFormStage>
  let fields: [CatalogField]
  let submitButton: Button
  let form: FieldForm
  private(set) var submitted: FormValues?
  private let description: PresetForm
  private let outcome = Label("", role: .status)
  private let events: SceneEvents

  private init(
    _ description: PresetForm, _ knobs: StageKnobs<PresetFormStage>, _ events: SceneEvents
  ) {
    StageStyle.load()
    self.description = description
    self.knobs = knobs
    self.events = events
    let isBordered = knobs[FormKnobs.looks] == .bordered
    fields = description.fields.map { Self.makeField($0, of: description, isBordered: isBordered) }
    submitButton = Button(translated(description.button))
    form = FieldForm(fields)
    root = RequestedWidthFrame(main)
    main.requestSize(width: FormStage.defaultWidth)
    build(outcome, events)
    submitButton.onClicked { [weak self] in self?.form.submit() }
    form.rules = [description.rule?.check].compactMap { $0 }
    form.onSubmit = { [weak self] in self?.take($0) }
    form.onInvalid = { [weak self] in self?.reject($0) }
    knobs.useAll(on: self, skipping: [FieldKnobs.focus.knob])
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
}
