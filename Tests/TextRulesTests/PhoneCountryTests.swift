import TestSupport
import Testing

@testable import TextRules

/// The countries whose phone numbers are known.
@Suite struct PhoneCountryTests {
  /// The mask of all countries.
  private static let all = try? Mask(phoneNumbersOf: PhoneCountry.all)

  @Test func eachCountryIsListedOnceWithWhatItNeeds() throws {
    let all = PhoneCountry.all
    #expect(Set(all.map(\.code)).count == all.count)
    #expect(Set(all.map(\.englishName)).count == all.count)
    for country in all {
      let label = Comment(rawValue: country.code)
      #expect(country.code.count == 2 && country.code == country.code.uppercased(), label)
      let mask = try Mask(country.mask)
      #expect(mask.countryCode == country.callingCode, label)
      // E.164 has at most 15 digits.
      let places = mask.elements.count { !$0.isLiteral }
      #expect(places + country.callingCode.count <= 15, label)
    }
  }

  @Test func countriesThatShareACodeHaveOneFormAndOneThatIsLargest() {
    for (code, sharing) in Dictionary(grouping: PhoneCountry.all, by: \.callingCode) {
      #expect(Set(sharing.map(\.mask)).count == 1, "\(code)")
      #expect(Set(sharing.map(\.trunkPrefix)).count == 1, "\(code)")
      #expect(sharing.count { $0.leadingDigits.isEmpty } == 1, "\(code)")
      let leading = sharing.flatMap(\.leadingDigits)
      #expect(Set(leading).count == leading.count, "\(code)")
    }
  }

  /// A number that a mask has written is read as the same number again, and its value is that of
  /// E.164.
  @Test(arguments: PhoneCountry.all)
  func aFormReadsWhatItWrites(country: PhoneCountry) throws {
    let mask = try Mask(phoneNumbersOf: [country])
    let all = try #require(Self.all)
    let places = mask.elements.filter { !$0.isLiteral }
    let least = places.count(where: \.isMandatory)
    for length in least...places.count {
      let start = country.leadingDigits.first ?? (country.hasLeadingZero ? "0" : "2")
      let number = start + "123456789123456".prefix(length - start.count)
      let written = mask.format("+" + country.callingCode + number)
      #expect(written.rawText == "+" + country.callingCode + number)
      #expect(written.isComplete)
      #expect(mask.format(written.text) == written)
      #expect(mask.format(String(number)).text == written.text, "without the code")
      #expect(all.format("00\(country.callingCode) \(number)").text == written.text)
    }
    let tooMany = "+" + country.callingCode + "123456789123456"
    #expect(all.reading(of: tooMany).rejectedCount > 0)
  }

  @Test(arguments: [
    ("DE", "0151 23456789", "+49 151 23456789"), ("DE", "+49 (0)151 23456789", "+49 151 23456789"),
    ("IT", "06 6982 1234", "+39 06 69821234"), ("IT", "+39 06 69821234", "+39 06 69821234"),
    ("HU", "06 20 123 4567", "+36 20 123 4567"), ("HU", "20 123 4567", "+36 20 123 4567"),
    ("RU", "8 (916) 123-45-67", "+7 (916) 123-45-67"), ("KZ", "87011234567", "+7 (701) 123-45-67"),
    ("BY", "8 029 123-45-67", "+375 29 123-45-67"), ("BY", "029 123-45-67", "+375 29 123-45-67"),
    ("BY", "+375 (0)29 123-45-67", "+375 29 123-45-67"),
    ("US", "1 415 555 2671", "+1 (415) 555-2671"), ("US", "415-555-2671", "+1 (415) 555-2671"),
    ("GB", "020 7946 0958", "+44 20 7946 0958"), ("FR", "06 12 34 56 78", "+33 6 12 34 56 78"),
    ("CI", "01 23 45 67 89", "+225 01 23 45 67 89"), ("ES", "+34 612 34 56 78", "+34 612 34 56 78"),
    ("KR", "010-1234-5678", "+82 10-1234-5678"), ("JP", "090-1234-5678", "+81 90-1234-5678"),
    ("RU", "+1 416 555 1234", "+1 (416) 555-1234"),
    ("US", "+7 701 123 45 67", "+7 (701) 123-45-67"),
    ("DE", "+8210-1234-5678", "+82 10-1234-5678"), ("RU", "0049 151 23456789", "+49 151 23456789"),
  ])
  func numbersAreReadAsTheyAreWritten(code: String, entered: String, shown: String) throws {
    let home = try #require(PhoneCountry(code))
    let mask = try Mask(phoneNumbersOf: [home] + PhoneCountry.all)
    let pasted = mask.reading(of: entered)
    #expect(pasted.text.text == shown)
    #expect(pasted.rejectedCount == 0)
    #expect(pasted.text.isComplete)
    var typed = mask.empty
    for character in entered {
      typed = mask.apply(.insertion(of: String(character), at: typed.caret), to: typed).text
    }
    #expect(typed.text == shown, "typed")
  }

