import CConcertinaGLib
import CConcertinaPango
import TestSupport
import Testing

@testable import TextRules

/// The hits of a search, in any language.
@Suite struct TextSearchTests {
  static func hits(
    _ text: String, in content: String, matchesCase: Bool = false, words: Bool = false,
    isExpression: Bool = false
  ) throws -> [Range<Int>] {
    let query = TextQuery(
      text, matchesCase: matchesCase, matchesWholeWords: words, isExpression: isExpression)
    let hits = try TextSearch(query).hits(in: content)
    #expect(hits.outcome == .complete)
    return hits.ranges
  }

  @Test(
    arguments: [
      ("a", "banana", [1..<2, 3..<4, 5..<6]),
      ("ana", "banana", [1..<4]),
      ("aa", "aaaaa", [0..<2, 2..<4]),
      ("", "banana", []),
      ("longer than the text", "short", []),
      ("WARM", "warm Warm wArM", [0..<4, 5..<9, 10..<14]),
      ("ss", "Straße GRASS", [4..<5, 10..<12]),
      ("STRASSE", "Straße", [0..<6]),
      ("s", "ß", []),
      ("ß", "SS ẞ ss", [0..<2, 3..<4, 5..<7]),
      ("i\u{307}", "İ i", [0..<1]),
      ("i", "İ ı I", [0..<1, 4..<5]),
      ("ς", "Σσς", [0..<1, 1..<2, 2..<3]),
      ("ﬁ", "final", [0..<2]),
      ("é", "é e\u{301} E\u{301} e", [0..<1, 2..<4, 5..<7]),
      ("naive", "naïve nai\u{308}ve NAIVE", [0..<5, 6..<12, 13..<18]),
      ("naïve", "naive naïve", [6..<11]),
      ("e", "e\u{301} e", [0..<2, 3..<4]),
      ("cafe", "cafe\u{301} cafe", [0..<5, 6..<10]),
      ("👩", "👩‍👩‍👧 👩", [6..<7]),
      ("👩‍👩‍👧", "x👩‍👩‍👧y", [1..<6]),
      ("🇩🇪", "🇫🇷🇩🇪", [2..<4]),
      ("가", "\u{1100}\u{1161}나", [0..<2]),
      ("漢字", "漢字と漢字", [0..<2, 3..<5]),
      ("ш", "Шш", [0..<1, 1..<2]),
      ("b", "a\u{FFFC}b", [2..<3]),
      ("\u{FFFC}", "a\u{FFFC}b", [1..<2]),
      ("b", "a\r\nb\u{2029}b\rb", [3..<4, 5..<6, 7..<8]),
      ("k", "\u{212A}k", [0..<1, 1..<2]),
      ("b", "é\0b", [2..<3]),
      ("10 km", "10\u{A0}km 10\u{202F}km", [0..<5, 6..<11]),
      ("10\u{A0}km", "10 km 10\u{A0}km", [0..<5, 6..<11]),
      ("it's", "it’s it's", [0..<4, 5..<9]),
      ("it’s", "it’s it's", [0..<4, 5..<9]),
      ("\"so\"", "“so” „so“ 'so'", [0..<4, 5..<9]),
      ("a b\nit's", "a\u{A0}b\nit’s", [0..<8]),
    ] as [(String, String, [Range<Int>])])
  func wordsAreFound(query: String, text: String, ranges: [Range<Int>]) throws {
    #expect(try Self.hits(query, in: text) == ranges)
  }

  @Test func caseMattersIfAsked() throws {
    #expect(try Self.hits("Warm", in: "warm Warm WARM", matchesCase: true) == [5..<9])
    #expect(try Self.hits("ss", in: "ß ss", matchesCase: true) == [2..<4])
    #expect(try Self.hits("E", in: "É E\u{301} E", matchesCase: true) == [5..<6])
    #expect(try Self.hits("É", in: "é E\u{301} É", matchesCase: true) == [2..<4, 5..<6])
    #expect(try Self.hits("w.r", in: "war WAR", matchesCase: true, isExpression: true) == [0..<3])
    #expect(try Self.hits("w.r", in: "war WAR", isExpression: true) == [0..<3, 4..<7])
  }

  @Test(
    arguments: [
      ("cat", "cat concatenate cat.", [0..<3, 16..<19]),
      ("don", "don't don", [6..<9]),
      ("don't", "don't", [0..<5]),
      ("1", "1,5 1 a1", [4..<5]),
      ("foo", "foo_bar foo-bar", [8..<11]),
      ("дом", "домик дом", [6..<9]),
      ("漢", "漢字", [0..<1]),
      ("foo bar", "foo bars foo bar", [9..<16]),
      ("cafe", "cafe\u{301}s cafe", [7..<11]),
    ] as [(String, String, [Range<Int>])])
  func wholeWordsAreFound(query: String, text: String, ranges: [Range<Int>]) throws {
    #expect(try Self.hits(query, in: text, words: true) == ranges)
  }

