import Testing
import TextRules

@Suite struct ValidatorTests {
  @Test(
    arguments: [
      ("", "Field must be filled"), ("a", "The field must contain at least 2 characters."),
      ("👩‍👩‍👧‍👦", "The field must contain at least 2 characters."),
      ("abcdef", "The field must contain at most 5 characters."), ("AB", "Wrong format"),
      ("ab1", "Wrong format"), ("ab\n", "Wrong format"), ("abc", nil),
    ] as [(String, String?)])
  func checksComeInOrder(text: String, message: String?) throws {
    let validator = try TextFieldValidator(minLength: 2, maxLength: 5, regex: "[a-z]+")
    #expect(validator.validate(text) == (message.map { .invalid($0) } ?? .valid))
  }

  @Test func requiredMeansThatSomethingIsThere() throws {
    #expect(TextFieldValidator().validate("") == .invalid("Field must be filled"))
    #expect(TextFieldValidator().validate("", value: "") == .invalid("Field must be filled"))
    let free = try TextFieldValidator(minLength: 3, regex: "[0-9]+", requiredField: false)
    #expect(free.validate("").isValid)
    #expect(!free.validate("12").isValid)
  }

  @Test func oneMessageCanBeForAll() {
    let validator = TextFieldValidator(minLength: 2, globalErrorMessage: "No")
    #expect(validator.validate("") == .invalid("No"))
    #expect(validator.validate("a") == .invalid("No"))
    #expect(validator.validate("ab").isValid)
  }

  @Test func messagesCanBeTranslated() {
    var messages = ValidationMessages()
    messages.tooShort = { "mindestens \($0)" }
    let validator = TextFieldValidator(minLength: 2, messages: messages)
    #expect(validator.validate("a") == .invalid("mindestens 2"))
  }

  @Test func negativeLengthsCountAsZero() {
    let validator = TextFieldValidator(minLength: -4, maxLength: -1)
    #expect(validator.minLength == 0)
    #expect(validator.validate("a") == .invalid("The field must contain at most 0 characters."))
  }

  @Test(arguments: ["(", "a)|(b", "[a", "\\"])
  func aBadExpressionIsReported(regex: String) {
    #expect(throws: PatternError.self) { try TextFieldValidator(regex: regex) }
  }

  @Test(
    arguments: [
      ("a|bc", "bcd", false), ("a|bc", "bc", true), ("\\Qa.c", "a.c", true),
      ("\\Qa.c", "abc", false), ("(*UTF)(?x) a b # letters", "ab", true),
      ("(?x) a b # letters", "abc", false), ("a$", "a\n", false), ("(a)\\1", "aa", true),
    ])
  func theExpressionIsAboutTheWholeText(regex: String, text: String, isValid: Bool) throws {
    #expect(try TextFieldValidator(regex: regex).validate(text).isValid == isValid)
  }

  @Test func aHostileExpressionComesToAnEnd() throws {
    let validator = try TextFieldValidator(regex: "(a+)+")
    let text = String(repeating: "a", count: 40) + "!"
    var verdict = FieldVerdict.valid
    #expect(CPUTime.milliseconds { verdict = validator.validate(text) } < 5_000)
    #expect(verdict == .invalid("This could not be checked"))
  }

  @Test(
    arguments: [
      (SharedRegex.email, "a.b+c@mail.example.org", true), (SharedRegex.email, "a@b", false),
      (SharedRegex.email, "a@b.c", false), (SharedRegex.email, "a b@c.de", false),
      (SharedRegex.email, "@c.de", false), (SharedRegex.email, "a@-.museum", false),
      (SharedRegex.password, "abcdefG1", true), (SharedRegex.password, "abcdeG1", false),
      (SharedRegex.password, "abcdefg1", false), (SharedRegex.password, "abcdefGH", false),
      (SharedRegex.password, "ABCDEFG1", false), (SharedRegex.everything, "a\nb", true),
    ])
  func sharedExpressions(regex: String, text: String, isValid: Bool) throws {
    #expect(try TextFieldValidator(regex: regex).validate(text).isValid == isValid)
  }