  @Test func aCountryThatIsNotTakenIsRejected() throws {
    let germany = try #require(PhoneCountry("DE"))
    let edit = try Mask(phoneNumbersOf: [germany]).reading(of: "+7 916 123-45-67")
    #expect(edit.isOtherCountry)
    #expect(edit.text.enteredText.isEmpty)
  }

  /// An 8 begins a number in Germany, though it is dialed before numbers within Russia.
  @Test func aPrefixOfOneCountryIsNoneInAnother() throws {
    let russia = try #require(PhoneCountry("RU"))
    let mask = try Mask(phoneNumbersOf: [russia] + PhoneCountry.all)
    var typed = mask.empty
    for character in "+49 8921345678912345" {
      typed = mask.apply(.insertion(of: String(character), at: typed.caret), to: typed).text
    }
    #expect(typed.rawText == "+498921345678912")
  }

  @Test(
    arguments: [
      ("+7", "RU", "RU"), ("+7", "KZ", "KZ"), ("+7", nil, "RU"), ("+7701", "RU", "KZ"),
      ("+7916", "KZ", "RU"), ("+76", "RU", "KZ"), ("+1", "CA", "CA"), ("+14", "CA", "CA"),
      ("+1416", "US", "CA"), ("+1415", "CA", "US"), ("+1876", "US", "JM"), ("+1", nil, "US"),
      ("+44", "RU", "GB"), ("+380", "RU", "UA"), ("+39", nil, "IT"), ("+", "RU", nil),
      ("+999", "RU", nil), ("", "RU", nil),
    ] as [(String, String?, String?)])
  func theFirstDigitsChooseTheCountry(number: String, present: String?, country: String?) {
    let found = PhoneCountry.country(
      ofNumber: number, present: present.flatMap { PhoneCountry($0) })
    #expect(found?.code == country)
  }

  @Test(arguments: [
    ("germ", "DE"), ("DE", "DE"), ("de", "DE"), ("+49", "DE"), ("49", "DE"), ("0049", "DE"),
    ("unit", "GB"), ("kingdom", "GB"), (" new ", "NZ"), ("turk", "TR"), ("cote", "CI"), ("", "FR"),
    ("+ 4 9", "DE"), ("٤٩", "DE"),
  ])
  func countriesAreFoundByNameAndCode(query: String, code: String) throws {
    let country = try #require(PhoneCountry(code))
    #expect(country.matches(query))
  }

  @Test(arguments: [
    ("ermany", "DE"), ("+49", "FR"), ("germany x", "DE"), ("+7", "DE"), ("x", "DE"),
  ])
  func othersAreNotFound(query: String, code: String) throws {
    let country = try #require(PhoneCountry(code))
    #expect(!country.matches(query))
  }

  @Test func withoutSettingsThereIsNoCountry() {
    // The tests run in the C locale.
    #expect(PhoneCountry.current == nil)
    #expect(PhoneCountry("DE")?.name == "Germany")
  }
}
