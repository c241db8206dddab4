import Concertina

/// The stage of a field for phone numbers.
@MainActor
final class PhoneFieldStage: SingleFieldStage {
  /// The country of the field at first.
  private nonisolated static let defaultCountry = "DE"

  private nonisolated static let text = TypedKnob.text(
    "text", title: "Text",
    presets: [
      KnobPreset("Empty", ""), KnobPreset("Germany", "+49 151 23456789"),
      KnobPreset("Kazakhstan", "+7 701 123-45-67"), KnobPreset("Canada", "+1 416 555 0123"),
      KnobPreset("Without a code", "0151 23456789"),
    ])
  private nonisolated static let country = TypedKnob(
    .choice(
      "country", title: "Country", default: defaultCountry,
      options: PhoneCountry.all.map(\.code).sorted().map { KnobOption(spelled: $0) })
  ) { $0.text }
  private nonisolated static let identifier = FieldKnobs.identifier.withDefault(.text("phone"))

  private typealias Rows = FieldRows<PhoneFieldStage>

  private nonisolated static let rows: [KnobRow<PhoneFieldStage>] = [
    Rows.text(text),
    KnobRow(
      country,
      code: { "\($1).picker = PhoneCountryPicker(home: PhoneCountry(\"\($0)\"))" },
      follow: { .choice($0.picker.country.code) }, use: { $0.use($1) }),
    Rows.placeholder("Phone"), Rows.hint(), Rows.error, Rows.validationPolicy, Rows.isEnabled,
    Rows.focus, Rows.identifier(identifier),
  ]

  /// The scene.
  nonisolated static let scene = Scene(
    id: "phone-field", title: "Phone number", category: .fields,
    summary:
      "A field for the phone numbers of many countries, which are chosen in a list or by + and a code.",
    rows: rows, variable: "phone",
    code: { values, lines in
      let shown = values[text]
      return CodeFile(
        body: "let phone = UnderlinedTextField()\n" + lines
          + (shown.isEmpty ? "" : "phone.setText(\(SwiftCode.shortened(shown)))\n")
          + "phone.onTextChanged = { field in print(field.rawText) }\n",
        result: "phone")
    }, stage: { PhoneFieldStage($0, $1) })

  let root: Widget
  let main = UnderlinedTextField()
  let knobs: StageKnobs<PhoneFieldStage>
  var errorKnob = ErrorKnob()
  private let picker = PhoneCountryPicker(home: PhoneCountry(defaultCountry))

  private init(_ knobs: StageKnobs<PhoneFieldStage>, _ events: SceneEvents) {
    StageStyle.load()
    self.knobs = knobs
    main.requestSize(width: FieldStage.defaultWidth)
    root = Box(.vertical, [RequestedWidthFrame(main)])
    main.picker = picker
    main.configureContentType(.telephoneNumber)
    main.logEvents(to: events)
    picker.onCountryChanged = { events.send(SceneEvent(name: "country", detail: $0.code)) }
    // The text comes last, to be read with the country.
    knobs.useAll(
      on: self, last: [Self.text.knob, FieldKnobs.error.knob],
      skipping: [FieldKnobs.focus.knob])
  }

  private func use(_ code: String) {
    guard let country = PhoneCountry(code), country != picker.country else { return }
    picker.country = country
  }

  /// The present state of the field, and the country of its number.
  var state: JSONValue {
    var state = FieldStageState.state(of: main)
    state["country"] = .string(picker.country.code)
    return .object(state)
  }
}