  @Test(
    arguments: [
      ("[0-9]+", "a1 b22", [1..<2, 4..<6]),
      ("a*", "baab", [1..<3]),
      ("^b", "b b\nb", [0..<1, 4..<5]),
      ("b$", "b b\nb", [2..<3, 4..<5]),
      (".", "e\u{301}x", [2..<3]),
      (".+", "e\u{301}👩‍👩‍👧", [0..<7]),
      ("x|ü", "äüx", [1..<2, 2..<3]),
      ("(?<=a)b", "ab b", [1..<2]),
      ("a\\Kb", "ab", [1..<2]),
      ("", "abc", []),
      ("\\X", "👩‍👩‍👧a", [0..<5, 5..<6]),
      ("it's 1", "it’s 1 it's\u{A0}1", []),
    ] as [(String, String, [Range<Int>])])
  func expressionsAreFound(query: String, text: String, ranges: [Range<Int>]) throws {
    #expect(try Self.hits(query, in: text, isExpression: true) == ranges)
  }

  @Test func nothingIsFoundAcrossALineBreakThatIsNotWritten() throws {
    let text = "a\nb a\u{2029}b a\r\nb"
    #expect(try Self.hits("ab", in: text) == [])
    for expression in ["a\\s+b", "(?s)a.b", "a[^x]b", "a[^\\n]*b", "a\\W*b"] {
      #expect(try Self.hits(expression, in: text, isExpression: true) == [], "\(expression)")
    }
  }

  @Test func aWordOfAnExpressionIsWhole() throws {
    let hits = try Self.hits("c.t", in: "cat cut scatter", words: true, isExpression: true)
    #expect(hits == [0..<3, 4..<7])
  }

  @Test func whatIsWrongWithAnExpressionIsToldAndHarmsNobody() {
    #expect {
      try TextSearch(TextQuery("a(b", isExpression: true))
    } throws: { error in
      (error as? PatternError)?.offset == 3
    }
    #expect(throws: Never.self) { try TextSearch(TextQuery("a(b")) }
  }

  @Test func aHostileExpressionIsGivenUp() throws {
    let search = try TextSearch(TextQuery("(a+)+$", isExpression: true))
    let text = "aa\n" + String(repeating: "a", count: 40) + "b\naa"
    let hits = search.hits(in: text)
    #expect(hits.outcome == .gaveUp)
    #expect(hits.ranges == [0..<2])
  }

  @Test func aSearchThatNobodyWantsEnds() throws {
    let text = String(repeating: "word\n", count: 1_000)
    for isExpression in [false, true] {
      let search = try TextSearch(TextQuery("word", isExpression: isExpression))
      var asked = 0
      let hits = search.hits(in: text) {
        asked += 1
        return asked < 10
      }
      #expect(hits.outcome == .cancelled)
      #expect(hits.ranges.count < 10)
    }
  }

  @Test func tooManyMatchesInOneLongParagraphAreGivenUp() throws {
    let search = try TextSearch(TextQuery("\\w", isExpression: true))
    let hits = search.hits(in: String(repeating: "é ", count: 300_000))
    #expect(hits.outcome == .gaveUp)
    #expect(hits.ranges.count > 1_000)
  }

  @Test func manyMatchesInOneParagraphCostNoMoreThanTheirNumber() throws {
    let text = String(repeating: "é ", count: 20_000)
    let words = try Self.hits("é", in: text)
    #expect(try Self.hits("\\w", in: text, isExpression: true) == words)
    #expect(words.count == 20_000)
  }
}

/// Compares the search with a simple equivalent one, on random texts.
@Suite struct TextSearchTwinTests {
  private static let pieces = [
    "a", "A", "b", "ß", "ẞ", "s", "S", "ss", "é", "e\u{301}", "E", "\u{301}", "İ", "i", "I",
    "\u{307}",
    "ﬁ", "f", "σ", "ς", "Σ", "ш", "Ш", "漢", "👩", "👩‍👩‍👧", "\u{200D}", "🇩🇪", "🇩", "\u{1100}", "\u{1161}",
    "가", "\u{FFFC}", " ", "\n", "\r\n", "\u{2029}", "'", "ǆ", "ǅ", "ΐ", "\u{345}", "ᾳ",
  ]

