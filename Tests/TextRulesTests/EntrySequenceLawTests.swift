import TestSupport
import Testing

@testable import TextRules

/// A field keeps what was entered: whatever is done with it, it is valid only if it holds what was
/// entered last.
@Suite struct EntrySequenceLawTests {
  private static let sequences = TestEffort.count(4_000)
  private static let longest = 6

  /// What happens next to a field, besides what each kind has of its own.
  private func step(_ sequence: inout EntrySequence, _ random: inout SeededRandom) {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: sequence.undo()
    case 1: sequence.redo()
    default:
      sequence.leave(Int.random(in: 0..<12, using: &random))
    }
  }

  private func law(
    _ name: String, share: Int, seed: UInt64, start: (inout SeededRandom) -> EntrySequence,
    next: (inout EntrySequence, inout SeededRandom) -> Void
  ) {
    var random = SeededRandom(seed: TestEffort.seed &+ seed)
    for index in 0..<(Self.sequences / share) {
      var sequence = start(&random)
      for _ in 0..<Int.random(in: 2...Self.longest, using: &random) {
        next(&sequence, &random)
        guard let mistake = sequence.mistake() else { continue }
        Issue.record("seed \(TestEffort.seed), \(name) \(index): \(mistake)")
        break
      }
      markProgress("\(name): \(index)")
    }
  }

  // MARK: Phones

  @Test func phones() throws {
    let masks: [(mask: Mask, code: String, region: String)] = try [
      (FormatterMasks.phone, "7", "RU"), ("+49 [000] [00000999]", "49", "DE"),
      ("+1 ([000]) [000]-[0000]", "1", "US"), ("+33 [0] [00] [00] [00] [00]", "33", "FR"),
      ("+39 [000] [000] [0009]", "39", "IT"), ("{+380} [00] [000]-[00]-[00]", "380", "UA"),
    ].map { source, code, region in
      let aliases = code == "7" ? FormatterMasks.phonePrefixAliases : []
      return (try Mask(source, prefixAliases: aliases), code, region)
    }
    let generators = try masks.map { mask in
      PhoneEntries(
        home: try #require(PhoneEntries.countries.first { $0.region == mask.region }))
    }
    var present = 0
    law("phone", share: 4, seed: 11) { _ in
      present = 0
      return Self.sequence {
        $0.mask = masks[0].mask
      } value: { entry in
        guard let masked = entry.content.masked, masked.isComplete else { return nil }
        return "+" + masked.text.filter(\.isNumber)
      }
    } next: { sequence, random in
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2:
        let entry = generators[present].next(&random)
        // The same digits, without one, may be a number of another country.
        guard !entry.meanings.isEmpty else { return }
        sequence.enter(
          entry.text, means: entry.meanings, by: Int.random(in: 0..<3, using: &random))
      case 3...4:
        let (old, new) = (masks[present], Int.random(in: masks.indices, using: &random))
        present = new
        // The user has chosen another country for the same digits.
        sequence.change(masks[new].region) { meaning in
          let own = "+" + old.code
          return meaning.hasPrefix(own)
            ? "+" + masks[new].code + meaning.dropFirst(own.count) : meaning
        } _: {
          $0.mask = masks[new].mask
        }
      default: step(&sequence, &random)
      }
    }
  }

  // MARK: Dates

  @Test func dates() throws {
    let masks: [(mask: Mask, order: DateEntries.Order, format: CalendarDateFormat)] = try [
      (FormatterMasks.date, DateEntries.Order.dayMonthYear, "dd.MM.yyyy"),
      ("[00]/[00]/[0000]", .monthDayYear, "MM/dd/yyyy"),
      ("[0000]-[00]-[00]", .yearMonthDay, "yyyy-MM-dd"),
    ].map { source, order, format in
      (
        try Mask(source, dateOrder: order == .monthDayYear ? .monthDayYear : .dayMonthYear),
        order, try #require(CalendarDateFormat(format))
      )
    }
    var present = 0
    law("date", share: 4, seed: 12) { _ in
      present = 0
      return Self.sequence {
        $0.mask = masks[0].mask
      } value: { entry in
        guard let masked = entry.content.masked, let mask = entry.format.mask else { return nil }
        let format = masks.first { $0.mask == mask }?.format
        let text = mask.finished(masked, today: Self.today).text
        guard let date = format?.date(from: text) else { return nil }
        let (month, day) = (date.month < 10 ? "0" : "", date.day < 10 ? "0" : "")
        return "\(date.year)-\(month)\(date.month)-\(day)\(date.day)"
      }
    } next: { sequence, random in
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2:
        let entry = DateEntries(order: masks[present].order).next(&random)
        sequence.enter(
          entry.text, means: entry.meanings, by: Int.random(in: 0..<3, using: &random))
      case 3...4:
        let new = Int.random(in: masks.indices, using: &random)
        present = new
        sequence.change(masks[new].mask.source) { $0.mask = masks[new].mask }
      default: step(&sequence, &random)
      }
    }
  }

  private static let today = CalendarDate(uncheckedYear: 2026, month: 11, day: 25)

  // MARK: Sums

  @Test func sums() {
    let formats = [
      MoneyFormat(), MoneyFormat(decimalSeparator: ",", groupingSeparator: "."),
      MoneyFormat(decimalSeparator: ",", groupingSeparator: "\u{202F}", allowsNegative: true),
      MoneyFormat(groupSizes: [3, 2], allowsNegative: true), MoneyFormat(maxFractionDigits: 0),
      MoneyFormat(groupingSeparator: nil, maxIntegerDigits: 5),
      MoneyFormat(maxFractionDigits: 3),
    ]
    var present = 0
    law("sum", share: 4, seed: 13) { _ in
      present = 0
      return Self.sequence {
        $0.money = formats[0]
      } value: {
        Self.value($0.content.sum)
      }
    } next: { sequence, random in
      switch Int.random(in: 0..<9, using: &random) {
      case 0...2:
        let format = formats[present]
        let entries = SumEntries(
          allowsNegative: format.allowsNegative, integerDigits: format.maxIntegerDigits,
          fractionDigits: format.maxFractionDigits)
        let entry = entries.next(random.pick(SumEntries.styles), &random)
        sequence.enter(
          entry.text, means: entry.meanings, by: Int.random(in: 0..<3, using: &random))
      case 3...4:
        let new = Int.random(in: formats.indices, using: &random)
        present = new
        sequence.change("format \(new)") { $0.money = formats[new] }
      default: step(&sequence, &random)
      }
    }
  }

  private static func value(_ sum: MoneyText?) -> String? {
    guard let sum, !sum.value.isEmpty else { return nil }
    let parts = sum.value.drop { $0 == "-" }.split(separator: ".", maxSplits: 1)
    return SumEntries.meaning(
      String(parts[0]), parts.count > 1 ? String(parts[1]) : "",
      isNegative: sum.value.hasPrefix("-"))
  }

  /// A digit at one end does not make up for what is missing at the other.
  @Test func whatIsMissingIsNotForgivenFromAfar() {
    var random = SeededRandom(seed: TestEffort.seed &+ 14)
    for _ in 0..<(Self.sequences / 20) {
      let number = Int.random(in: 10_000...99_999, using: &random)
      let cents = Int.random(in: 10...99, using: &random)
      for isSign in [true, false] {
        let text = isSign ? "-\(number)" : "\(number).\(cents)"
        var sequence = Self.sequence {
          $0.money = MoneyFormat(maxFractionDigits: 0)
        } value: {
          Self.value($0.content.sum)
        }
        sequence.enter(text, means: [], by: Int.random(in: 1..<3, using: &random))
        #expect(sequence.mistake() == nil)
        sequence.leave(Int.random(in: 0..<6, using: &random))
        for _ in 0..<3 {
          isSign ? sequence.append("7") : sequence.deleteFirst()
          #expect(sequence.mistake() == nil)
        }
      }
    }
  }

  // MARK: Names

  @Test func names() {
    let words = ["Ana", "Bö", "Lee", "अनन्या", "ก้อง", "O'Neil", "x7", "é", "2", "<b>", "🙂", "Ng"]
    let sets: [MaskCharacters?] = [nil, .union([.letters, .anyOf(" -'’")]), .digits]
    law("name", share: 4, seed: 15) { _ in
      Self.sequence { _ in
      } value: {
        $0.content.text
      }
    } next: { sequence, random in
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2:
        let text = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.pick(words) }
          .joined(separator: " ")
        sequence.enter(text, means: [text], by: Int.random(in: 0..<3, using: &random))
      case 3:
        let limit = random.pick([nil, 4, 8, 12] as [Int?])
        sequence.change("limit \(limit ?? 0)") { $0.rules.maxLength = limit }
      case 4:
        let set = Int.random(in: sets.indices, using: &random)
        sequence.change("set \(set)") { $0.rules.allowedCharacterSet = sets[set] }
      default: step(&sequence, &random)
      }
    }
  }

  private static func sequence(
    _ change: (inout EntryFormat) -> Void, value: @escaping (FieldEntry) -> String?
  ) -> EntrySequence {
    var format = EntryFormat()
    change(&format)
    return EntrySequence(format) { entry in
      let isMissing = entry.content.loss?.isPartial ?? false
      return isMissing || entry.content.valueText.isEmpty ? nil : value(entry)
    }
  }
}
