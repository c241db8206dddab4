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
  var submitted: FormValues?
  let outcome = Label("", role: .status)
  let events: SceneEvents
  private let description: PresetForm

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
    build()
    form.rules = [description.rule?.check].compactMap { $0 }
    knobs.useAll(on: self, skipping: [FieldKnobs.focus.knob])
  }

  private static func makeField(
    _ field: PresetForm.Field, of form: PresetForm, isBordered: Bool
  ) -> CatalogField {
    let made: CatalogField =
      field.preset == .comment
      ? UnderlinedTextView() : isBordered ? BorderedTextField() : UnderlinedTextField()
    made.setTextFieldIdentifier(field.identifier)
    let problems = form.setup(of: field).apply(to: made)
    assert(problems.isEmpty, "a preset is wrong: \(problems)")
    return made
  }

  func thanks(for values: FormValues) -> (message: String, detail: String) {
    (translated(description.thanks), "")
  }
}
