import Testing
import TextRules

/// Validators that judge the value, and messages that say what is wrong.
@Suite struct ValueValidatorTests {
  @Test(arguments: [
    ("12,500.50", "12500.50", true), ("0.99", "0.99", false), ("20,000", "20000", false),
    ("-5", "-5", false), ("15,000.00", "15000.00", true), ("15,000.01", "15000.01", false),
  ])
  func sumsHaveLimits(_ text: String, _ value: String, _ isValid: Bool) {
    let validator = SumValidator(min: "1", max: "15000")
    #expect(validator.validate(text, value: value).isValid == isValid)
  }

  @Test func negativeSumsAreCompared() {
    let validator = SumValidator(min: "-10", max: "-2.5")
    #expect(validator.validate("-3", value: "-3").isValid)
    #expect(!validator.validate("-11", value: "-11").isValid)
    #expect(!validator.validate("-2", value: "-2").isValid)
    #expect(validator.validate("") == .invalid(ValidationMessages().empty))
  }

  @Test(arguments: [
    ("DE89 3704 0044 0532 0130 00", true), ("GB29NWBK60161331926819", true),
    ("fr14 2004 1010 0505 0001 3m02 606", true), ("DE88 3704 0044 0532 0130 00", false),
    ("DE89 3704 0044 0532 0130", false), ("DE89 3704 0044 0532 0130 000", false),
    ("8937040044053201300", false), ("", false), ("DÉ89 3704 0044 0532 0130 00", false),
  ])
  func accountsHaveCheckDigits(_ text: String, _ isValid: Bool) {
    #expect(IBANValidator().validate(text).isValid == isValid)
  }

  @Test func messagesSayWhatIsWrong() throws {
    let messages = ValidationMessages()
    let today = try #require(CalendarDate("25.11.2026"))
    let card = CardNumberValidator()
    #expect(card.validate("4111 1111 1111 1112") == .invalid(messages.wrongCheckDigit))
    #expect(card.validate("4111 11") == .invalid(messages.unfinishedNumber))
    let expiration = CardExpirationValidator(today: today)
    #expect(expiration.validate("13/29") == .invalid(messages.noSuchMonth))
    #expect(expiration.validate("01/20") == .invalid(messages.cardExpired))
    #expect(expiration.validate("01") == .invalid(messages.unfinishedDate))
  }

  @Test func anAppsWordingForAWrongFormatStandsForAllOfThem() {
    var messages = ValidationMessages()
    messages.wrongFormat = "no"
    #expect(CardNumberValidator(messages: messages).validate("4111") == .invalid("no"))
    #expect(messages.noSuchMonth == "no")
  }

  @Test func optionalFieldsMayBeEmpty() throws {
    let date = OptionalValidator(DateValidator())
    #expect(date.validate("").isValid)
    #expect(!date.validate("1").isValid)
    let phone = try MaskTextFieldFormatter(mask: FormatterMasks.phone, isRequired: false)
    #expect(phone.validate("").isValid)
    #expect(!phone.validate("916").isValid)
  }

  @Test func validatorsOfAFieldGetTheValue() {
    var field = FieldModel()
    field.valueFormat = .money(MoneyFormat())
    field.validator = SumValidator(max: "5000")
    field.apply(.edit("12,500.50"))
    #expect(!field.isValid)
    field.apply(.edit("4,999.99"))
    #expect(field.isValid)
  }

  @Test(arguments: [
    ("o'neil@example.org", true), ("anna/tag@example.org", true), ("anna@münchen.de", true),
    ("анна@почта.рф", true), ("anna@xn--mnchen-3ya.de", true), ("anna..b@example.org", false),
    (".anna@example.org", false), ("anna.@example.org", false), ("a@-example.org", false),
    ("a@example-.org", false), ("a@example", false), ("a@b@c.de", false), ("a b@c.de", false),
  ])
  func addresses(_ text: String, _ isValid: Bool) throws {
    #expect(try TextFieldValidator(regex: SharedRegex.email).validate(text).isValid == isValid)
  }

  @Test func separatorsOfOtherKindsAreFolded() {
    let rules = InputRules(allowedCharacterSet: .union([.letters, .anyOf(" -'")]))
    #expect(rules.folded("Jean\u{2010}Luc\u{A0}O\u{2019}Hara") == "Jean-Luc O'Hara")
    #expect(rules.folded("Anna\u{200E}") == "Anna")
    #expect(rules.rejected(from: "Anna5", into: "", replacing: 0..<0) == "5")
    #expect(InputRules().folded("a\u{200E}\u{2010}") == "a\u{200E}\u{2010}")
  }
}
