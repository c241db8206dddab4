import Concertina

/// The knobs of the form, and of the fields for a sum of money and a phone number.
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

  /// The country of the field for a phone number at first.
  static let defaultCountry = "DE"

  /// The knobs of the field for a phone number, in the inspector's order.
  public static let phone: [Knob] = [
    .text("text", title: "Text", presets: phones),
    .choice(
      "country", title: "Country", default: defaultCountry,
      options: PhoneCountry.all.map(\.code).sorted().map { KnobOption(spelled: $0) }),
    .text("placeholder", title: "Placeholder", default: "Phone"),
    .text("hint", title: "Hint"),
    .text("error", title: "Error"),
    validation,
    .toggle("isEnabled", title: "Enabled", default: true),
    .toggle("focus", title: "Focus at the start", default: true),
    .text("identifier", title: "Identifier", default: "phone"),
  ]

  private static let phones = [
    KnobPreset("Empty", ""), KnobPreset("Germany", "+49 151 23456789"),
    KnobPreset("Kazakhstan", "+7 701 123-45-67"), KnobPreset("Canada", "+1 416 555 0123"),
    KnobPreset("Without a code", "0151 23456789"),
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
