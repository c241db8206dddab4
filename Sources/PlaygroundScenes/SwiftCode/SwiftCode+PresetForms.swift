import Concertina
import TextTranslation

extension SwiftCode {
  /// Returns the code for a form of presets with these values of its scene's knobs.
  static func presetForm(_ form: PresetForm, _ values: KnobValues) -> String {
    let names = form.fields.map(\.identifier)
    let fields = form.fields.map { code(for: $0, of: form, values) }.joined(separator: "\n")
    return fields + """

      let form = FieldForm([\(names.joined(separator: ", "))])
      \(form.rule?.code ?? "")form.onSubmit = { values in send(values) }
      let button = Button(\(SwiftStringLiteral.literal(translated(form.button))))
      button.onClicked { [weak form] in form?.submit() }

      """
  }

  private static func code(
    for field: PresetForm.Field, of form: PresetForm, _ values: KnobValues
  ) -> String {
    let isArea = field.preset == .comment
    let line = values.choice("looks") == "bordered" ? "BorderedTextField" : "UnderlinedTextField"
    var settings = KnobValues(isArea ? FieldKnobs.textView : FieldKnobs.line)
    settings.apply([
      KnobSetting("preset", .choice(field.preset.rawValue)),
      KnobSetting("identifier", .text(field.identifier)),
      KnobSetting("validationPolicy", .choice(values.choice("validationPolicy"))),
      KnobSetting("heightPolicy", .choice("flexible")),
      KnobSetting("text", .text(field.preset == .password ? "" : values.text(field.identifier))),
      KnobSetting("isEnabled", .toggle(values.toggle("isEnabled"))),
    ])
    if let title = field.title {
      settings.apply([KnobSetting("placeholder", .text(translated(title)))])
    }
    if let hint = field.hint { settings.apply([KnobSetting("hint", .text(translated(hint)))]) }
    let code = Self.field(isArea ? "UnderlinedTextView" : line, settings)
    // The code of a field uses the name `field` for it.
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      for start in ["let field =", "field."] where line.hasPrefix(start) {
        let named = start.replacing("field", with: field.identifier)
        return named + String(line.dropFirst(start.count))
      }
      return String(line)
    }
    return lines.joined(separator: "\n")
  }
}
