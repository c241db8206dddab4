import TestSupport
import Testing

@testable import TextRules

/// The value of a field with a mask is what was entered, whether typed, pasted or set.
@Suite struct EnteredMaskLawTests {
  private static let alphabet: [Character] =
    Array("0123456789012345678977888ABCxyz +-()/.,:;#%7é😀٣५９\u{A0}\u{200E}\t") + ["e\u{301}"]

  private static let presets = [
    try? Mask(FormatterMasks.phone, prefixAliases: FormatterMasks.phonePrefixAliases),
    try? Mask(FormatterMasks.cardNumber), try? Mask(FormatterMasks.date),
    try? Mask(FormatterMasks.cardExpirationDate), try? Mask(FormatterMasks.cvc),
    try? Mask(FormatterMasks.password, notations: FormatterMasks.passwordNotations),
    try? Mask("[09]{.}[09]{.}[0000]"), try? Mask("[9999].[99]"),
    try? Mask("[099].[099].[099].[099]"), try? Mask("8 ([000]) [000]-[00]-[00]"),
    try? Mask("[00000]", affineFormats: ["[00000]-[0000]"]),
    try? Mask(FormatterMasks.phone, affineFormats: ["+380 ([00]) [000]-[00]-[00]"]),
  ].compactMap(\.self)

  @Test func everyMaskTakesTheSameHoweverItComesIn() {
    check(masks: Self.presets, cases: TestEffort.count(1_500), seed: TestEffort.seed)
  }

  /// Texts that were once read wrongly.
  @Test func theseTextsAreReadAsTheyWereMeant() throws {
    for (source, text) in [
      (") %5[A][0]", "\t]:55"), ("/5{.}{+1}[AA]", "{15\u{200E}"), ("[99]7[00]", "1723"),
      ("[99]7[00]", "17x23"), ("[-][0] {x} [a]", "2 x e"), ("[AA]-[00]", "a1b2-12"),
    ] {
      try check(Mask(source), text, "\(source) \(text.debugDescription)")
    }
  }

  /// An alias begins a number only once.
  @Test func aDigitTooManyIsNotTakenForAnAlias() throws {
    let phone = try Mask(FormatterMasks.phone, prefixAliases: FormatterMasks.phonePrefixAliases)
    for text in ["882119039871", "88870506185062", "[885[631084720", "88 91248075-٣7"] {
      check(phone, text, "\(text.debugDescription)")
    }
  }

  @Test func soDoMasksAtRandom() {
    var random = SeededRandom(seed: TestEffort.seed)
    let masks = (0..<400).compactMap { _ in Self.randomMask(&random) }
    check(masks: masks, cases: TestEffort.count(1_500), seed: TestEffort.seed)
  }

  private func check(masks: [Mask], cases: Int, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for index in 0..<cases {
      let mask = masks[index % masks.count]
      let text = Self.randomText(for: mask, &random)
      check(mask, text, "\(mask.source) seed \(seed) case \(index): \(text.debugDescription)")
    }
  }

  private func check(_ mask: Mask, _ text: String, _ label: Comment) {
    let typed = type(text, mask)
    let pasted = mask.apply(.insertion(of: text, at: 0), to: mask.empty)
    // A number of another country is rejected; typed, the sign before it stays.
    if pasted.isOtherCountry { return #expect(typed.text.enteredText.isEmpty, label) }
    let isSame = pasted.text == typed.text && mask.format(text) == typed.text
    if !isSame { #expect(pasted.text == typed.text, label) }
    if !isSame { #expect(mask.format(text) == typed.text, label) }
    // Dates and prefixes of countries have laws of their own: they are written in another way.
    let isPlain =
      mask.dateMask == nil && (mask.countryCode == nil || WrittenNumber(text) == nil)
    if isPlain, pasted.rejectedCount == 0 || typed.rejectedCount == 0 {
      let isWhole = readsBack(text, as: typed.text, mask)
      if !isWhole { #expect(isWhole, label) }
    }
    let again = mask.format(typed.text.text)
    if again.text != typed.text.text { #expect(again.text == typed.text.text, label) }
  }

  private func type(_ text: String, _ mask: Mask) -> (text: MaskedText, rejectedCount: Int) {
    var (field, rejected) = (mask.empty, 0)
    for character in text {
      let edit = mask.apply(.insertion(of: String(character), at: field.caret), to: field)
      rejected += edit.rejectedCount
      field = edit.text
    }
    return (field, rejected)
  }

  /// Whether the letters and digits entered are those shown, apart from some of the mask's own;
  /// the check does not use the code that reads masks.
  private func readsBack(_ entered: String, as field: MaskedText, _ mask: Mask) -> Bool {
    let wanted = significant(entered, mask)
    let aliases = mask.prefixAliases.filter { wanted.starts(with: $0) }
    let readings = [wanted] + aliases.map { Array(wanted.dropFirst($0.count)) }
    return readings.contains { reading in
      // The numbers of characters that the cells so far can account for.
      var counts: Set<Int> = [0]
      for cell in field.cells {
        let canSkip = cell.kind == .literal || cell.kind == .value || cell.kind == .blank
        let isPunctuation = significant(String(cell.character), mask).isEmpty
        if isPunctuation { continue }
        let shown = cell.character.asciiDigit ?? cell.character
        let stepped = counts.filter { $0 < reading.count && reading[$0] == shown }
        counts = Set(stepped.map { $0 + 1 }).union(canSkip ? counts : [])
      }
      return counts.contains(reading.count)
    }
  }

  private func significant(_ text: String, _ mask: Mask) -> [Character] {
    let keepsAll = mask.source == FormatterMasks.password
    return text.filter { keepsAll || $0.isLetter || $0.isNumber }
      .map { $0.asciiDigit ?? $0 }
  }

  private static func randomText(for mask: Mask, _ random: inout SeededRandom) -> String {
    let length = Int.random(in: 0...16, using: &random)
    return String(
      (0..<length).compactMap { _ -> Character? in
        guard Int.random(in: 0..<4, using: &random) == 0 else {
          return "0123456789".randomElement(using: &random)
        }
        guard Bool.random(using: &random) else { return mask.source.randomElement(using: &random) }
        return alphabet.randomElement(using: &random)
      }.filter { $0 != mask.blank })
  }

  private static func randomMask(_ random: inout SeededRandom) -> Mask? {
    let pieces = [
      "[0]", "[00]", "[000]", "[09]", "[099]", "[99]", "[A]", "[a]", "[AA]", "-", "/", ".", " ",
      "+7",
      "(", ") ", "{.}", "{+1}", "5", "A", "%",
    ]
    let count = Int.random(in: 1...6, using: &random)
    let source = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
    return try? Mask(source)
  }
}
