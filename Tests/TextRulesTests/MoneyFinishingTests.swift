import Testing

@testable import TextRules

/// A sum as it is formatted when editing ends.
struct MoneyFinishingTests {
  @Test(arguments: [
    ("", ""), ("1", "1.00"), ("1234.5", "1,234.50"), ("1234.56", "1,234.56"), ("0", "0.00"),
    (".5", "0.50"), ("12.", "12.00"),
  ])
  func writesTheWholeFraction(_ text: String, _ finished: String) {
    let format = MoneyFormat()
    #expect(format.finished(format.format(text)).text == finished)
  }

  @Test func keepsTheSignAndTheForm() {
    let german = MoneyFormat(
      decimalSeparator: ",", groupingSeparator: ".", maxFractionDigits: 3,
      allowsNegative: true)
    #expect(german.finished(german.format("-1234,5")).text == "-1.234,500")
    #expect(german.finished(german.format("-1234,5")).value == "-1234.500")
  }

  @Test func addsNothingWhereThereIsNoFraction() {
    let whole = MoneyFormat(maxFractionDigits: 0)
    #expect(whole.finished(whole.format("1234")).text == "1,234")
  }
}
