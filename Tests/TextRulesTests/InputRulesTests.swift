import Testing
import TextRules

@Suite struct InputRulesTests {
  private static let family = "👩‍👩‍👧‍👦"

  @Test(
    arguments: [
      (5, "abc", 3..<3, "defg", "de"), (5, "abcde", 5..<5, "f", nil),
      (5, "abcde", 0..<2, "xyz", "xy"),
      (5, "abc", 3..<3, "", ""), (3, "ab", 2..<2, family + "x", family), (0, "", 0..<0, "a", nil),
      (-7, "", 0..<0, "a", nil), (3, "abe", 3..<3, "\u{301}", "\u{301}"),
      (3, "abcdef", 6..<6, "g", nil), (3, "abcdef", 0..<1, "xy", "x"),
      (5, "abc", -4..<99, "defghi", "defgh"), (nil, "abc", 3..<3, "defg", "defg"),
      (2, "a", 1..<1, "e\u{301}x", "e\u{301}"), (5, "🇩", 1..<1, "🇪abcdefg", "🇪abcd"),
    ] as [(Int?, String, Range<Int>, String, String?)])
  func whatFitsComesIn(
    maxLength: Int?, text: String, range: Range<Int>, inserted: String, accepted: String?
  ) {
    let rules = InputRules(maxLength: maxLength)
    #expect(rules.accepted(inserted, into: text, replacing: range, source: .paste) == accepted)
  }

  @Test(
    arguments: [
      (LengthUnit.characters, 1, family), (.scalars, 7, family), (.scalars, 6, nil),
      (.utf16, 11, family), (.utf16, 10, nil), (.bytes, 25, family), (.bytes, 24, nil),
    ] as [(LengthUnit, Int, String?)])
  func noUnitCutsACharacter(unit: LengthUnit, maxLength: Int, accepted: String?) {
    let rules = InputRules(maxLength: maxLength, unit: unit)
    let inserted = Self.family + "abc"
    #expect(rules.accepted(inserted, into: "", replacing: 0..<0, source: .paste) == accepted)
  }

  @Test func tooMuchCanBeRefusedAsAWhole() {
    let rules = InputRules(maxLength: 3, pasteOverflowPolicy: .noChanges)
    #expect(rules.accepted("cd", into: "ab", replacing: 2..<2, source: .paste) == nil)
    #expect(rules.accepted("c", into: "ab", replacing: 2..<2, source: .paste) == "c")
  }

  @Test func onlyAllowedCharactersComeIn() {
    var rules = InputRules(allowedCharacterSet: .digits)
    #expect(rules.accepted("1a2", into: "", replacing: 0..<0, source: .paste) == "12")
    #expect(rules.accepted("a", into: "", replacing: 0..<0, source: .typing) == nil)
    rules.pasteAllowedChars = false
    #expect(rules.accepted("1a2", into: "", replacing: 0..<0, source: .paste) == nil)
    #expect(rules.accepted("1a2", into: "", replacing: 0..<0, source: .typing) == "12")
    #expect(rules.accepted("12", into: "", replacing: 0..<0, source: .paste) == "12")
  }

  @Test func pasteCanBeForbidden() {
    let rules = InputRules(isPasteDisabled: true)
    #expect(rules.accepted("a", into: "", replacing: 0..<0, source: .paste) == nil)
    #expect(rules.accepted("a", into: "", replacing: 0..<0, source: .typing) == "a")
  }

  @Test func aMegabyteIsNoTrouble() {
    let text = String(repeating: "é", count: 500_000)
    let rules = InputRules(maxLength: 20)
    #expect(rules.accepted(text, into: "abc", replacing: 3..<3, source: .paste)?.count == 17)
  }
}

@Suite struct AutocapitalizationTests {
  @Test(
    arguments: [
      (AutocapitalizationType.none, "", "a", "a"), (.words, "", "a", "A"), (.words, "a", "b", "b"),
      (.words, "a ", "b", "B"), (.words, "a\u{A0}(", "b", "B"), (.words, "o'", "b", "b"),
      (.words, "", "ß", "ß"), (.words, "", "ǆ", "ǅ"), (.words, "", "é", "É"),
      (.words, "", "e\u{301}", "E\u{301}"), (.words, "", "1", "1"), (.words, "", "", ""),
      (.sentences, "", "a", "A"), (.sentences, "Ab ", "c", "c"), (.sentences, "Ab. ", "c", "C"),
      (.sentences, "Ab.", "c", "c"), (.sentences, "Ab.)\u{20}", "c", "C"),
      (.sentences, "Ab\n", "c", "C"), (.sentences, "Ab\n  ", "c", "C"),
      (.sentences, "Ab? „", "c", "C"), (.sentences, "  ", "c", "C"),
      (.allCharacters, "ab", "cß", "Cß"), (.allCharacters, "", "ǆ", "Ǆ"),
    ])
  func lettersBecomeCapitals(
    type: AutocapitalizationType, before: String, typed: String, result: String
  ) {
    #expect(type.apply(to: typed, after: before) == result)
  }
}
