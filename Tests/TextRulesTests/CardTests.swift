import Testing

@testable import TextRules

/// Numbers of cards and of bank accounts.
@Suite struct CardTests {
  @Test(arguments: [
    ("3782 822463 10005", CardBrand.americanExpress), ("34", .americanExpress),
    ("30569309025904", .dinersClub), ("36", .dinersClub), ("3530111333300000", .jcb),
    ("4111111111111111", .visa), ("4", .visa), ("5555555555554444", .mastercard),
    ("2221000000000009", .mastercard), ("2720990000000007", .mastercard),
    ("2200000000000004", .mir),
    ("6011111111111117", .discover), ("6200000000000005", .unionPay),
    ("6759649826438453", .maestro),
    ("٤١١١", .visa),
  ])
  func theFirstDigitsTellTheBrand(number: String, brand: CardBrand) {
    #expect(CardBrand(ofNumber: number) == brand)
    #expect(brand.securityCodeLength == (brand == .americanExpress ? 4 : 3))
  }

  @Test(arguments: ["", "3", "35", "9", "2721", "2220", "601", "x"])
  func othersTellNone(number: String) {
    #expect(CardBrand(ofNumber: number) == nil)
  }

  @Test(arguments: [
    ("378282246310005", "valid"), ("37828224631000", "unfinished"),
    ("3782822463100050", "at most 15"),
    ("4111111111111111", "valid"), ("41111111111111", "unfinished"), ("555555555555", "unfinished"),
    ("55555555555544449", "at most 16"), ("30569309025904", "valid"),
    ("3056930902590", "unfinished"),
    ("4222222222222", "valid"),
  ])
  func aBrandHasItsLengths(number: String, expected: String) {
    var messages = ValidationMessages()
    messages.wrongFormat = "form"
    messages.unfinishedNumber = "unfinished"
    messages.tooManyDigits = { "at most \($0)" }
    let verdict = CardNumberValidator(messages: messages).validate(number)
    #expect(verdict == (expected == "valid" ? .valid : .invalid(expected)))
  }

  @Test(arguments: [
    ("378282246310005", "3782 822463 10005"), ("3782-822463-10005", "3782 822463 10005"),
    ("37", "37"), ("37828", "3782 8"), ("30569309025904", "3056 930902 5904"),
    ("4111111111111111", "4111 1111 1111 1111"), ("41111", "4111 1"),
    ("3530111333300000", "3530 1113 3330 0000"), ("6304000000000000000", "6304 0000 0000 0000 000"),
    ("3", "3"),
  ])
  func numbersAreGroupedAsOnTheCard(number: String, shown: String) throws {
    let mask = try Mask(
      FormatterMasks.americanExpress, notations: FormatterMasks.cardNotations,
      affineFormats: [FormatterMasks.dinersClub, FormatterMasks.cardNumber])
    let pasted = mask.reading(of: number)
    #expect(pasted.text.text.trimmingSpaces == shown)
    #expect(pasted.rejectedCount == 0)
    var typed = mask.empty
    for digit in number {
      typed = mask.apply(.insertion(of: String(digit), at: typed.caret), to: typed).text
    }
    #expect(typed.text.trimmingSpaces == shown, "typed")
  }

  @Test(arguments: [
    ("DE89370400440532013000", "DE89 3704 0044 0532 0130 00"),
    ("de89 3704 0044 0532 0130 00", "DE89 3704 0044 0532 0130 00"),
    ("GB29-NWBK-6016-1331-9268-19", "GB29 NWBK 6016 1331 9268 19"),
    ("NO9386011117947", "NO93 8601 1117 947"),
    ("MT84MALT011000012345MTLCAST001S", "MT84 MALT 0110 0001 2345 MTLC AST0 01S"),
  ])
  func accountsAreInGroupsOfFour(number: String, shown: String) throws {
    let mask = try Mask(FormatterMasks.iban, notations: FormatterMasks.ibanNotations)
    let pasted = mask.reading(of: number)
    #expect(pasted.text.text.trimmingSpaces == shown)
    #expect(pasted.text.rawText == shown.filter { $0 != " " })
    #expect(pasted.text.isComplete && pasted.rejectedCount == 0)
    #expect(IBANValidator().validate(pasted.text.text).isValid)
    var typed = mask.empty
    for character in number {
      typed = mask.apply(.insertion(of: String(character), at: typed.caret), to: typed).text
    }
    #expect(typed.text == pasted.text.text, "typed")
  }

  @Test func lettersOfOtherScriptsHaveNoPlaceInAnAccount() throws {
    let mask = try Mask(FormatterMasks.iban, notations: FormatterMasks.ibanNotations)
    #expect(mask.reading(of: "ДЕ89").rejectedCount > 0)
    #expect(mask.reading(of: "DÉ89").rejectedCount > 0)
    #expect(MaskCharacters.capitals.isAlphanumeric)
  }
}
