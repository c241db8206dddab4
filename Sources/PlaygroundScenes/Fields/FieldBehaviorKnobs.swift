import Concertina

/// The knobs for how a field handles keys and pastes, and for its placeholder while it is empty.
enum FieldBehaviorKnobs {
  static let line: [Knob] = [
    keyboardType, contentType, correction, capitalization,
    .choice(
      "returnKey", title: "Return", default: "default",
      options: ReturnKeyType.allCases.map { KnobOption(spelled: $0.rawValue) }),
    .toggle("hideOnReturn", title: "Return takes the focus away", default: true),
    .toggle("hideKeyboard", title: "Nothing can be typed", default: false),
    pasteOverflow, disablePaste, mainPlaceholder, ignoreEmptyHint,
  ]

  static let textView: [Knob] = [
    keyboardType, contentType, correction, capitalization, pasteOverflow, disablePaste,
    .toggle("hideClearButton", title: "No button to clear", default: false),
    mainPlaceholder, ignoreEmptyHint,
  ]

  private static let keyboardType = Knob.choice(
    "keyboardType", title: "Keyboard", default: "preset",
    options: [KnobOption("preset", title: "As the preset")]
      + KeyboardType.allCases.map { KnobOption(spelled: $0.rawValue) })

  private static let contentType = Knob.choice(
    "contentType", title: "Content", default: "preset",
    options: [KnobOption("preset", title: "As the preset")]
      + TextContentType.allCases.map { KnobOption(spelled: $0.rawValue) })

  private static let correction = Knob.choice(
    "correction", title: "Spelling", default: "default",
    options: TextAutocorrectionType.allCases.map { KnobOption(spelled: $0.rawValue) })

  private static let capitalization = Knob.choice(
    "capitalization", title: "Capital letters", default: "preset",
    options: [KnobOption("preset", title: "As the preset")]
      + AutocapitalizationType.allCases.map { KnobOption(spelled: $0.rawValue) })

  private static let disablePaste = Knob.toggle(
    "disablePaste", title: "Nothing can be pasted", default: false)

  private static let pasteOverflow = Knob.choice(
    "pasteOverflow", title: "Paste that is too long", default: "textThatFits",
    options: [
      KnobOption("textThatFits", title: "What fits"),
      KnobOption("noChanges", title: "Nothing of it"),
    ])

  private static let mainPlaceholder = Knob.choice(
    "mainPlaceholder", title: "Placeholder stands", default: "own",
    options: [
      KnobOption("own", title: "As the field's own"),
      KnobOption("hideOnFocus", title: "In the text, until the focus comes"),
      KnobOption("hideOnInput", title: "In the text, until something is written"),
    ])

  private static let ignoreEmptyHint = Knob.toggle(
    "ignoreEmptyHint", title: "No room for an empty hint", default: false)
}