  /// Returns the hits of a search character by character, using Swift's own string comparison.
  private static func naiveHits(_ query: TextQuery, in text: String) -> [Range<Int>] {
    var hits: [Range<Int>] = []
    var offset = 0
    for paragraph in text.split(
      omittingEmptySubsequences: false, whereSeparator: { "\n\r\r\n\u{2029}".contains($0) })
    {
      let characters = Array(paragraph)
      var index = 0
      while index < characters.count {
        let end = (index + 1..<characters.count + 1).first {
          form(String(characters[index..<$0]), query) == form(query.text, query)
        }
        let lengths = characters[..<(end ?? index)].map(\.unicodeScalars.count)
        if let end {
          let lower = offset + lengths[..<index].reduce(0, +)
          hits.append(lower..<(offset + lengths.reduce(0, +)))
          index = end
        } else {
          index += 1
        }
      }
      offset += paragraph.unicodeScalars.count
      let rest = text.unicodeScalars.dropFirst(offset).prefix(2)
      offset += rest.elementsEqual("\r\n".unicodeScalars) ? 2 : 1
    }
    return hits
  }

  private static func form(_ text: String, _ query: TextQuery) -> String {
    guard !query.matchesCase else { return text }
    let small = smallForm(of: text)
    return smallForm(of: query.text).unicodeScalars.contains(where: isAccent) ? small : bare(small)
  }

  private static func smallForm(of text: String) -> String {
    decomposed(text.lowercased().uppercased().lowercased())
  }

  private static func decomposed(_ text: String) -> String {
    guard let form = g_utf8_normalize(text, gssize(text.utf8.count), G_NORMALIZE_DEFAULT) else {
      return text
    }
    defer { g_free(form) }
    return String(cString: form)
  }

  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    (0x300...0x36F).contains(scalar.value)
  }

  /// Returns the text with each character's accents removed; an accent without a base stays.
  private static func bare(_ text: String) -> String {
    text.map { character in
      let rest = character.unicodeScalars.filter { !isAccent($0) }
      return rest.isEmpty ? String(character) : String(String.UnicodeScalarView(rest))
    }.joined()
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func theTwinFindsTheSame(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    func text(_ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &random))
        .compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
    }
    for round in 0..<1_500 {
      let content = text(0...20)
      let query = TextQuery(text(1...3), matchesCase: Bool.random(using: &random))
      // Line breaks are not pieces of a paragraph.
      guard !query.text.contains(where: \.isNewline) else { continue }
      let search = try TextSearch(query)
      let found = search.hits(in: content).ranges
      if !found.isEmpty { #expect(search.mayHit(TextSketch(content))) }
      let twin = Self.naiveHits(query, in: content)
      #expect(
        found == twin,
        "seed \(seed), round \(round): \(query.text.debugDescription) in \(content.debugDescription)"
      )
    }
  }

  @Test func everyCharacterIsFoldedAsUnicodeFoldsIt() {
    for value in 0x80...UInt32(0x1FFFF) {
      guard let scalar = Unicode.Scalar(value), scalar != "ı" else { continue }
      let text = String(Character(scalar))
      // GLib cannot fold letters that are newer than itself.
      let forms = Array(text.unicodeScalars) + Array(text.uppercased().unicodeScalars)
      guard forms.allSatisfy({ g_unichar_isdefined($0.value) != 0 }) else { continue }
      let form = CaseFolding.folded(text, matchesCase: false)
      let again = CaseFolding.folded(text.uppercased(), matchesCase: false)
      #expect(form == again, "U+\(String(value, radix: 16))")
    }
  }

  @Test func whatStandsAloneIsACharacterForSwift() {
    let alone = (0x20...UInt32(0xFFFF)).compactMap { Unicode.Scalar($0) }.filter(\.standsAlone)
    #expect(alone.count > 20_000)
    for scalar in alone {
      let text = "a\(scalar)\(scalar)я"
      #expect(text.count == 4, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func wordsEndWherePangoSaysSo() {
    let pieces = [
      "a", "Z", "é", "e\u{301}", "ш", "א", "ب", "1", "2", "٣", "_", "-", "'", ".", ",", " ", "漢",
      "カ", "ー",
      "ひ", "가", "👩‍👩‍👧", "\u{AD}", "’", "·", ";", "(", "𝒜", "€", "ª",
    ]
    var random = SeededRandom(seed: 7)
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 1...12, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
        .split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
      let count = text.unicodeScalars.count
      var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
      pango_get_log_attrs(
        text, gint(text.utf8.count), -1, pango_language_from_string("en"), &attributes,
        gint(count + 1))
      let words = WordBoundaries(Array(text.unicodeScalars))
      for place in 0...count where attributes[place].is_cursor_position != 0 {
        #expect(
          words.isBoundary(place) == (attributes[place].is_word_boundary != 0),
          "\(place) in \(text.debugDescription)")
      }
    }
  }
}
