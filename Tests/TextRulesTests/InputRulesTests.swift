import CConcertinaGLib
import CConcertinaPango
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

  /// Names, of each of which the letters, their vowel signs and tone marks come key by key.
  @Test(arguments: [
    "अनन्या शर्मा", "ஸ்ரீதர்", "தமிழ்", "తెలుగు శ్రీ", "ಕನ್ನಡ", "മലയാളം", "ગુજરાતી", "ਪੰਜਾਬੀ", "বাংলা ক্ষমা",
    "ଓଡ଼ିଆ", "සිංහල", "မောင်မောင်", "ខ្មែរ", "ลูกน้ำ", "ລາວ ນ້ອຍ", "བཀྲ་ཤིས", "नेपाली ज्ञ", "मराठी ऱ्ह",
    "Ẹ̀bùn", "Nguye\u{302}\u{303}n", "Zoe\u{308}", "O\u{308}zgu\u{308}r", "Ãr\u{303}e",
    "Ɔ́dɔ", "Ŋ̀gɔ", "Đặng", "Łukasz", "Þórður", "Ørsted", "Šárka", "Γιάννης", "И\u{306}ван", "Сәуле",
    "Ӑна", "მარიამ", "Արմեն", "מֹשֶׁה", "عَلِيّ", "ޢަލީ", "አበበ", "か\u{3099}く", "한\u{1112}\u{1161}\u{11AB}",
    "ᏣᎳᎩ", "ⵜⴰⵎⴰⵣⵉⵖⵜ",
  ])
  func namesOfEveryScriptAreTyped(name: String) {
    let rules = InputRules(allowedCharacterSet: .union([.letters, .anyOf(" -'’.·་")]))
    var typed = ""
    for scalar in name.unicodeScalars {
      let end = typed.unicodeScalars.count
      typed +=
        rules.accepted(String(scalar), into: typed, replacing: end..<end, source: .typing) ?? ""
    }
    #expect(Array(typed.unicodeScalars) == Array(name.unicodeScalars))
    #expect(rules.accepted(name, into: "", replacing: 0..<0, source: .paste) == name)
    #expect(rules.rejected(from: name, into: "", replacing: 0..<0) == "")
  }

  /// Pango has a sentence with the letters of each language, here also in parts: letters and marks.
  @Test(arguments: [
    "af", "am", "ar", "ast", "az", "bn", "bg", "ca", "cs", "cy", "da", "de", "dv", "dz", "el", "eo",
    "es", "et", "fa", "fi", "fr", "ga", "gu", "he", "hi", "hr", "hu", "hy", "ig", "is", "it", "ja",
    "ka", "kk", "km", "kn", "ko", "la", "lt", "lv", "ml", "mn", "mr", "my", "ne", "nl", "nb", "oc",
    "or", "pa", "pl", "pt", "ro", "ru", "si", "sk", "sl", "sr", "sv", "ta", "te", "th", "tl", "tr",
    "uk", "ur", "uz", "vi", "yi", "yo", "zh-cn",
  ])
  func lettersOfEveryLanguageAreTypedAsTheyArePasted(language: String) throws {
    let sample = String(
      cString: try #require(
        pango_language_get_sample_string(pango_language_from_string(language))))
    let parts = try #require(g_utf8_normalize(sample, -1, G_NORMALIZE_NFD))
    defer { g_free(parts) }
    let rules = InputRules(allowedCharacterSet: .union([.letters, .anyOf(" -'’.·་")]))
    for text in [sample, String(cString: parts)] {
      var typed = ""
      for scalar in text.unicodeScalars {
        let end = typed.unicodeScalars.count
        typed +=
          rules.accepted(String(scalar), into: typed, replacing: end..<end, source: .typing) ?? ""
      }
      let pasted = try #require(rules.accepted(text, into: "", replacing: 0..<0, source: .paste))
      #expect(typed.unicodeScalars.elementsEqual(pasted.unicodeScalars))
      let words = pasted.filter(\.isLetter)
      #expect(words.unicodeScalars.elementsEqual(text.filter(\.isLetter).unicodeScalars))
    }
  }

  @Test func aMarkAloneIsNotALetter() {
    let rules = InputRules(allowedCharacterSet: .letters)
    for text in ["", "1", " "] {
      let end = text.unicodeScalars.count
      for mark in ["\u{94D}", "\u{301}", "\u{20E3}"] {
        #expect(rules.accepted(mark, into: text, replacing: end..<end, source: .typing) == nil)
        #expect(rules.rejected(from: mark, into: text, replacing: end..<end) == mark)
      }
    }
    #expect(rules.accepted("\u{301}b1", into: "a", replacing: 1..<1, source: .paste) == "\u{301}b")
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
      (.words, "'", "t", "t"), (.words, "Gerard '", "t", "t"),
      (.words, "'t ", "h", "H"), (.words, "(\"", "a", "A"), (.sentences, "'", "t", "T"),
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
