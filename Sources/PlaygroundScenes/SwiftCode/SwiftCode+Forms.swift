import TextTranslation

extension SwiftCode {
  /// Returns the code for a form with these values of its scene's knobs.
  ///
  /// ```swift
  /// let email = UnderlinedTextField()
  /// …
  /// let form = FieldForm([email, password])
  /// form.onSubmit = { values in send(values) }
  /// ```
  public static func form(_ values: KnobValues) -> String {
    let type = values.choice("looks") == "bordered" ? "BorderedTextField" : "UnderlinedTextField"
    let policy = values.choice("validationPolicy")
    return formField(
      "email", translated("E-mail"), type: type, policy: policy, text: values.text("email"))
      + "email.configure(correction: .no, keyboardType: .emailAddress)\n"
      + "email.validator = EmailValidator()\n\n"
      + formField("password", translated("Password"), type: type, policy: policy, text: "")
      + "password.mode = .password\n"
      + "password.validator = try TextFieldValidator(minLength: 8, regex: SharedRegex.password)\n"
      + submitting
  }

  private static func formField(
    _ name: String, _ placeholder: String, type: String, policy: String, text: String
  ) -> String {
    var code = "let \(name) = \(type)()\n"
    code += "\(name).setTextFieldIdentifier(\"\(name)\")\n"
    code += "\(name).configure(placeholder: \"\(placeholder)\", maxLength: nil)\n"
    if policy != "afterFirstEndOfEditing" { code += "\(name).validationPolicy = .\(policy)\n" }
    if !text.isEmpty { code += "\(name).setText(\(shortened(text)))\n" }
    return code
  }

  private static let submitting = """

    let form = FieldForm([email, password])
    form.onSubmit = { values in send(values) }
    let button = Button("Sign in")
    button.onClicked { [weak form] in form?.submit() }

    """

  /// Returns the code for a field for a sum of money with these values of its scene's knobs.
  public static func sumField(_ values: KnobValues) -> String {
    let (text, hint) = (values.text("text"), values.text("hint"))
    let (currency, isEnabled) = (values.text("currency"), values.toggle("isEnabled"))
    let lines: [String?] = [
      "let sum = UnderlinedTextField()",
      "sum.configure(placeholder: \(shortened(values.text("placeholder"))), maxLength: nil)",
      "sum.moneyFormat = \(moneyFormat(values))",
      currency.isEmpty
        ? nil : "sum.add(CurrencyPlaceholder(\(shortened(currency)), emptyText: \"0\"))",
      hint.isEmpty ? nil : "sum.setHint(\(shortened(hint)))",
      text.isEmpty ? nil : "sum.setText(\(shortened(text)))",
      isEnabled ? nil : "sum.isEnabled = false",
      "sum.onTextChanged = { field in print(field.rawText) }",
    ]
    return lines.compactMap { $0 }.joined(separator: "\n") + "\n"
  }

  private static func moneyFormat(_ values: KnobValues) -> String {
    let (whole, fraction) = (
      values.wholeNumber("integerDigits"), values.wholeNumber("fractionDigits")
    )
    let form: String? =
      switch values.choice("grouping") {
      case "settings": nil
      case "german": #"decimalSeparator: ",", groupingSeparator: ".""#
      case "french": #"decimalSeparator: ",", groupingSeparator: "\u{202F}""#
      case "indian": "groupSizes: [3, 2]"
      case "none": "groupingSeparator: nil"
      default: ""
      }
    guard let form else { return ".current" }
    let parts = [
      form, whole == 12 ? "" : "maximumIntegerDigits: \(whole)",
      fraction == 2 ? "" : "maximumFractionDigits: \(fraction)",
      values.toggle("negative") ? "allowsNegative: true" : "",
    ]
    return "MoneyFormat(\(parts.filter { !$0.isEmpty }.joined(separator: ", ")))"
  }
}
