import TestSupport
import Testing

@testable import TextRules

@Suite struct MoneyFormatTests {
  static let english = MoneyFormat()
  static let german = MoneyFormat(decimalSeparator: ",", groupingSeparator: ".")
  static let french = MoneyFormat(decimalSeparator: ",", groupingSeparator: "\u{202F}")
  static let indian = MoneyFormat(groupSizes: [3, 2])
  static let yen = MoneyFormat(maxFractionDigits: 0)

  @Test(arguments: [
    ("", ""), ("1", "1"), ("1234", "1,234"), ("1234567.89", "1,234,567.89"),
    ("1,234.5", "1,234.5"), ("0012", "12"), ("0", "0"), ("000", "0"), (".5", "0.5"), ("5.", "5."),
    ("a1b2", "12"), ("$ 1,000", "1,000"), ("1.239", "1.23"), ("-7", "7"), ("٤٢", "42"),
    ("1.2.3", "1.2"), ("1.234,56", "1,234.56"), ("12,5", "12.5"), ("12,500", "12,500"),
  ])
  func formats(_ text: String, _ expected: String) {
    let sum = Self.english.format(text)
    #expect(sum.text == expected)
    #expect(sum.caret == expected.unicodeScalars.count)
    #expect(Self.english.format(sum.text) == sum, "a second time nothing changes")
  }

  @Test(arguments: [
    (german, "1234,5", "1.234,5"), (german, "1.234", "1.234"), (german, "1234.56", "1.234,56"),
    (german, "1,234.56", "1.234,56"), (french, "1234567,8", "1\u{202F}234\u{202F}567,8"),
    (indian, "123456789", "12,34,56,789"), (yen, "1234.56", "1,234"),
    (MoneyFormat(groupingSeparator: nil), "1234567", "1234567"),
    (MoneyFormat(groupSizes: [3, 0]), "1234567", "1234,567"),
    (MoneyFormat(groupSizes: []), "1234567", "1234567"),
    (MoneyFormat(maxIntegerDigits: 3), "123456", "123"),
    (MoneyFormat(maxIntegerDigits: -1), "12", "1"),
  ])
  func formatsInEveryForm(_ format: MoneyFormat, _ text: String, _ expected: String) {
    #expect(format.format(text).text == expected)
  }

  @Test(arguments: [
    ("", ""), ("1,234.50", "1234.50"), ("007", "7"), (".5", "0.5"), ("5.", "5"), ("0", "0"),
  ])
  func tellsItsValue(_ text: String, _ value: String) {
    #expect(Self.english.format(text).value == value)
  }

  @Test(arguments: [("1234.5", "1.234,5"), ("", ""), ("0", "0"), ("1000", "1.000"), (".5", "0,5")])
  func writesANumber(_ value: String, _ text: String) {
    #expect(Self.german.format(value: value).text == text)
  }

  static let signed = MoneyFormat(allowsNegative: true)

