import Concertina

/// The knobs of the form and of the field for a sum of money.
public enum FormKnobs {
  /// The knobs of the form, in the inspector's order.
  public static let form: [Knob] = [
    .text("email", title: "E-mail"),
    .text("password", title: "Password"),
    .choice(
      "looks", title: "Fields", default: "underlined",
      options: [
        KnobOption("underlined", title: "Underlined"), KnobOption("bordered", title: "Bordered"),
      ]),
    validation,
    .toggle("isEnabled", title: "Enabled", default: true),
    .toggle("focus", title: "Focus at the start", default: true),
  ]

  /// The knobs of the field for a sum of money, in the inspector's order.
  public static let sum: [Knob] = [
    .text("text", title: "Text", presets: sums),
    .text("placeholder", title: "Placeholder", default: "Sum"),
    .text("currency", title: "Currency", default: "€", presets: currencies),
    .choice("grouping", title: "Grouping", default: "english", options: groupings),
    .wholeNumber("integerDigits", title: "Digits before the fraction", default: 9, range: 1...15),
    .wholeNumber("fractionDigits", title: "Digits of the fraction", default: 2, range: 0...6),
    .toggle("negative", title: "May be negative", default: false),
    .text("hint", title: "Hint", default: "How much to send"),
    .text("error", title: "Error"),
    .choice(
      "required", title: "Required", default: "true",
      options: [KnobOption("true", title: "Yes"), KnobOption("false", title: "No")]),
    validation,
    .toggle("isEnabled", title: "Enabled", default: true),
    .toggle("focus", title: "Focus at the start", default: true),
    .text("identifier", title: "Identifier", default: "sum"),
  ]

  private static let validation = Knob.choice(
    "validationPolicy", title: "Validation", default: "afterFirstEndOfEditing",
    options: ValidationPolicy.allCases.map { KnobOption($0) })

  private static let groupings = [
    KnobOption("english", title: "1,234,567.89"),
    KnobOption("german", title: "1.234.567,89"),
    KnobOption("french", title: "1 234 567,89"),
    KnobOption("indian", title: "12,34,567.89"),
    KnobOption("none", title: "1234567.89"),
    KnobOption("settings", title: "As the user's settings"),
  ]

  private static let sums = [
    KnobPreset("Empty", ""), KnobPreset("One and a half", "1.5"),
    KnobPreset("A million", "1000000"), KnobPreset("No sum", "abc"),
  ]

  private static let currencies = [
    KnobPreset("Euro", "€"), KnobPreset("Rouble", "₽"), KnobPreset("Pound", "£"),
    KnobPreset("Yen", "¥"), KnobPreset("Franc", "CHF"), KnobPreset("None", ""),
  ]
}
