import Foundation
import TestSupport
import Testing

@testable import TextRules

/// Whether there can be a number, and that entering it gives no other one.
@Suite struct PhoneNumberTests {
  /// The field for numbers of all countries, as one of a country has it.
  private static func field(_ code: String) throws -> MaskTextFieldFormatter {
    let home = try #require(PhoneCountry(code))
    return try MaskTextFieldFormatter(phoneNumbersOf: [home] + PhoneCountry.all)
  }

  /// What a field says about an entry: the number, or that something is wrong.
  private static func values(_ entry: String, _ field: MaskTextFieldFormatter) -> [String: String?]
  {
    let mask = field.mask
    var (typed, missing) = (mask.empty, 0)
    for character in entry {
      let edit = mask.apply(.insertion(of: String(character), at: typed.caret), to: typed)
      missing = edit.missingCount ?? missing + edit.rejectedCount
      typed = edit.text
    }
    let pasted = mask.apply(.insertion(of: entry, at: 0), to: mask.empty)
    let set = mask.reading(of: entry)
    func value(_ text: MaskedText, _ missing: Int) -> String? {
      missing == 0 && field.validate(text.text, value: text.rawText).isValid ? text.rawText : nil
    }
    return [
      "typed": value(typed, missing), "pasted": value(pasted.text, pasted.rejectedCount),
      "set": value(set.text, set.rejectedCount),
    ]
  }

  private func expect(_ entry: String, _ code: String, is number: String?) throws {
    for (way, value) in Self.values(entry, try Self.field(code)) {
      #expect(value == number, "\(code) \(way) \(entry)")
    }
  }

  // MARK: Codes

  /// A digit too many, which begins the country's code, was swallowed once.
  @Test(arguments: [
    ("IN", "98123456789"), ("ES", "3612345678"), ("NO", "440612345"), ("DK", "432123456"),
    ("SG", "661234567"), ("TR", "95321234567"), ("CN", "813912345678"), ("MX", "55512345678"),
    ("KR", "81012345678"), ("PE", "5912345678"), ("PH", "69051234567"), ("IR", "99121234567"),
    ("FR", "3639981234"),
  ])
  func onlyAWholeCodeCountsAsOne(code: String, entry: String) throws {
    try expect(entry, code, is: nil)
    let country = try #require(PhoneCountry(code))
    let plain = try MaskTextFieldFormatter(
      mask: "+\(country.callingCode) " + country.nationalMask)
    for (way, value) in Self.values(entry, plain) { #expect(value == nil, "\(way)") }
  }

  @Test(
    arguments: [
      ("AT", "436641234567", "+436641234567"), ("FI", "358401234567", "+358401234567"),
      ("DE", "4915112345678", "+4915112345678"), ("DE", "49015112345678", "+4915112345678"),
      ("DE", "493012345678", "+493012345678"), ("ID", "62812345678", "+62812345678"),
      ("RU", "79161234567", "+79161234567"), ("RU", "8 916 123 45 67", "+79161234567"),
      ("US", "14155552671", "+14155552671"), ("BY", "80291234567", "+375291234567"),
      ("NO", "4740612345", "+4740612345"), ("NO", "47406123", "+4747406123"),
      ("SG", "65812345", "+6565812345"), ("IT", "390669821234", "+390669821234"),
      ("CN", "8613912345678", "+8613912345678"), ("HU", "36201234567", "+36201234567"),
      ("RU", "8 916 123 45 6", nil), ("CN", "86139123456", nil), ("AT", "0664 12", nil),
      ("DE", "491511234567899", nil), ("GB", "4477009001", nil), ("US", "1 112 555 0123", nil),
    ] as [(String, String, String?)])
  func aCodeMayBeWrittenWithoutItsSign(code: String, entry: String, number: String?) throws {
    try expect(entry, code, is: number)
  }

  /// A mask of an app reads as the field for numbers of all countries does.
  @Test(arguments: [
    ("+49 [000] [00000999]", "4915112345678", "+49 151 12345678"),
    ("+49 [000] [00000999]", "4915 ", "+49 491 5"),
    ("+91 [00000] [00000]", "919812345678", "+91 98123 45678"),
    ("+91 [00000] [00000]", "9812345678", "+91 98123 45678"),
    ("{+43} [000] [0999999999]", "436641234567", "+43 664 1234567"),
    ("+210 [000] [000]", "210123456", "+210 123 456"),
    ("+210 [000] [000]", "2123456", "+210 212 345"),
    ("49 [000] [000]", "49123456", "49 123 456"), ("49 [000] [000]", "4123456", "49 123 456"),
  ])
  func plainMasksHaveTheSameReader(mask: String, entry: String, shown: String) throws {
    let mask = try Mask(mask)
    let typed = entry.reduce(mask.empty) {
      mask.apply(.insertion(of: String($1), at: $0.caret), to: $0).text
    }
    #expect(mask.format(entry).text == shown)
    #expect(typed.text == shown)
  }

  @Test func aNumberThatIsTypedOnAfterAnEditIsReadInTheSameWay() throws {
    let mask = try Self.field("AT").mask
    var text = mask.format("43664123456")
    text = mask.apply(.backspace(at: text.caret), to: text).text
    for digit in "567" {
      text = mask.apply(.insertion(of: String(digit), at: text.caret), to: text).text
    }
    #expect(text.rawText == "+4366412345567")
  }

  // MARK: Plans

  @Test(arguments: [
    ("KR", "010-1234-56"), ("JP", "090-1234-567"), ("CN", "139 1234 567"), ("EG", "0100 123 45"),
    ("IT", "333 12345"), ("AT", "0664 12"), ("DE", "0151 1234"), ("DE", "+49 151 123456"),
    ("RU", "900555"), ("GB", "07911 12345"), ("FR", "06 12 34 56"),
  ])
  func halfANumberIsUnfinished(code: String, entry: String) throws {
    let field = try Self.field(code)
    let text = field.format(entry)
    #expect(
      field.validate(text.text, value: text.rawText) == .invalid("The number is not complete."))
    try expect(entry, code, is: nil)
  }

