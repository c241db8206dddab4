import Testing

@testable import TextRules

/// Sums as people write them beside the name of their currency, and texts that are no sum yet.
@Suite struct MoneyEntryTests {
  private static let german = MoneyFormat(decimalSeparator: ",", groupingSeparator: ".")
  private static let whole = MoneyFormat(maxFractionDigits: 0)

  @Test(arguments: [
    (MoneyFormat(), "Rp500", "500"), (MoneyFormat(), "Rp 500", "500"),
    (german, "Rp. 1.500", "1500"),
    (MoneyFormat(), "500บาท", "500"), (MoneyFormat(), "500 บาท", "500"),
    (MoneyFormat(), "500 ر.س", "500"), (MoneyFormat(), "500 ج.م.", "500"),
    (MoneyFormat(), "ر.س. ٥٠٠", "500"), (MoneyFormat(), "د.إ 12.50", "12.50"),
    (MoneyFormat(), "S/ 12.50", "12.50"), (MoneyFormat(), "S/. 500", "500"),
    (MoneyFormat(), "RM12.50", "12.50"), (MoneyFormat(), "500 ש\"ח", "500"),
    (MoneyFormat(), "500 đ", "500"), (MoneyFormat(), "RD$ 500", "500"),
    (german, "12,50 злотых", nil),
    (german, "12,50 zł", "12.50"), (german, "12,50 Kč", "12.50"),
    (german, "12,-", "12"), (german, "12,– €", "12"), (german, "€ 12,—", "12"),
    (german, "1.234,--", "1234"), (german, "12345.-", "12345"), (german, "Fr. 12.-", "12"),
    (whole, "12345.-", "12345"), (whole, "12,-", "12"), (MoneyFormat(), "12.-", "12"),
    (whole, "12345.", "12345"), (whole, "12345,", "12345"), (whole, "12.00", "12"),
    (whole, "12.50", nil), (german, "12,-5", nil), (german, "12-", nil), (german, "12,5-", nil),
    (german, "-,-", nil), (german, "5k", nil), (german, "5 m", nil), (german, "1/2", nil),
    (MoneyFormat(currencyNames: ["Zed"]), "Zed 5", "5"), (MoneyFormat(), "Zed 5", nil),
    (MoneyFormat(currencyNames: ["K"]), "5K", nil),
  ])
  func entries(format: MoneyFormat, text: String, value: String?) {
    let pasted = format.apply(.insertion(of: text, at: 0), to: format.empty)
    var (typed, lost) = (format.empty, 0)
    for character in text {
      let edit = format.apply(.insertion(of: String(character), at: typed.caret), to: typed)
      (typed, lost) = (edit.text, edit.lostCount)
    }
    #expect((pasted.lostCount == 0 ? pasted.text.value : nil) == value, "pasted \(text)")
    #expect((lost == 0 ? typed.value : nil) == value, "typed \(text)")
  }

  @Test func aFractionWithoutRoomSaysThatThereIsNone() {
    let edit = Self.whole.apply(.insertion(of: "12.50", at: 0), to: Self.whole.empty)
    #expect(edit.loss == .fraction)
  }

  @Test(arguments: ["-", ".", "-.", ","])
  func aSignOrAMarkAloneIsNotASum(text: String) {
    let format = MoneyFormat(allowsNegative: true)
    #expect(format.format(text).value == "")
    #expect(format.apply(.insertion(of: text, at: 0), to: format.empty).lostCount == 0)
    var field = FieldModel()
    field.valueFormat = .money(format)
    field.apply(.beginEditing)
    field.apply(.edit(format.format(text).text))
    #expect(field.message == .none)
    field.apply(.endEditing)
    #expect(!field.isValid)
    #expect(field.message == .error(ValidationMessages().sumWithoutDigits))
  }

  @Test func theMessageIsThatOfTheFieldsOwnValidator() {
    var messages = ValidationMessages()
    messages.sumWithoutDigits = "digits?"
    var field = FieldModel()
    field.valueFormat = .money(MoneyFormat())
    field.validator = CombinedValidator([
      .mask, OptionalValidator(SumValidator(messages: messages)),
    ])
    field.apply(.setText("."))
    #expect(!field.isValidState().isValid)
    #expect(field.message == .error("digits?"))
  }

  @Test func theZeroOfAFractionComesWithItsFirstDigit() {
    let format = MoneyFormat()
    var sum = format.apply(.insertion(of: ".", at: 0), to: format.empty).text
    #expect(sum.text == ".")
    sum = format.apply(.insertion(of: "5", at: 1), to: sum).text
    #expect(sum.text == "0.5")
    #expect(sum.caret == 3)
  }
}
