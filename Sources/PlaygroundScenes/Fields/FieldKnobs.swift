import Concertina

/// The knobs of the scenes of fields, named after the parameters.
enum FieldKnobs {
  /// Whether a field has to be filled.
  enum Required: String { case preset, `true`, `false` }
  /// The height of a field.
  enum Height: String { case own, fixed, flexible }
  /// The purpose of a field of one line.
  enum Mode: String { case preset, plain, password, custom }
  /// The appearance of a field.
  enum Appearance: String { case theme, darkCatalogue }

  private static let asPreset = KnobOption("preset", title: "As the preset")
  private static let requiredAnswers = [
    KnobOption("true", title: "Yes"), KnobOption("false", title: "No"),
  ]

  static let preset = TypedKnob.choice(
    "preset", title: "Preset", default: FieldPreset.none,
    options: FieldPreset.allCases.map { KnobOption($0.rawValue, title: $0.title) })
  static let text = TypedKnob.text("text", title: "Text", isMultiline: true)
  static let placeholder = TypedKnob.text("placeholder", title: "Placeholder")
  static let hint = TypedKnob.text("hint", title: "Hint")
  static let error = TypedKnob.text("error", title: "Error")
  static let mask = TypedKnob.text("mask", title: "Mask", presets: masks)
  static let notations = TypedKnob.text("notations", title: "Notations (JSON)")
  static let minLength = TypedKnob.wholeNumber(
    "minLength", title: "Min length", default: 0, range: 0...1_000)
  static let maxLength = TypedKnob.wholeNumber(
    "maxLength", title: "Max length (0: none)", default: 0, range: 0...1_000)
  static let regex = TypedKnob.text("regex", title: "Regular expression", presets: expressions)
  static let required = TypedKnob.choice(
    "required", title: "Required", default: Required.preset,
    options: [asPreset] + requiredAnswers)
  /// The same for a field without a preset.
  static let requiredWithoutPreset = TypedKnob.choice(
    "required", title: "Required", default: Required.true, options: requiredAnswers)
  static let validationPolicy = TypedKnob.choice(
    "validationPolicy", title: "Validation", default: ValidationPolicy.afterFirstEndOfEditing,
    options: ValidationPolicy.allCases.map { KnobOption($0) })
  static let mode = TypedKnob.choice(
    "mode", title: "Mode", default: Mode.preset,
    options: [
      asPreset, KnobOption("plain", title: "Plain"), KnobOption("password", title: "Password"),
      KnobOption("custom", title: "Custom button"),
    ])
  static let isEnabled = TypedKnob.toggle("isEnabled", title: "Enabled", default: true)
  static let focus = TypedKnob.toggle("focus", title: "Focus at the start", default: true)
  static let heightPolicy = TypedKnob.choice(
    "heightPolicy", title: "Height", default: Height.own,
    options: [
      KnobOption("own", title: "The field's own"), KnobOption("fixed", title: "Fixed"),
      KnobOption("flexible", title: "Flexible"),
    ])
  static let counter = TypedKnob.toggle("counter", title: "Counter", default: false)
  static let configuration = TypedKnob.choice(
    "configuration", title: "Configuration", default: Appearance.theme,
    options: [
      KnobOption("theme", title: "The theme's"),
      KnobOption("darkCatalogue", title: "Dark catalogue"),
    ])
  static let identifier = TypedKnob.text("identifier", title: "Identifier", default: "field")

  // MARK: Typing and pasting

