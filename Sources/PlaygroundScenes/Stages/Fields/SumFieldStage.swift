import Concertina

/// The stage of a field for a sum of money.
@MainActor
final class SumFieldStage: SingleFieldStage {
  /// The grouping of the digits of a sum.
  enum Grouping: String { case english, german, french, indian, none, settings }

  private nonisolated static let text = TypedKnob.text(
    "text", title: "Text",
    presets: [
      KnobPreset("Empty", ""), KnobPreset("One and a half", "1.5"),
      KnobPreset("A million", "1000000"), KnobPreset("No sum", "abc"),
    ])
  private nonisolated static let currency = TypedKnob.text(
    "currency", title: "Currency", default: "€",
    presets: [
      KnobPreset("Euro", "€"), KnobPreset("Rouble", "₽"), KnobPreset("Pound", "£"),
      KnobPreset("Yen", "¥"), KnobPreset("Franc", "CHF"), KnobPreset("None", ""),
    ])
  private nonisolated static let grouping = TypedKnob.choice(
    "grouping", title: "Grouping", default: Grouping.english,
    options: [
      KnobOption("english", title: "1,234,567.89"),
      KnobOption("german", title: "1.234.567,89"),
      KnobOption("french", title: "1 234 567,89"),
      KnobOption("indian", title: "12,34,567.89"),
      KnobOption("none", title: "1234567.89"),
      KnobOption("settings", title: "As the user's settings"),
    ])
  private nonisolated static let integerDigits = TypedKnob.wholeNumber(
    "integerDigits", title: "Digits before the fraction", default: 9, range: 1...15)
  private nonisolated static let fractionDigits = TypedKnob.wholeNumber(
    "fractionDigits", title: "Digits of the fraction", default: 2, range: 0...6)
  private nonisolated static let negative = TypedKnob.toggle(
    "negative", title: "May be negative", default: false)
  private nonisolated static let required = FieldKnobs.requiredWithoutPreset
  private nonisolated static let identifier = FieldKnobs.identifier.withDefault(.text("sum"))

  private typealias Rows = FieldRows<SumFieldStage>

  private nonisolated static let rows: [KnobRow<SumFieldStage>] = [
    Rows.text(text), Rows.placeholder("Sum"),
    KnobRow(
      currency,
      code: {
        $0.isEmpty
          ? nil : "\($1).add(CurrencyPlaceholder(\(SwiftCode.shortened($0)), emptyText: \"0\"))"
      }, use: { $0.sign.sign = CurrencySign($1) }),
    KnobRow(grouping, code: nil) { stage, _ in stage.useFormat() },
    KnobRow(integerDigits, code: nil) { stage, _ in stage.useFormat() },
    KnobRow(fractionDigits, code: nil) { stage, _ in stage.useFormat() },
    KnobRow(negative, code: nil) { stage, _ in stage.useFormat() },
    Rows.hint("How much to send"), Rows.error,
    KnobRow(
      required,
      code: { "\($1).validator = TextFieldValidator(requiredField: \($0 == .true))" },
      use: { $0.main.validator = TextFieldValidator(requiredField: $1 == .true) }),
    Rows.validationPolicy, Rows.isEnabled, Rows.focus, Rows.identifier(identifier),
  ]

  /// The scene.
  nonisolated static let scene = Scene(
    id: "sum-field", title: "Sum of money", category: .fields,
    summary: "A field that groups digits while they are typed; the currency follows the text.",
    rows: rows, variable: "sum",
    code: { values, lines in
      let shown = values[text]
      return CodeFile(
        body: """
          let sum = UnderlinedTextField()
          sum.moneyFormat = \(code(of: values))
          \(lines)
          """ + (shown.isEmpty ? "" : "sum.setText(\(SwiftCode.shortened(shown)))\n")
            + "sum.onTextChanged = { field in print(field.rawText) }\n",
        result: "sum")
    }, stage: { SumFieldStage($0, $1) })

  let root: Widget
  let main = UnderlinedTextField()
  let knobs: StageKnobs<SumFieldStage>
  var errorKnob = ErrorKnob()
  private let sign = CurrencyPlaceholder("", emptyText: "0")

  private init(_ knobs: StageKnobs<SumFieldStage>, _ events: SceneEvents) {
    StageStyle.load()
    self.knobs = knobs
    main.requestSize(width: FieldStage.defaultWidth)
    root = Box(.vertical, [RequestedWidthFrame(main)])
    main.add(sign)
    main.logEvents(to: events)
    // The text comes last, to be formatted according to the other knobs.
    knobs.useAll(
      on: self, last: [Self.text.knob, FieldKnobs.error.knob],
      skipping: [FieldKnobs.focus.knob])
  }

  private func useFormat() { main.moneyFormat = Self.format(knobs.values) }

  private static func format(_ values: KnobValues) -> MoneyFormat {
    var format =
      switch values[grouping] {
      case .english: MoneyFormat()
      case .german: MoneyFormat(decimalSeparator: ",", groupingSeparator: ".")
      case .french: MoneyFormat(decimalSeparator: ",", groupingSeparator: "\u{202F}")
      case .indian: MoneyFormat(groupSizes: [3, 2])
      case .none: MoneyFormat(groupingSeparator: nil)
      case .settings: MoneyFormat.current
      }
    format.maxIntegerDigits = values[integerDigits]
    format.maxFractionDigits = values[fractionDigits]
    format.allowsNegative = values[negative]
    return format
  }

  private nonisolated static func code(of values: KnobValues) -> String {
    let (whole, fraction) = (values[integerDigits], values[fractionDigits])
    let form: String? =
      switch values[grouping] {
      case .english: ""
      case .german: #"decimalSeparator: ",", groupingSeparator: ".""#
      case .french: #"decimalSeparator: ",", groupingSeparator: "\u{202F}""#
      case .indian: "groupSizes: [3, 2]"
      case .none: "groupingSeparator: nil"
      case .settings: nil
      }
    guard let form else { return ".current" }
    let parts = [
      form, whole == 12 ? "" : "maxIntegerDigits: \(whole)",
      fraction == 2 ? "" : "maxFractionDigits: \(fraction)",
      values[negative] ? "allowsNegative: true" : "",
    ]
    return "MoneyFormat(\(parts.filter { !$0.isEmpty }.joined(separator: ", ")))"
  }

  /// The present state of the field.
  var state: JSONValue { .object(FieldStageState.state(of: main)) }
}
