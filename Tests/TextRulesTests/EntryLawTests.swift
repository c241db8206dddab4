import TestSupport
import Testing

@testable import TextRules

/// A value is what the user meant, or the field says that it is not: entries made from their
/// meaning by generators that know nothing of the readers.
@Suite struct EntryLawTests {
  /// Few, because each entry is also typed key by key.
  private static let cases = TestEffort.count(2_000)

  private static let phones: [(mask: String, region: String, aliases: [String])] = [
    (FormatterMasks.phone, "RU", FormatterMasks.phonePrefixAliases),
    ("+49 [000] [00000999]", "DE", []), ("+1 ([000]) [000]-[0000]", "US", []),
    ("+44 [0000] [000999]", "GB", []), ("+81 [00]-[0000]-[0009]", "JP", []),
    ("+33 [0] [00] [00] [00] [00]", "FR", []), ("+39 [000] [000] [0009]", "IT", []),
    ("+380 ([00]) [000]-[00]-[00]", "UA", []), ("+55 [00] [0000]-[00009]", "BR", []),
  ]

  @Test func phonesWithOneMask() throws {
    for (mask, region, aliases) in Self.phones {
      let home = try #require(PhoneEntries.countries.first { $0.region == region })
      let (mask, entries) = (try Mask(mask, prefixAliases: aliases), PhoneEntries(home: home))
      try law("phone \(region)", cases: Self.cases / 5 / Self.phones.count, seed: 1) {
        entries.next(&$0)
      } reading: {
        Self.phone(mask, $0)
      } isHome: {
        $0.meanings.allSatisfy { $0.hasPrefix("+" + home.code) }
      }
    }
  }

  @Test func phonesWithSeveralMasks() throws {
    let others = Self.phones.dropFirst().map(\.mask)
    let mask = try Mask(
      FormatterMasks.phone, prefixAliases: FormatterMasks.phonePrefixAliases,
      affineFormats: Array(others))
    let home = try #require(PhoneEntries.countries.first { $0.region == "RU" })
    let entries = PhoneEntries(home: home)
    try law("several phones", cases: Self.cases / 20, seed: 2) {
      entries.next(&$0)
    } reading: {
      Self.phone(mask, $0)
    } isHome: { entry in
      entry.meanings.allSatisfy { number in
        Self.phones.contains { number.hasPrefix($0.mask.prefix { $0 != " " && $0 != "[" }) }
      }
    }
  }

  @Test func phonesOfAllCountries() throws {
    for home in PhoneEntries.countries {
      let country = try #require(PhoneCountry(home.region))
      let mask = try Mask(phoneNumbersOf: [country] + PhoneCountry.all)
      let entries = PhoneEntries(home: home)
      try law("all phones \(home.region)", cases: Self.cases / 400, seed: 5) {
        entries.next(&$0)
      } reading: {
        Self.phone(mask, $0)
      }
    }
  }

  @Test(arguments: [
    (FormatterMasks.date, DateEntries.Order.dayMonthYear), ("[00]/[00]/[0000]", .monthDayYear),
    ("[0000]-[00]-[00]", .yearMonthDay),
  ])
  func dates(source: String, order: DateEntries.Order) throws {
    let mask = try Mask(
      source, dateOrder: order == .monthDayYear ? .monthDayYear : .dayMonthYear)
    let entries = DateEntries(order: order)
    try law("date \(source)", cases: Self.cases / 9, seed: 3) {
      entries.next(&$0)
    } reading: {
      Self.date(mask, order, $0)
    }
  }

  /// Formats of sums, and the styles in which the people who use them write.
  private static let formats: [(format: MoneyFormat, home: [Int])] = [
    (MoneyFormat(), [0, 2, 3, 4, 5, 6, 7]),
    (MoneyFormat(decimalSeparator: ",", groupingSeparator: "."), [1, 2]),
    (
      MoneyFormat(decimalSeparator: ",", groupingSeparator: "\u{202F}", allowsNegative: true),
      [2]
    ),
    (MoneyFormat(groupSizes: [3, 2], allowsNegative: true), [0, 3, 4, 5]),
    (MoneyFormat(maxFractionDigits: 0), [0, 3, 5]),
    (MoneyFormat(groupingSeparator: nil, maxIntegerDigits: 9), [2, 3]),
  ]

  @Test(arguments: formats.indices)
  func sums(index: Int) throws {
    let (format, home) = Self.formats[index]
    let entries = SumEntries(
      allowsNegative: format.allowsNegative, integerDigits: format.maxIntegerDigits,
      fractionDigits: format.maxFractionDigits)
    try law("sum \(index)", cases: Self.cases / 18, seed: 4) {
      let style = Int.random(in: SumEntries.styles.indices, using: &$0)
      var entry = entries.next(SumEntries.styles[style], &$0)
      entry.isOrdinary = entry.isOrdinary && home.contains(style)
      return entry
    } reading: {
      Self.sum(format, $0)
    }
  }