  static let keyboardType: TypedKnob<KeyboardType?> = .choice(
    "keyboardType", title: "Keyboard", none: asPreset,
    options: KeyboardType.allCases.map { KnobOption(spelled: $0.rawValue) })
  static let contentType: TypedKnob<TextContentType?> = .choice(
    "contentType", title: "Content", none: asPreset,
    options: TextContentType.allCases.map { KnobOption(spelled: $0.rawValue) })
  static let correction = TypedKnob.choice(
    "correction", title: "Spelling", default: TextAutocorrectionType.default,
    options: TextAutocorrectionType.allCases.map { KnobOption(spelled: $0.rawValue) })
  static let capitalization: TypedKnob<AutocapitalizationType?> = .choice(
    "capitalization", title: "Capital letters", none: asPreset,
    options: AutocapitalizationType.allCases.map { KnobOption(spelled: $0.rawValue) })
  static let returnKey = TypedKnob.choice(
    "returnKey", title: "Return", default: ReturnKeyType.default,
    options: ReturnKeyType.allCases.map { KnobOption(spelled: $0.rawValue) })
  static let hideOnReturn = TypedKnob.toggle(
    "hideOnReturn", title: "Return takes the focus away", default: true)
  static let hideKeyboard = TypedKnob.toggle(
    "hideKeyboard", title: "Nothing can be typed", default: false)
  static let disablePaste = TypedKnob.toggle(
    "disablePaste", title: "Nothing can be pasted", default: false)
  static let hideClearButton = TypedKnob.toggle(
    "hideClearButton", title: "No button to clear", default: false)
  static let pasteOverflow = TypedKnob.choice(
    "pasteOverflow", title: "Paste that is too long",
    default: InputRules.PasteOverflowPolicy.textThatFits,
    options: [
      KnobOption("textThatFits", title: "What fits"),
      KnobOption("noChanges", title: "Nothing of it"),
    ])
  static let mainPlaceholder: TypedKnob<NativePlaceholderBehavior?> = .choice(
    "mainPlaceholder", title: "Placeholder stands",
    none: KnobOption("own", title: "As the field's own"),
    options: [
      KnobOption("hideOnFocus", title: "In the text, until the focus comes"),
      KnobOption("hideOnInput", title: "In the text, until something is written"),
    ])
  static let ignoreEmptyHint = TypedKnob.toggle(
    "ignoreEmptyHint", title: "No room for an empty hint", default: false)

  // MARK: Rows

  /// The knobs of a field of one line, in the inspector's order.
  static let line: [KnobRow<FieldStage>] = joined([
    [presetRow], words, [setup(mask), setup(notations)], MaskOptions.rows, rules, [setup(mode)],
    entry, [setup(returnKey), setup(hideOnReturn), setup(hideKeyboard)],
    [setup(pasteOverflow), setup(disablePaste), setup(mainPlaceholder), setup(ignoreEmptyHint)],
    appearance,
  ])

  /// The knobs of a field of several lines.
  static let textView: [KnobRow<FieldStage>] = joined([
    [presetRow.withDefault(.choice(FieldPreset.comment.rawValue))], words,
    [
      setup(mask).with(.text(mask.knob.id, title: "Mask (none in several lines)")),
      setup(notations),
    ],
    rules, [setup(mode).with(modeOfSeveralLines)], entry,
    [setup(pasteOverflow), setup(disablePaste), setup(hideClearButton)],
    [setup(mainPlaceholder), setup(ignoreEmptyHint)], appearance,
  ])

  private static func joined(_ groups: [[KnobRow<FieldStage>]]) -> [KnobRow<FieldStage>] {
    groups.flatMap { $0 }
  }

  private static let entry: [KnobRow<FieldStage>] = [
    setup(keyboardType), setup(contentType), setup(correction), setup(capitalization),
  ]

  private static let modeOfSeveralLines = Knob(
    mode.knob.id, title: "Mode (none in several lines)", kind: mode.knob.kind)

  private static let presetRow = KnobRow<FieldStage>(preset, code: nil) { stage, _ in
    stage.usePreset()
  }

  private static let words: [KnobRow<FieldStage>] = [
    FieldRows.text(text, follows: { !$0.isSecret && $0.main.text.utf8.count <= 2_000 }),
    setup(placeholder), setup(hint), FieldRows.error,
  ]

  private static let rules: [KnobRow<FieldStage>] = [
    setup(minLength), setup(maxLength), setup(regex), setup(required),
    FieldRows.validationPolicy,
  ]

  private static let appearance: [KnobRow<FieldStage>] = [
    FieldRows.isEnabled, FieldRows.focus,
    KnobRow(heightPolicy, code: nil) { $0.useHeightPolicy($1) },
    setup(counter),
    KnobRow(configuration, code: nil) { $0.useAppearance($1) },
    FieldRows.identifier(identifier),
  ]

  /// Returns the row of a knob that is a part of the field's setup; so is its code.
  static func setup<Value>(_ knob: TypedKnob<Value>) -> KnobRow<FieldStage> {
    KnobRow(knob, code: nil) { stage, _ in stage.useSetup() }
  }

  private static let masks = [
    KnobPreset("Phone", FormatterMasks.phone), KnobPreset("Card", FormatterMasks.cardNumber),
    KnobPreset("Date", FormatterMasks.date), KnobPreset("None", ""),
  ]

  private static let expressions = [
    KnobPreset("E-mail", SharedRegex.email), KnobPreset("Password", SharedRegex.password),
    KnobPreset("Does not compile", "(["), KnobPreset("None", ""),
  ]
}