  @Test(arguments: [
    ("-7", "-7", "-7"), ("-1234.5", "-1,234.5", "-1234.5"), ("\u{2212}12", "-12", "-12"),
    (" -5", "-5", "-5"), ("5-", "5", "5"), ("1-2", "12", "12"), ("-", "-", ""), ("--3", "-3", "-3"),
  ])
  func aSumCanBeNegativeWhereItMay(_ text: String, _ expected: String, _ value: String) {
    let sum = Self.signed.format(text)
    #expect(sum.text == expected)
    #expect(sum.value == value)
    #expect(Self.signed.format(sum.text) == sum)
    #expect(sum.caret == expected.count)
    if !value.isEmpty { #expect(Self.signed.format(value: value).text == expected) }
  }

  @Test(arguments: [
    ("|1,234", TextEdit.insertion(of: "-", at: 0), "-|1,234"),
    ("12|", .insertion(of: "-", at: 2), "12|"), ("-|12", .insertion(of: "-", at: 1), "-|12"),
    ("-|12", .backspace(at: 1), "|12"), ("|-12", .forwardDelete(at: 0), "|12"),
    ("-1|", .backspace(at: 2), "-|"), ("-|", .backspace(at: 1), "|"),
    ("-1,234|", .insertion(of: "5", at: 6), "-12,345|"),
    ("-1,|234", .backspace(at: 3), "-|234"), ("-|12", .insertion(of: "3", at: 1), "-3|12"),
    ("-12|", TextEdit(replacing: 0..<3, with: "4"), "4|"),
    ("-12|", TextEdit(replacing: 0..<3, with: "-4"), "-4|"),
    ("-12|", TextEdit(replacing: 0..<2), "|2"), ("-12|", TextEdit(replacing: 1..<3), "-|"),
  ])
  func theSignStandsAtTheStart(_ before: String, _ edit: TextEdit, _ after: String) {
    let caret = before.distance(
      from: before.startIndex, to: before.firstIndex(of: "|") ?? before.endIndex)
    let old = Self.signed.format(before.filter { $0 != "|" }).movingCaret(to: caret)
    #expect(marked(Self.signed.apply(edit, to: old).text) == after)
  }

  @Test(arguments: [
    (english, "-", 1, MoneyRejection.sign), (english, " \u{2212}5", 1, .sign),
    (english, "(1,234.56)", 1, .sign), (english, "5-", 1, .character),
    (english, "12.345", 1, .fraction), (yen, "12.50", 3, .fraction), (yen, "12,50", 2, .fraction),
    (english, "12345678901234567890", 8, .digits), (english, "1e6", 1, .character),
    (english, "1.5.5", 2, .fraction), (english, "3 million", 7, .character),
    (signed, "-5-", 1, .character),
  ])
  func whatWasLeftOutIsCounted(
    _ format: MoneyFormat, _ text: String, _ count: Int, _ rejection: MoneyRejection
  ) {
    let edit = format.apply(.insertion(of: text, at: 0), to: format.empty)
    #expect(edit.rejectedCount == count)
    #expect(edit.rejection == rejection)
  }

  @Test(arguments: ["", "5", "1,234.56", " 1 234 ", "$1,000", "1\u{200E}2", "1,5", "1'234"])
  func nothingIsLeftOutOfASum(_ text: String) {
    let edit = Self.english.apply(.insertion(of: text, at: 0), to: Self.english.empty)
    #expect(edit.rejectedCount == 0)
    #expect(edit.rejection == nil)
  }

  /// The decimal marks of the comma key, the point key and the keypad, and full-width and Arabic
  /// ones.
  @Test(arguments: [
    (english, "1,5", "1.5"), (english, "1.5", "1.5"), (english, "1\u{FF0C}5", "1.5"),
    (english, "1\u{FF0E}5", "1.5"), (english, "1\u{66B}5", "1.5"), (english, "1\u{3002}5", "1.5"),
    (english, "1,50", "1.50"), (english, "1,500", "1500"), (english, "1,5000", "15000"),
    (english, "1,234,5", "12345"), (english, "0,500", "0.50"), (english, "1234,567", "1234.56"),
    (english, "1.234.567", "1234567"), (english, "1\u{66C}234\u{66B}5", "1234.5"),
    (german, "1234.56", "1234.56"), (german, "1.5", "1.5"), (german, "1.500", "1500"),
    (german, "1.234,567", "1234.56"), (german, "1,5", "1.5"), (german, "1\u{FF0E}5", "1.5"),
    (french, "1234.56", "1234.56"), (french, "1 234,5", "1234.5"), (french, "1.234", "1.23"),
    (indian, "1,00,000", "100000"), (indian, "12,34,567.8", "1234567.8"), (indian, "1,5", "1.5"),
    (yen, "12.50", "12"), (yen, "1,500", "1500"), (yen, "12,50", "12"),
    (yen, "1.234.567", "1234567"),
    (MoneyFormat(groupingSeparator: nil), "1234,5", "1234.5"), (english, "Rs. 500", "500"),
    (MoneyFormat(decimalSeparator: "\u{66B}", groupingSeparator: "\u{66C}"), "٤.٥", "4.5"),
    (MoneyFormat(maxFractionDigits: 3), "1,234", "1234"),
    (signed, "(1,234.56)", "-1234.56"), (signed, "(5", "5"), (signed, "€ -5", "-5"),
  ])
  func marksMeanWhatTheDigitsSay(_ format: MoneyFormat, _ text: String, _ value: String) {
    #expect(format.format(text).value == value)
    var typed = format.empty
    for character in text {
      typed = format.apply(.insertion(of: String(character), at: typed.caret), to: typed).text
    }
    #expect(typed.value == value)
  }

  @Test func aRefusalLeavesWhatWasSelected() {
    let old = Self.english.format("1,234")
    for text in ["x", " ", "\u{200E}"] {
      let edit = Self.english.apply(TextEdit(replacing: 0..<5, with: text), to: old)
      #expect(edit.isRejected)
      #expect(edit.text == old)
    }
  }

  /// Returns the text with `|` at the caret.
  private func marked(_ sum: MoneyText) -> String {
    var scalars = Array(sum.text.unicodeScalars)
    scalars.insert("|", at: sum.caret)
    return String(String.UnicodeScalarView(scalars))
  }

  private func sum(_ marked: String) -> MoneyText {
    let caret = marked.firstIndex(of: "|").map { marked.distance(from: marked.startIndex, to: $0) }
    return Self.english.format(marked.filter { $0 != "|" }).movingCaret(to: caret ?? 0)
  }

  @Test(arguments: [
    ("123|", "4", "1,234|"), ("|1,234", "9", "9|1,234"), ("1,2|34", "9", "12,9|34"),
    ("1,234|", ".", "1,234.|"), ("1,234.5|", "6", "1,234.56|"), ("1,234.56|", "7", "1,234.56|"),
    ("0|", "5", "5|"), ("|", ".", ".|"), (".|", "5", "0.5|"), ("|5", "0", "|5"),
    ("1.5|", ".", "1.5|"),
    ("12|", "x", "12|"), ("1|,234", "5", "15|,234"), ("1,|234", "5", "15|,234"),
    ("0|.5", "3", "3|.5"), ("123,456,789,012|", "3", "123,456,789,012|"),
  ])
  func typing(_ before: String, _ typed: String, _ after: String) {
    let old = sum(before)
    let new = Self.english.apply(.insertion(of: typed, at: old.caret), to: old).text
    #expect(marked(new) == after)
  }

  @Test(arguments: [
    ("1,234|", "123|"), ("1,|234", "|234"), ("1|,234", "|234"), ("12|,345", "1|,345"),
    ("|1", "|1"), ("1.|5", "1|5"), ("1,000|.00", "100|.00"),
  ])
  func backspace(_ before: String, _ after: String) {
    let old = sum(before)
    #expect(marked(Self.english.apply(.backspace(at: old.caret), to: old).text) == after)
  }

  @Test(arguments: [
    ("1|,234", "1|34"), ("|1,000", "|000"), ("1,23|4", "123|"), ("1|", "1|"), ("1|.5", "1|5"),
  ])
  func forwardDelete(_ before: String, _ after: String) {
    let old = sum(before)
    #expect(marked(Self.english.apply(.forwardDelete(at: old.caret), to: old).text) == after)
  }

  @Test func zerosWaitForTheDigitInFrontOfThem() {
    let zeros = Self.english.apply(.forwardDelete(at: 0), to: sum("|1,000")).text
    #expect(marked(Self.english.apply(.insertion(of: "2", at: 0), to: zeros).text) == "2|,000")
    #expect(zeros.value == "0")
  }

  @Test func aPointThatWouldMakeTheSumTooLongStays() {
    let format = MoneyFormat(maxIntegerDigits: 3)
    let old = format.format("123.45")
    #expect(format.apply(.backspace(at: 4), to: old).text == old.movingCaret(to: 3))
  }

  @Test func aSelectionIsReplaced() {
    let old = sum("|1,234.56")
    let edit = TextEdit(replacing: 1..<5, with: "0")
    #expect(marked(Self.english.apply(edit, to: old).text) == "10|.56")
  }

  @Test func aHugePasteIsCutAndQuick() {
    let text = String(repeating: "9", count: 1_000_000)
    #expect(Self.english.format(text).text == "999,999,999,999")
  }

  @Test func editsOutsideOfTheTextCountAsItsEnds() {
    let old = sum("12|")
    #expect(Self.english.apply(TextEdit(replacing: -5..<99), to: old).text.text == "")
    #expect(old.movingCaret(to: 99).caret == 2)
    #expect(old.movingCaret(to: -1).caret == 0)
  }

  @Test(
    arguments: [
      ([3, 0], [3]), ([3, 2, 0], [3, 2]), ([3, 127], [3, 0]), ([0], []),
    ] as [([CChar], [Int])])
  func readsGroupsAsTheCLibraryHasThem(_ bytes: [CChar], _ sizes: [Int]) {
    #expect(MoneyFormat.groupSizes(bytes) == sizes)
  }

  @Test func withoutAnythingInTheSettingsItIsEnglish() {
    // Tests run in the locale C.
    #expect(MoneyFormat.current == MoneyFormat())
    #expect(CurrencySign.current == nil)
  }
}

/// The laws of sums, with random edits.
@Suite struct MoneyLawTests {
  static let forms = [
    MoneyFormat(), MoneyFormatTests.german, MoneyFormatTests.french, MoneyFormatTests.indian,
    MoneyFormatTests.yen, MoneyFormat(groupingSeparator: nil, maxIntegerDigits: 4),
  ]