  @Test(
    arguments: [
      ("US", "(112) 555-0123", "There is no such number."),
      ("GB", "+44 4477009001", "There is no such number."),
      ("RU", "(123) 456-78-90", "There is no such number."),
      ("DE", "+49 151 1234567890", "The number has too many digits."),
      ("AE", "501234567", nil), ("AE", "50", "The number is not complete."),
    ] as [(String, String, String?)])
  func aNumberThatCannotBeSaysWhy(code: String, entry: String, message: String?) throws {
    let field = try Self.field(code)
    let text = field.format(entry)
    let verdict = field.validate(text.text, value: text.rawText)
    let expected: FieldVerdict = message == nil ? .valid : .invalid(message)
    #expect(verdict == expected)
  }

  @Test func messagesCanBeReplaced() throws {
    var messages = ValidationMessages()
    messages.wrongFormat = "no"
    let germany = try #require(PhoneCountry("DE"))
    let field = try MaskTextFieldFormatter(phoneNumbersOf: [germany], messages: messages)
    for entry in ["151", "151 1234567890", "123456"] {
      #expect(field.validate(field.format(entry).text) == .invalid("no"), "\(entry)")
    }
  }

  @Test(
    arguments: [
      ("+4915123456789", "DE", .valid(.mobile)), ("+493023125000", "DE", .valid(.fixed)),
      ("+498001234567", "DE", .valid(.service)), ("+14155552671", "US", .valid(.any)),
      ("+14165552671", "CA", .valid(.any)), ("+77011234567", "KZ", .valid(.mobile)),
      ("+4915", "DE", .unfinished), ("+33123456789012", "FR", .tooLong), ("+11", "US", .unknown),
      ("+390669821234", "IT", .valid(.fixed)),
    ] as [(String, String, PhoneNumber.Verdict)])
  func aNumberIsAValue(text: String, country: String, verdict: PhoneNumber.Verdict) throws {
    let number = try #require(PhoneNumber(text))
    #expect(number.country.code == country)
    #expect(number.verdict == verdict)
    #expect(number.text == text)
  }

