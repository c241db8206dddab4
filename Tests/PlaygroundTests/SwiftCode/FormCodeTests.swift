import Testing

@testable import PlaygroundKit
@testable import PlaygroundScenes

struct FormCodeTests {
  private func code(_ scene: String, _ settings: String...) throws -> String {
    let scene = try SceneCatalog.standard.scene(scene)
    var values = scene.defaults
    for setting in settings { values.apply(try values.setting(parsing: setting)) }
    return scene.code(values)
  }

  @Test func aSumFieldWithItsDefaults() throws {
    #expect(
      try code("sum-field") == """
        import Concertina

        @MainActor
        func makeWidget() -> Widget {
          let sum = UnderlinedTextField()
          sum.moneyFormat = MoneyFormat(maxIntegerDigits: 9)
          sum.configure(placeholder: "Sum", maxLength: nil)
          sum.add(CurrencyPlaceholder("€", emptyText: "0"))
          sum.setHint("How much to send")
          sum.validator = TextFieldValidator(requiredField: true)
          sum.setTextFieldIdentifier("sum")
          sum.onTextChanged = { field in print(field.rawText) }

          return sum
        }

        """)
  }

  @Test(arguments: [
    ("settings", ".current"),
    ("indian", "MoneyFormat(groupSizes: [3, 2], maxIntegerDigits: 9)"),
    ("none", "MoneyFormat(groupingSeparator: nil, maxIntegerDigits: 9)"),
    (
      "french",
      #"MoneyFormat(decimalSeparator: ",", groupingSeparator: "\u{202F}", maxIntegerDigits: 9)"#
    ),
  ])
  func groupings(_ name: String, _ format: String) throws {
    let all = try code("sum-field", "grouping=\(name)", "currency=")
    #expect(all.contains("sum.moneyFormat = \(format)\n"))
    #expect(!all.contains("CurrencyPlaceholder"))
  }

  @Test func aDateFieldHasTheFormatOfItsUser() throws {
    let own = try code("date-field", "text=12 May 1987")
    #expect(own.contains("let format = CalendarDateFormat.current\n"))
    #expect(own.contains("date.validator = DateValidator(latest: .today, format: format)\n"))
    #expect(own.contains("date.setText(\"12 May 1987\")\n"))
    let other = try code("date-field", "order=yearMonthDay", "untilToday=false", "required=false")
    #expect(other.contains("let format = CalendarDateFormat(.yearMonthDay)\n"))
    #expect(
      other.contains("date.validator = OptionalValidator(DateValidator(format: format))\n"))
  }

  @Test func aPhoneFieldHasItsPicker() throws {
    let code = try code("phone-field", "text=+49 1")
    #expect(code.contains("phone.picker = PhoneCountryPicker(home: PhoneCountry(\"DE\"))\n"))
    #expect(code.contains("phone.setText(\"+49 1\")\n"))
  }

  @Test func aForm() throws {
    let code = try code("form", "looks=bordered", "email=a\"b")
    #expect(code.contains("let email = BorderedTextField()\n"))
    #expect(code.contains(#"email.setText("a\"b")"#))
    #expect(code.contains("let form = FieldForm([email, password])\n"))
  }

  @Test(arguments: ["form", "sign-up"]) func aPasswordIsNotWrittenIntoCode(_ form: String) throws {
    #expect(try !code(form, "password=Secret123").contains("Secret123"))
  }
}
