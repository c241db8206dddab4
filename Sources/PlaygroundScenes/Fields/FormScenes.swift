/// The scenes with several linked fields, with a sum of money, or with a phone number.
public enum FormScenes {
  /// The scenes, in the sidebar's order.
  public static let all: [Scene] = [
    Scene(
      id: "sum-field", title: "Sum of money", category: .fields,
      summary: "A field that groups digits while they are typed; the currency follows the text.",
      knobs: FormKnobs.sum, build: { values, events in SumFieldStage(values, events) }),
    Scene(
      id: "phone-field", title: "Phone number", category: .fields,
      summary:
        "A field for the phone numbers of many countries, which are chosen in a list or by + and a code.",
      knobs: FormKnobs.phone, build: { values, events in PhoneFieldStage(values, events) }),
    Scene(
      id: "form", title: "Form", category: .fields,
      summary: "E-mail and password, linked by Return, judged and reported together.",
      knobs: FormKnobs.form, build: { values, events in FormStage(values, events) }),
    presetForm(.signUp), presetForm(.card),
  ]

  private static func presetForm(_ form: PresetForm) -> Scene {
    Scene(
      id: form.id, title: form.title, category: .fields, summary: form.summary, knobs: form.knobs,
      build: { values, events in PresetFormStage(form, values, events) })
  }
}