  @Test(arguments: forms.indices)
  func holdOnRandomEdits(_ index: Int) {
    let format = Self.forms[index]
    var random = SeededRandom(seed: UInt64(20_261_121 + index))
    var sum = format.empty
    for step in 0..<TestEffort.count(1_000) {
      let edit = Self.edit(of: sum, &random)
      let next = format.apply(edit, to: sum).text
      let reported = "step \(step): \(sum) \(edit) -> \(next)"
      #expect((0...next.text.unicodeScalars.count).contains(next.caret), "\(reported)")
      let again = format.format(next.text)
      #expect(format.format(again.text) == again, "\(reported)")
      #expect(again.value == next.value || next.value.isEmpty, "\(reported)")
      if edit.text.isEmpty {
        #expect(Self.isSubsequence(next.significant, of: sum.significant), "\(reported)")
      } else if edit.range.isEmpty {
        let kept = sum.significant.drop { $0 == "0" }
        // A mark that started the fraction may turn out to separate groups; no digit is lost then.
        let isSame = Self.isSubsequence(Array(kept), of: next.significant)
        let digits = kept.filter { $0 != "." }
        let isGrouped = sum.memory?.mark != nil && next.memory?.groupMark != nil
        #expect(
          isSame || isGrouped && Self.isSubsequence(digits, of: next.significant), "\(reported)")
      }
      sum = next
    }
  }

