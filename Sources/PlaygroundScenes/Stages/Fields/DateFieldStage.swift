import Concertina

/// The stage of a field for a date, in the order and with the words of its user.
@MainActor
final class DateFieldStage: SingleFieldStage {
  /// The order of the parts of the date.
  enum Order: String { case settings, dayMonthYear, monthDayYear, yearMonthDay }

  private nonisolated static let text = TypedKnob.text(
    "text", title: "Text",
    presets: [
      KnobPreset("Empty", ""), KnobPreset("Digits", "1.6.30"),
      KnobPreset("Words", "Tuesday, 12 May 1987"), KnobPreset("ISO 8601", "1987-05-12"),
      KnobPreset("No date", "1987-129"),
    ])
  private nonisolated static let order = TypedKnob.choice(
    "order", title: "Order", default: Order.settings,
    options: [
      KnobOption("settings", title: "As the user's settings"),
      KnobOption("dayMonthYear", title: "31.12.2003"),
      KnobOption("monthDayYear", title: "12/31/2003"),
      KnobOption("yearMonthDay", title: "2003-12-31"),
    ])
  private nonisolated static let untilToday = TypedKnob.toggle(
    "untilToday", title: "Not after today", default: true)
  private nonisolated static let required = FieldKnobs.requiredWithoutPreset
  private nonisolated static let identifier = FieldKnobs.identifier.withDefault(.text("date"))

  private typealias Rows = FieldRows<DateFieldStage>

  private nonisolated static let rows: [KnobRow<DateFieldStage>] = [
    Rows.text(text), Rows.placeholder("Date"),
    KnobRow(order, code: nil) { stage, _ in stage.useFormat() },
    KnobRow(untilToday, code: nil) { stage, _ in stage.useFormat() },
    KnobRow(required, code: nil) { stage, _ in stage.useFormat() },
    Rows.hint(), Rows.error, Rows.validationPolicy, Rows.isEnabled, Rows.focus,
    Rows.identifier(identifier),
  ]

  /// The scene.
  nonisolated static let scene = Scene(
    id: "date-field", title: "Date", category: .fields,
    summary: "A field for a date in the order of the user's settings, in digits or with words.",
    rows: rows, variable: "date",
    code: { values, lines in
      let shown = values[text]
      return CodeFile(
        body: """
          let format = \(formatCode(values[order]))
          let date = UnderlinedTextField()
          date.maskFormatter = MaskTextFieldFormatter(dates: format)
          date.validator = \(validatorCode(values))
          date.picker = DatePickerView(format: format)
          \(lines)
          """ + (shown.isEmpty ? "" : "date.setText(\(SwiftCode.shortened(shown)))\n"),
        result: "date")
    }, stage: { DateFieldStage($0, $1) })

  let root: Widget
  let main = UnderlinedTextField()
  let knobs: StageKnobs<DateFieldStage>
  var errorKnob = ErrorKnob()

  private init(_ knobs: StageKnobs<DateFieldStage>, _ events: SceneEvents) {
    StageStyle.load()
    self.knobs = knobs
    main.requestSize(width: FieldStage.defaultWidth)
    root = Box(.vertical, [RequestedWidthFrame(main)])
    main.logEvents(to: events)
    // The text comes last, to be read in the order that is chosen.
    knobs.useAll(
      on: self, last: [Self.text.knob, FieldKnobs.error.knob],
      skipping: [FieldKnobs.focus.knob])
  }

  private func useFormat() {
    let format = Self.format(knobs.values[Self.order])
    let validator = DateValidator(
      latest: knobs.values[Self.untilToday] ? .today : nil, format: format)
    let isRequired = knobs.values[Self.required] == .true
    main.maskFormatter = MaskTextFieldFormatter(dates: format)
    main.validator = isRequired ? validator : OptionalValidator(validator)
    main.picker = DatePickerView(format: format)
  }

  private static func format(_ order: Order) -> CalendarDateFormat {
    switch order {
    case .settings: .current
    case .dayMonthYear: CalendarDateFormat(.dayMonthYear)
    case .monthDayYear: CalendarDateFormat(.monthDayYear)
    case .yearMonthDay: CalendarDateFormat(.yearMonthDay)
    }
  }

  private nonisolated static func formatCode(_ order: Order) -> String {
    order == .settings ? "CalendarDateFormat.current" : "CalendarDateFormat(.\(order.rawValue))"
  }

  private nonisolated static func validatorCode(_ values: KnobValues) -> String {
    let validator = "DateValidator(\(values[untilToday] ? "latest: .today, " : "")format: format)"
    return values[required] == .true ? validator : "OptionalValidator(\(validator))"
  }

  /// The present state of the field.
  var state: JSONValue { .object(FieldStageState.state(of: main)) }
}