  /// A mask of an app may be for a part of a number.
  @Test func aMaskThatHasRoomForOtherNumbersOnlyDecidesAlone() throws {
    let part = try MaskTextFieldFormatter(mask: "+7 ([000])")
    #expect(part.validate("+7 (123)").isValid)
    #expect(part.validate("+7 (12") == .invalid("The number is not complete."))
    let whole = try MaskTextFieldFormatter(mask: "+7 ([000]) [000]-[00]-[00]")
    #expect(!whole.validate("+7 (123) 456-78-90").isValid)
  }

  @Test func otherTextsAreNotNumbers() {
    for text in ["", "+", "49151", "+49 151", "+999123", "+٤٩"] {
      #expect(PhoneNumber(text) == nil, "\(text)")
    }
    let own = PhoneCountry("XX", "Nowhere", "210", "[000] [000]")
    #expect(PhoneNumber(country: own, nationalDigits: "123456").verdict == nil)
  }

  /// The table is made of the file by `meson-helpers/numbering-plans make`.
  @Test func theTableIsThatOfTheFile() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appending(path: "Resources/numbering-plans.txt"), encoding: .utf8)
    let words = text.split(separator: "\n").flatMap { line in
      // A form has the same sign for its digits as comments, but without spaces.
      line.split(separator: " ").prefix { $0 != "#" }
    }
    #expect(words == NumberingPlan.table.split(whereSeparator: \.isWhitespace))
  }

  @Test func eachCountryHasAPlanThatItsMaskHasRoomFor() {
    let plans = NumberingPlan.read(NumberingPlan.table)
    for country in PhoneCountry.all where country.callingCode != "1" || country.code == "US" {
      guard let plan = plans[country.code] else {
        Issue.record("\(country.code) has no plan")
        continue
      }
      let places = country.nationalMask.count { "09".contains($0) }
      for range in plan.ranges where range.kind != .service {
        #expect(!range.lengths.isEmpty && !range.starts.isEmpty, "\(country.code)")
        #expect(range.lengths.allSatisfy { $0 <= places }, "\(country.code) \(range.lengths)")
      }
      #expect(plan.ranges.contains { $0.kind == .mobile || $0.kind == .any }, "\(country.code)")
      for form in plan.forms {
        #expect(form.groups.count { $0 == "#" } <= places, "\(country.code) \(form.groups)")
      }
    }
  }

  // MARK: Groups and marks

  @Test(arguments: [
    ("DE", "030 23125000", "+49 30 23125000"), ("DE", "089 123456", "+49 89 123456"),
    ("DE", "0201 123456", "+49 201 123456"), ("DE", "02361 12345", "+49 2361 12345"),
    ("DE", "033051 1234", "+49 33051 1234"), ("DE", "0151 23456789", "+49 151 23456789"),
    ("IT", "06 2345678", "+39 06 2345678"), ("IT", "02 12345678", "+39 02 12345678"),
    ("IT", "055 1234567", "+39 055 1234567"), ("IT", "0541 123456", "+39 0541 123456"),
    ("GB", "020 7946 0958", "+44 20 7946 0958"), ("GB", "0161 496 0000", "+44 161 496 0000"),
    ("GB", "07911 123456", "+44 7911 123456"), ("GB", "01632 960001", "+44 1632 960001"),
    ("JP", "03-1234-5678", "+81 3-1234-5678"), ("KR", "02-1234-5678", "+82 2-1234-5678"),
    ("BE", "02 123 45 67", "+32 2 123 45 67"), ("NO", "22 12 34 56", "+47 22 12 34 56"),
    ("AT", "01 5331234", "+43 1 5331234"), ("NL", "020 123 4567", "+31 20 123 4567"),
    ("CN", "010 6552 9988", "+86 10 6552 9988"), ("AR", "011 4123 4567", "+54 11 4123 4567"),
  ])
  func eachAreaHasItsGroups(code: String, entry: String, shown: String) throws {
    let mask = try Self.field(code).mask
    let typed = entry.reduce(mask.empty) {
      mask.apply(.insertion(of: String($1), at: $0.caret), to: $0).text
    }
    let text = mask.format(entry)
    #expect(text.text == shown)
    #expect(typed == text)
    #expect(mask.format(shown) == text)
    #expect(mask.format(rawText: text.rawText).text == shown)
  }

  @Test func theCaretStaysAtItsDigitWhenGroupsChange() throws {
    let mask = try Self.field("DE").mask
    var text = mask.format("151 23456").movingCaret(to: 4)
    text = mask.apply(.forwardDelete(at: 4), to: text).text
    #expect(text.text == "+49 5123 456")
    text = mask.apply(.insertion(of: "30", at: 4), to: text).text
    #expect(text.text == "+49 30 5123456")
    #expect(text.caret == 6)
    text = mask.apply(TextEdit(replacing: 4..<6, with: ""), to: text).text
    #expect((text.text, text.caret) == ("+49 5123 456", 4))
  }

  @Test(arguments: [
    "０９０ー１２３４ー５６７８", "090−1234−5678", "090ｰ1234ｰ5678", "090–1234—5678", "090─1234─5678",
    "+81 90−1234−5678", "90ー1234ー5678",
  ])
  func everyDashSeparates(entry: String) throws { try expect(entry, "JP", is: "+819012345678") }

  @Test(arguments: [
    "ext. 12", "ext 12", "x12", "#12", ",,12", ";ext=12", "доб. 12", "Durchwahl 12",
  ])
  func anExtensionIsRefusedAsAWhole(text: String) throws {
    let field = try Self.field("DE")
    let edit = field.mask.reading(of: "030 2312500 " + text)
    #expect(edit.text.text == "+49 30 2312500")
    #expect(edit.rejectedText == text)
    try expect("030 2312500 " + text, "DE", is: nil)
    let set = field.format("+49 30 2312500 " + text)
    #expect(set.text == "+49 30 2312500")
  }

  @Test func aLetterWithinANumberBeginsNothing() throws {
    let mask = try Self.field("DE").mask
    #expect(mask.reading(of: "0151 x23456789").text.text == "+49 151 23456789")
  }

  // MARK: Older plans

  @Test(
    arguments: [
      ("MX", "+52 1 55 1234 5678", "+525512345678"), ("MX", "01 55 1234 5678", "+525512345678"),
      ("MX", "55 1234 5678", "+525512345678"), ("MX", "+52 1 55 1234 56789", nil),
      ("AR", "011 15 1234-5678", "+5491112345678"), ("AR", "0341 15 512-3456", "+5493415123456"),
      ("AR", "+54 9 11 1234-5678", "+5491112345678"), ("AR", "02202 15 41-2345", "+5492202412345"),
      ("AR", "11 15 1234 56789", nil),
    ] as [(String, String, String?)])
  func digitsOfAnOlderPlanAreUnderstood(code: String, entry: String, number: String?) throws {
    try expect(entry, code, is: number)
  }

  // MARK: Laws

  /// What is shown is a number again, and none of the numbers that are a digit shorter or longer
  /// is taken for it.
  @Test func everyNumberOfThePlansIsReadAsItIs() throws {
    var random = SeededRandom(seed: TestEffort.seed)
    let mask = try Mask(phoneNumbersOf: PhoneCountry.all)
    for _ in 0..<TestEffort.count(300) {
      let country = random.pick(PhoneCountry.all)
      let plan = try #require(NumberingPlan.ofCode(country.callingCode))
      let length = Int.random(in: 4...12, using: &random)
      let digits = (0..<length).map { _ in Character("\(Int.random(in: 0...9, using: &random))") }
      let isOne = plan.verdict(digits).kind != nil
      // What has another length than the numbers of the country is not one.
      #expect(!isOne || plan.hasNumbers(of: length...length), "\(String(digits))")
      guard isOne else { continue }
      let number = "+" + country.callingCode + String(digits)
      let read = mask.reading(of: number)
      #expect(read.rejectedCount > 0 || read.text.rawText == number, "\(number)")
      #expect(mask.format(read.text.text) == read.text, "\(number)")
      for other in [String(number.dropLast()), number + "7"] {
        let text = mask.reading(of: other)
        #expect(text.rejectedCount > 0 || text.text.rawText == other, "\(other)")
      }
    }
  }
}