  // MARK: The law

  /// A field's reading of an entry in one of the ways of entering it: a value in the form of the
  /// meanings, or nil if the field says that it is not valid.
  private struct Reading {
    var typed: String?
    var pasted: String?
  }

  private func law(
    _ name: String, cases: Int, seed: UInt64, entry: (inout SeededRandom) -> Entry,
    reading: (String) -> Reading, isHome: (Entry) -> Bool = { _ in true }
  ) throws {
    var random = SeededRandom(seed: TestEffort.seed &+ seed)
    var (ordinary, refused) = (0, 0)
    var examples: [String] = []
    for index in 0..<cases {
      let entry = entry(&random)
      let reading = reading(entry.text)
      for (way, value) in [("typed", reading.typed), ("pasted", reading.pasted)] {
        if let value, !entry.meanings.contains(value) {
          Issue.record(
            "seed \(TestEffort.seed), \(name) \(index): \(way) \(entry.text.debugDescription) is \(value), means \(entry.meanings)"
          )
        }
        guard entry.isOrdinary, isHome(entry) else { continue }
        ordinary += 1
        if value == nil {
          refused += 1
          if examples.count < 12 { examples.append("\(way) \(entry.text.debugDescription)") }
        }
      }
      markProgress("\(name): \(index) of \(cases)")
    }
    let share = Double(refused) / Double(max(1, ordinary))
    print("\(name): \(refused) of \(ordinary) ordinary entries are rejected (\(share))", examples)
    #expect(share < 0.05 || ordinary < 300, "\(name): \(share) \(examples)")
  }

  // MARK: Fields

  private static func enter(_ text: String, _ mask: Mask) -> (MaskEdit, typed: (MaskedText, Int)) {
    let pasted = mask.apply(.insertion(of: text, at: 0), to: mask.empty)
    var (field, missing) = (mask.empty, 0)
    for character in text where !character.isNewline {
      let edit = mask.apply(.insertion(of: String(character), at: field.caret), to: field)
      missing = edit.missingCount ?? missing + edit.rejectedCount
      field = edit.text
    }
    return (pasted, (field, missing))
  }

  private static func phone(_ mask: Mask, _ text: String) -> Reading {
    let (pasted, typed) = enter(text, mask)
    func value(_ field: MaskedText, _ missing: Int) -> String? {
      guard missing == 0, field.isComplete else { return nil }
      return "+" + field.text.filter(\.isNumber)
    }
    return Reading(
      typed: value(typed.0, typed.1), pasted: value(pasted.text, pasted.rejectedCount))
  }

  private static func date(_ mask: Mask, _ order: DateEntries.Order, _ text: String) -> Reading {
    let (pasted, typed) = enter(text, mask)
    let format = CalendarDateFormat(
      order == .dayMonthYear ? "dd.MM.yyyy" : order == .monthDayYear ? "MM/dd/yyyy" : "yyyy-MM-dd")
    func value(_ field: MaskedText, _ missing: Int) -> String? {
      let text = mask.finished(field, today: today).text
      guard missing == 0, let date = format?.date(from: text) else { return nil }
      let (month, day) = (date.month < 10 ? "0" : "", date.day < 10 ? "0" : "")
      return "\(date.year)-\(month)\(date.month)-\(day)\(date.day)"
    }
    return Reading(
      typed: value(typed.0, typed.1), pasted: value(pasted.text, pasted.rejectedCount))
  }

  private static let today = CalendarDate(uncheckedYear: 2026, month: 11, day: 25)

  private static func sum(_ format: MoneyFormat, _ text: String) -> Reading {
    let pasted = format.apply(.insertion(of: text, at: 0), to: format.empty)
    var (typed, missing) = (format.empty, 0)
    for character in text where !character.isNewline {
      let edit = format.apply(.insertion(of: String(character), at: typed.caret), to: typed)
      (typed, missing) = (edit.text, edit.lostCount)
    }
    func value(_ sum: MoneyText, _ missing: Int) -> String? {
      guard missing == 0, !sum.value.isEmpty else { return nil }
      let parts = sum.value.drop { $0 == "-" }.split(separator: ".", maxSplits: 1)
      return SumEntries.meaning(
        String(parts[0]), parts.count > 1 ? String(parts[1]) : "",
        isNegative: sum.value.hasPrefix("-"))
    }
    return Reading(typed: value(typed, missing), pasted: value(pasted.text, pasted.lostCount))
  }
}