  @Test(arguments: forms.indices)
  func typingPastingAndSettingGiveTheSame(_ index: Int) {
    let format = Self.forms[index]
    var random = SeededRandom(seed: UInt64(7 + index))
    for _ in 0..<500 {
      let whole = String(Int.random(in: 0..<1_000_000, using: &random))
      let cents = format.maxFractionDigits == 0 ? "" : "\(format.decimalSeparator)25"
      let text = format.format(whole + cents).text
      var typed = format.empty
      for character in text {
        typed = format.apply(.insertion(of: String(character), at: typed.caret), to: typed).text
      }
      #expect(typed == format.format(text))
    }
  }

  private static func edit(of sum: MoneyText, _ random: inout SeededRandom) -> TextEdit {
    let count = sum.text.unicodeScalars.count
    let place = Int.random(in: 0...count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .backspace(at: place)
    case 1: return .forwardDelete(at: place)
    case 2:
      let other = Int.random(in: 0...count, using: &random)
      return TextEdit(replacing: min(place, other)..<max(place, other))
    default:
      let pieces = ["0", "1", "9", ".", ",", "12", "1,234", "5.6", "x", "٣", "\u{202F}", "00"]
      return .insertion(of: pieces[Int.random(in: 0..<pieces.count, using: &random)], at: place)
    }
  }

  private static func isSubsequence(_ part: [Character], of whole: [Character]) -> Bool {
    var rest = whole[...]
    return part.allSatisfy { character in
      guard let place = rest.firstIndex(of: character) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}
