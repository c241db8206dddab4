import Concertina

/// The knobs of the scenes of fields, named after the parameters.
public enum FieldKnobs {
  /// The knobs of a field of one line, in the inspector's order.
  public static let line: [Knob] =
    [preset(FieldPreset.allCases, default: .none)] + words
    + [
      .text("mask", title: "Mask", presets: masks),
      .text("notations", title: "Notations (JSON)"),
    ] + MaskOptions.knobs + rules
    + [.choice("mode", title: "Mode", default: "preset", options: modes)] + FieldBehaviorKnobs.line
    + appearance

  /// The knobs of a field of several lines.
  public static let textView: [Knob] =
    [preset(FieldPreset.allCases, default: .comment)] + words
    + [
      .text("mask", title: "Mask (none in several lines)"),
      .text("notations", title: "Notations (JSON)"),
    ] + rules
    + [.choice("mode", title: "Mode (none in several lines)", default: "preset", options: modes)]
    + FieldBehaviorKnobs.textView + appearance

  private static func preset(_ presets: [FieldPreset], default value: FieldPreset) -> Knob {
    .choice(
      "preset", title: "Preset", default: value.rawValue,
      options: presets.map { KnobOption($0.rawValue, title: $0.title) })
  }

  private static let words: [Knob] = [
    .text("text", title: "Text", isMultiline: true),
    .text("placeholder", title: "Placeholder"),
    .text("hint", title: "Hint"),
    .text("error", title: "Error"),
  ]

  private static let rules: [Knob] = [
    .wholeNumber("minLength", title: "Min length", default: 0, range: 0...1_000),
    .wholeNumber("maxLength", title: "Max length (0: none)", default: 0, range: 0...1_000),
    .text("regex", title: "Regular expression", presets: expressions),
    .choice(
      "required", title: "Required", default: "preset",
      options: [
        KnobOption("preset", title: "As the preset"), KnobOption("true", title: "Yes"),
        KnobOption("false", title: "No"),
      ]),
    .choice(
      "validationPolicy", title: "Validation", default: "afterFirstEndOfEditing",
      options: ValidationPolicy.allCases.map { KnobOption($0) }),
  ]

  private static let appearance: [Knob] = [
    .toggle("isEnabled", title: "Enabled", default: true),
    .toggle("focus", title: "Focus at the start", default: true),
    .choice(
      "heightPolicy", title: "Height", default: "own",
      options: [
        KnobOption("own", title: "The field's own"), KnobOption("fixed", title: "Fixed"),
        KnobOption("flexible", title: "Flexible"),
      ]),
    .toggle("counter", title: "Counter", default: false),
    .choice(
      "configuration", title: "Configuration", default: "theme",
      options: [
        KnobOption("theme", title: "The theme's"),
        KnobOption("darkCatalogue", title: "Dark catalogue"),
      ]),
    .text("identifier", title: "Identifier", default: "field"),
  ]

  private static let modes = [
    KnobOption("preset", title: "As the preset"), KnobOption("plain", title: "Plain"),
    KnobOption("password", title: "Password"), KnobOption("custom", title: "Custom button"),
  ]

  private static let masks = [
    KnobPreset("Phone", FormatterMasks.phone), KnobPreset("Card", FormatterMasks.cardNumber),
    KnobPreset("Date", FormatterMasks.date), KnobPreset("None", ""),
  ]

  private static let expressions = [
    KnobPreset("E-mail", SharedRegex.email), KnobPreset("Password", SharedRegex.password),
    KnobPreset("Does not compile", "(["), KnobPreset("None", ""),
  ]
}
