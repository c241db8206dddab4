import PlaygroundScenes
import Testing

struct FormCodeTests {
  private func values(_ knobs: [Knob], _ settings: [KnobSetting]) -> KnobValues {
    var values = KnobValues(knobs)
    values.apply(settings)
    return values
  }

  @Test func aSumFieldWithItsDefaults() {
    #expect(
      SwiftCode.sumField(values(FormKnobs.sum, [])) == """
        let sum = UnderlinedTextField()
        sum.configure(placeholder: "Sum", maxLength: nil)
        sum.moneyFormat = MoneyFormat(maximumIntegerDigits: 9)
        sum.add(CurrencyPlaceholder("€", emptyText: "0"))
        sum.setHint("How much to send")
        sum.onTextChanged = { field in print(field.rawText) }

        """)
  }

  @Test(arguments: [
    ("settings", ".current"),
    ("indian", "MoneyFormat(groupSizes: [3, 2], maximumIntegerDigits: 9)"),
    ("none", "MoneyFormat(groupingSeparator: nil, maximumIntegerDigits: 9)"),
    (
      "french",
      #"MoneyFormat(decimalSeparator: ",", groupingSeparator: "\u{202F}", maximumIntegerDigits: 9)"#
    ),
  ])
  func groupings(_ name: String, _ code: String) {
    let settings = [KnobSetting("grouping", .choice(name)), KnobSetting("currency", .text(""))]
    let all = SwiftCode.sumField(values(FormKnobs.sum, settings))
    #expect(all.contains("sum.moneyFormat = \(code)\n"))
    #expect(!all.contains("CurrencyPlaceholder"))
  }

  @Test func aPhoneFieldWithItsDefaults() {
    #expect(
      PhoneFieldCode.code(values(FormKnobs.phone, [])) == """
        let phone = UnderlinedTextField()
        phone.configure(placeholder: "Phone", maxLength: nil)
        phone.picker = PhoneCountryPicker(home: PhoneCountry("DE"))
        phone.onTextChanged = { field in print(field.rawText) }

        """)
  }

  @Test func aForm() {
    let code = SwiftCode.form(
      values(
        FormKnobs.form,
        [KnobSetting("looks", .choice("bordered")), KnobSetting("email", .text("a\"b"))]))
    #expect(code.contains("let email = BorderedTextField()\n"))
    #expect(code.contains(#"email.setText("a\"b")"#))
    #expect(code.contains("let form = FieldForm([email, password])\n"))
  }

  @Test func aPasswordIsNotWrittenIntoCode() {
    let code = SwiftCode.form(values(FormKnobs.form, [KnobSetting("password", .text("Secret123"))]))
    #expect(!code.contains("Secret123"))
  }
}