  @Test func theFirstValidatorThatObjectsIsHeard() {
    let both = CombinedValidator([
      TextFieldValidator(minLength: 13), CardNumberValidator(),
    ])
    #expect(both.validate("1") == .invalid("The field must contain at least 13 characters."))
    #expect(
      both.validate("4111111111111112")
        == .invalid("A digit is wrong, or two have changed places."))
    #expect(both.validate("4111111111111111").isValid)
    #expect(CombinedValidator([]).validate("").isValid)
  }

  @Test(
    arguments: [
      ("4111 1111 1111 1111", true), ("4111-1111-1111-1111", true), ("5500005555555559", true),
      ("378282246310005", true), ("4111 1111 1111 1112", false), ("1411 1111 1111 1111", false),
      ("", false), ("0", false), ("00000000000", false), ("4111 1111 1111 111x", false),
      ("٤١١١١١١١١١١١١١١١", true), ("6304000000000000000", true), ("63040000000000000000", false),
    ])
  func cardNumbers(text: String, isValid: Bool) {
    #expect(CardNumberValidator().validate(text).isValid == isValid)
  }

  @Test(
    arguments: [
      ("11/26", true), ("10/26", false), ("01/27", true), ("11/46", true), ("12/46", false),
      ("13/27", false), ("00/27", false), ("1/27", false), ("11/2026", false), ("", false),
      ("99/99", false), ("ab/cd", false),
    ])
  func cardMonths(text: String, isValid: Bool) throws {
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 21))
    #expect(CardExpirationValidator(today: today).validate(text).isValid == isValid)
  }

  @Test func cardMonthsGoOnIntoTheNextCentury() throws {
    let today = try #require(CalendarDate(year: 2095, month: 5, day: 1))
    #expect(CardExpirationValidator(today: today).validate("05/03").isValid)
    #expect(!CardExpirationValidator(today: today).validate("05/94").isValid)
  }

  @Test(
    arguments: [
      ("29.02.2024", true), ("29.02.2023", false), ("29.02.1900", false), ("29.02.2000", true),
      ("31.04.2020", false), ("00.01.2020", false), ("01.13.2020", false), ("1.1.2020", false),
      ("22.11.2026", false), ("21.11.2026", true), ("31.12.1969", false), ("01.01.1970", true),
      ("", false), ("today", false), ("-1.01.2020", false),
    ])
  func birthdays(text: String, isValid: Bool) {
    let validator = DateValidator(
      earliest: CalendarDate("01.01.1970"), latest: CalendarDate("21.11.2026"))
    #expect(validator.validate(text).isValid == isValid)
  }

  @Test func aDateMayBeLongAgo() {
    #expect(DateValidator(latest: .today).validate("03.04.1955").isValid)
    #expect(DateValidator(earliest: CalendarDate("01.01.0001")).validate("01.01.0001").isValid)
    #expect(DateValidator().validate("01.01.1583").isValid)
  }

  @Test(arguments: ["10.10.1378", "23.09.1420", "12.05.2530", "12.05.5747"])
  func aYearOfAnotherCalendarIsNotADate(text: String) {
    let message = "This is a year of another calendar."
    #expect(DateValidator().validate(text) == .invalid(message))
    #expect(DateValidator(latest: CalendarDate("29.11.2026")).validate(text) == .invalid(message))
    let (first, last) = (CalendarDate("01.01.0001"), CalendarDate("31.12.9999"))
    #expect(DateValidator(earliest: first, latest: last).validate(text) == .valid)
  }

  @Test(arguments: [
    ("1.6.30", nil, "29.11.2026", "01.06.1930"), ("1.6.30", nil, nil, "01.06.2030"),
    ("29.11.26", nil, "29.11.2026", "29.11.2026"), ("30.11.26", nil, "29.11.2026", "30.11.1926"),
    ("1.6.45", "29.11.2026", nil, "01.06.2045"), ("1.6.45", nil, nil, "01.06.1945"),
    ("1.6.45", "01.01.2000", "01.01.2001", "01.06.1945"),
    ("31.2.30", nil, "29.11.2026", "31.02.1930"),
  ])
  func theCenturyIsOneThatIsAllowed(
    text: String, earliest: String?, latest: String?, date: String
  ) throws {
    let mask = try Mask(FormatterMasks.date)
    let validator = CombinedValidator([
      .mask,
      OptionalValidator(
        DateValidator(
          earliest: earliest.flatMap { CalendarDate($0) },
          latest: latest.flatMap { CalendarDate($0) })),
    ])
    let limits = try #require(validator.dateLimits)
    let today = try #require(CalendarDate("29.11.2026"))
    let finished = mask.finished(
      mask.format(text), today: today, earliest: limits.earliest, latest: limits.latest)
    #expect(finished.text == date)
  }

  @Test(arguments: [
    ("10/26", "The card has expired."), ("12/99", "The card has expired."),
    ("12/46", "The year is too far ahead."), ("13/27", "There is no such month."),
    ("12/", "The date is not complete."),
  ])
  func eachMistakeInAMonthOfACardHasItsMessage(text: String, message: String) throws {
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 21))
    #expect(CardExpirationValidator(today: today).validate(text) == .invalid(message))
  }

  @Test(arguments: [
    ("", "empty"), ("31.12.1969", "from 01.01.1970"), ("22.11.2026", "to 21.11.2026"),
    ("31.02.2020", "none"), ("00.01.2020", "none"), ("12.13.2020", "none"), ("1", "begun"),
    ("12.", "begun"), ("12.11.202", "begun"), ("9_.12.1987", "begun"), ("__.12.2001", "begun"),
    ("31.02.20", "begun"), ("1.1.2020", "form"),
    ("12.11.2020 ", "form"), ("ab", "form"),
  ])
  func eachMistakeInADateHasItsMessage(_ text: String, _ message: String) {
    var messages = ValidationMessages()
    (messages.empty, messages.wrongFormat) = ("empty", "form")
    (messages.noSuchDate, messages.unfinishedDate) = ("none", "begun")
    messages.tooEarly = { "from \($0)" }
    messages.tooLate = { "to \($0)" }
    let validator = DateValidator(
      earliest: CalendarDate("01.01.1970"), latest: CalendarDate("21.11.2026"), messages: messages)
    #expect(validator.validate(text) == .invalid(message))
  }

  @Test func aDateIsJudgedAndToldInItsForm() throws {
    let format = try #require(CalendarDateFormat("yyyy-MM-dd"))
    let validator = DateValidator(earliest: CalendarDate("07.03.1999"), format: format)
    #expect(validator.validate("1999-03-07") == .valid)
    #expect(
      validator.validate("1999-03-06") == .invalid("The date must be 1999-03-07 or later."))
    #expect(validator.validate("1999-03") == .invalid("The date is not complete."))
  }

  @Test func aDateIsWrittenAsItIsRead() {
    #expect(CalendarDate("03.04.0987")?.description == "03.04.0987")
    #expect(CalendarDate(year: 0, month: 1, day: 1) == nil)
    #expect(CalendarDate("29.02.1900") == nil)
    #expect(CalendarDate("29.02.2000") != nil)
  }

  @Test(
    arguments: [
      (FormatterMasks.phone, "9161234567", "+7 (916) 123-45-67"),
      (FormatterMasks.cardExpirationDate, "1229", "12/29"),
      (FormatterMasks.cvc, "123", "123"),
      (FormatterMasks.cardNumber, "4111111111111111", "4111 1111 1111 1111"),
      (FormatterMasks.cardNumber, "6304000000000000000", "6304 0000 0000 0000 000"),
      (FormatterMasks.date, "29022024", "29.02.2024"),
      (FormatterMasks.password, "geheim wort", "geheimwort"),
    ])
  func presetMasks(source: String, text: String, formatted: String) throws {
    let formatter = try MaskTextFieldFormatter(
      mask: source, notations: FormatterMasks.passwordNotations)
    #expect(formatter.format(text).text == formatted)
    #expect(formatter.validate(text).isValid)
    #expect(formatter.validate("") == .invalid("Field must be filled"))
  }

  /// What is missing from a text with a mask has a message that says what it is.
  @Test(arguments: [
    (FormatterMasks.phone, "90055", "The number is not complete."),
    (FormatterMasks.cvc, "12", "At least 3 digits are needed."),
    ("[00] [000]-[000]", "12", "At least 8 digits are needed."),
    (FormatterMasks.cardExpirationDate, "12/", "The date is not complete."),
    (FormatterMasks.date, "12.5", "The date is not complete."),
    ("[A] [00]", "A 1", "This is not complete."),
    (FormatterMasks.password, "12", "This is not complete."),
  ])
  func whatIsMissingIsNamed(source: String, text: String, message: String) throws {
    let notations = FormatterMasks.passwordNotations
    let formatter = try MaskTextFieldFormatter(mask: source, notations: notations)
    #expect(formatter.validate(text) == .invalid(message))
    var messages = ValidationMessages()
    messages.wrongFormat = "form"
    let own = try MaskTextFieldFormatter(mask: source, notations: notations, messages: messages)
    let ofDates = ValidationMessages().unfinishedDate
    #expect(own.validate(text) == .invalid(message == ofDates ? message : "form"))
  }
}
