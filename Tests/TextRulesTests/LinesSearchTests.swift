import CConcertinaGLib
import TestSupport
import Testing

@testable import TextRules

/// The hits of queries with line breaks, over several paragraphs.
@Suite struct LinesSearchTests {
  static func hits(
    _ text: String, in content: String, matchesCase: Bool = false, words: Bool = false,
    isExpression: Bool = false
  ) throws -> [Range<Int>] {
    try TextSearchTests.hits(
      text, in: content, matchesCase: matchesCase, words: words, isExpression: isExpression)
  }

  @Test(
    arguments: [
      ("one\ntwo", "One\nTwo", [0..<7]),
      ("one\ntwo", "one two\none\ntwo", [8..<15]),
      ("e\nt", "one\ntwo\nthe\nthree", [2..<5, 10..<13]),
      ("a\nb", "a\r\nb a\u{2029}b a\rb a\u{2028}b", [0..<4, 5..<8, 9..<12, 13..<16]),
      ("a\r\nb", "a\nb", [0..<3]), ("a\u{2029}b", "a\nb", [0..<3]),
      ("a\u{2028}b", "a\nb", [0..<3]), ("a\rb", "a\r\nb", [0..<4]),
      ("\n", "a\n\nb\r\n", [1..<2, 2..<3, 4..<6]), ("\r\n", "a\n\n", [1..<2, 2..<3]),
      ("\n\n", "\n\n\n\n\n", [0..<2, 2..<4]), ("\n\r", "a\n\nb", [1..<3]),
      ("\none", "one\none", [3..<7]), ("one\n", "one\none", [0..<4]),
      ("\n", "a b", []), ("a\n\nb", "a\nb\n\na\n\nb", [5..<9]),
      ("a\na", "a\na\na\na", [0..<3, 4..<7]), ("aa\naab", "aa\naa\naab", [3..<9]),
      ("naive\nstrasse", "x Naïve\nSTRASSE\nnai\u{308}ve\nStraße", [2..<15, 16..<29]),
      ("naïve\n", "naive\nnaïve\n", [6..<12]), ("ß\n\u{FB01}", "GRASS\nfire", [3..<8]),
      ("s\n", "ß\n", []), ("漢\n字", "漢字\n漢\n字", [3..<6]),
      ("e\n\u{301}", "e\n\u{301}", [0..<3]), ("👩\n", "👩‍👩‍👧\n👩\n", [6..<8]),
      ("a\n\u{FFFC}", "a\n\u{FFFC}\nb", [0..<3]), ("a\nb", "a\u{FFFC}\nb", []),
      ("\0\nb", "\0\nb", [0..<3]),
    ] as [(String, String, [Range<Int>])])
  func textOverSeveralParagraphsIsFound(query: String, text: String, ranges: [Range<Int>]) throws {
    #expect(try Self.hits(query, in: text) == ranges)
  }

  @Test func caseAndWordsMatterIfAsked() throws {
    #expect(try Self.hits("One\ntwo", in: "one\ntwo One\ntwo", matchesCase: true) == [8..<15])
    let text = "one\ntwo\nphone\ntwo\none\ntwofold\none\ntwo"
    #expect(try Self.hits("one\ntwo", in: text, words: true) == [0..<7, 30..<37])
    #expect(try Self.hits("\n", in: "a\nb", words: true) == [1..<2])
    #expect(try Self.hits("e\n", in: "e\u{301}\ne\n\u{301}", words: true) == [0..<3, 3..<5])
  }

  @Test(
    arguments: [
      ("a\\nb", "a\nb a\u{2029}b a\r\nb", [0..<3, 4..<7, 8..<12]),
      ("a\\Rb", "a\nb a\r\nb a\u{2028}b", [0..<3, 4..<8, 9..<12]),
      ("a\nb", "a\r\nb", [0..<4]), ("a\r\nb", "a\nb", [0..<3]),
      ("o.*\\nt.*", "one\ntwo\nthree", [0..<7]), ("^t.*\\n", "one\ntwo\nthree\n", [4..<8, 8..<14]),
      ("^b\\n", "a\u{2028}b\nb\n", [4..<6]), ("b$\\n?", "b\u{2028}b\n", [2..<4]),
      ("e$\\n^t", "one\ntwo", [2..<5]), ("\\n+", "a\n\n\nb\n", [1..<4, 5..<6]),
      ("(?<!\\n)\\n(?!\\n)", "a\nb\n\nc\nd", [1..<2, 6..<7]),
      ("(?<=\\n)b", "b\nb", [2..<3]), ("b(?=\\n)", "b\nb", [0..<1]),
      ("(?:.+\\n){2}", "a\nb\nc\nd\ne", [0..<4, 4..<8]), ("\\n{2,}", "\n\n\na\n", [0..<3]),
      ("[b\\n]+", "ab\nba", [1..<4]), ("é\\nü", "é\nü é\r\nü", [0..<3, 4..<8]),
      ("b\\n.", "b\n\u{301}", [0..<3]), ("a\\n", "a", []), ("\\na", "a", []),
    ] as [(String, String, [Range<Int>])])
  func expressionsCrossLineBreaksThatAreWritten(
    query: String, text: String, ranges: [Range<Int>]
  ) throws {
    #expect(try Self.hits(query, in: text, isExpression: true) == ranges)
  }

  @Test func aHitHasNoMoreLineBreaksThanAreWritten() throws {
    let text = "a1\na2\na3\na4"
    #expect(try Self.hits("a[^x]*\\na", in: text, isExpression: true) == [0..<4, 6..<10])
    #expect(try Self.hits("(?s)a.*\\n", in: text, isExpression: true) == [0..<3, 3..<6, 6..<9])
    #expect(try Self.hits("a[^\\n]*$", in: text, isExpression: true).count == 4)
    let empty = String(repeating: "\n", count: 40)
    #expect(try Self.hits("\\n+", in: empty, isExpression: true) == [0..<32, 32..<40])
  }

  @Test func wordsOfAnExpressionAreWholeInBothParagraphs() throws {
    let text = "cat\ncut\nscat\ncot\ncat\ncuts"
    let hits = try Self.hits("c.t\\nc.t", in: text, words: true, isExpression: true)
    #expect(hits == [0..<7, 13..<20])
  }

  @Test(arguments: [
    (#"a\nb"#, 1), (#"a\Rb\n"#, 2), ("a\nb", 1), ("a b", 0), (#"a\s+b"#, 0), ("(?s)a.*b", 0),
    (#"[^\n]*"#, 0), (#"[\n,]"#, 1), (#"[]\n]"#, 1), (#"[^]\n]"#, 0), (#"[[:alpha:]\n]+"#, 32),
    (#"\\n"#, 0), (#"\\\n"#, 1), (#"\Qa\nb\E\n"#, 1), (#"(?#\n)a"#, 0), (#"\n?"#, 1),
    (#"\n+"#, 32), (#"\n*"#, 32), (#"\n{3}"#, 3), (#"\n{2,5}"#, 5), (#"\n{40,}"#, 40),
    (#"\n{2,}"#, 32), (#"(a\n){3}"#, 3), (#"((\n\n){2}b\n){3}"#, 15), (#"(a|\n)+"#, 32),
    (#"\n{"#, 1), (#"(\n{1000}){1000}"#, 1_000), (#"(?<!\n)x"#, 1), (#"[a"#, 0), (#"\"#, 0),
  ])
  func theLineBreaksOfAnExpressionAreCounted(expression: String, count: Int) {
    #expect(ExpressionLines(expression).count == count)
  }

  // MARK: Parts

  @Test func onlyHitsThatBeginInAPartCount() throws {
    let text = "one\ntwo\none\ntwo"
    for query in [TextQuery("e\nt"), TextQuery("e\\nt", isExpression: true)] {
      let search = try TextSearch(query)
      #expect(search.reach.lineBreaks == 1)
      #expect(search.hits(in: text, beginningIn: 0..<4).ranges == [2..<5])
      #expect(search.hits(in: text, beginningIn: 4..<8).ranges == [])
      #expect(search.hits(in: text, beginningIn: 8..<15).ranges == [10..<13])
    }
  }

  @Test func whatBelongsToAHitBeforeAPartIsNoneOfIt() throws {
    for query in [TextQuery("\na"), TextQuery("\\na", isExpression: true)] {
      let hits = try TextSearch(query).hits(in: "\na\na", beginningIn: 1..<4)
      #expect(hits.ranges == [2..<4])
    }
    for query in [TextQuery("a\na"), TextQuery("a\\na", isExpression: true)] {
      let hits = try TextSearch(query).hits(in: "a\na\na\na", beginningIn: 3..<7)
      #expect(hits.ranges == [4..<7])
    }
  }

  @Test func aQueryWithoutLineBreaksNeedsItsParagraphOnly() throws {
    for query in [TextQuery("a b"), TextQuery("a\\s+b", isExpression: true)] {
      #expect(try TextSearch(query).reach == .nothing)
    }
    let reach = try TextSearch(TextQuery("\n\nb")).reach
    #expect(reach.lineBreaks == 2 && !reach.looksBack && reach.length < 200)
    #expect(try TextSearch(TextQuery("\\n\\n", isExpression: true)).reach.looksBack)
  }

  // MARK: Work

  /// A naive search takes 10,000 steps at each of 200,000 places.
  @Test func manyLineBreaksTakeNoMoreWorkThanFew() throws {
    let text = String(repeating: "\n", count: 200_000) + "a"
    let query = String(repeating: "\n", count: 10_000)
    var found: [Range<Int>] = []
    let time = CPUTime.milliseconds {
      found = (try? Self.hits(query + "b", in: text)) ?? [0..<1]
    }
    #expect(found == [])
    #expect(time < 2_000)
    #expect(try Self.hits(query + "a", in: text) == [190_000..<200_001])
    #expect(try Self.hits(query, in: text).count == 20)
  }

  @Test func aHostileExpressionWithLineBreaksIsGivenUp() throws {
    let search = try TextSearch(TextQuery("(a+)+\\n?$", isExpression: true))
    let text = "aa\nb\nc\n" + String(repeating: "a", count: 40) + "b\naa"
    let hits = search.hits(in: text)
    #expect(hits.outcome == .gaveUp)
    #expect(hits.ranges == [0..<2])
  }

  @Test func aSearchThatIsNotWantedAnyMoreEnds() throws {
    let text = String(repeating: "word\n", count: 1_000)
    for query in [TextQuery("word\nw"), TextQuery("word\\nw", isExpression: true)] {
      var asked = 0
      let hits = try TextSearch(query).hits(in: text) {
        asked += 1
        return asked < 10
      }
      #expect(hits.outcome == .cancelled)
      #expect(hits.ranges.count < 10)
    }
  }
}

/// Compares queries with line breaks with a simple search over the whole text.
@Suite struct LinesSearchTwinTests {
  private static let pieces = [
    "a", "A", "b", "ß", "ss", "s", "é", "e\u{301}", "e", "\u{301}", "ﬁ", "f", "ш", "Ш", "漢",
    "👩‍👩‍👧", "\u{200D}", "\u{FFFC}", " ", "'",
  ]
  private static let breaks = ["\n", "\n", "\r\n", "\r", "\u{2029}", "\u{2028}"]

  private static func text(
    _ count: ClosedRange<Int>, _ pieces: [String], using random: inout SeededRandom
  ) -> String {
    (0..<Int.random(in: count, using: &random)).compactMap { _ in
      (Bool.random(using: &random) ? breaks : pieces).randomElement(using: &random)
    }.joined()
  }

  /// Returns the hits of a search character by character, in which a line break is one character.
  private static func naiveHits(_ query: TextQuery, in text: String) -> [Range<Int>] {
    let memory = FoldingMemory(for: query)
    func form(_ text: String) -> [[Unicode.Scalar]] {
      text.map { $0.isLineBreak ? ["\n"] : memory.form(of: $0) }
    }
    let places = text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.unicodeScalars.count) }
    let words = WordBoundaries(Array(text.unicodeScalars))
    // One letter may become two, which the query may have apart.
    let wanted = CaseFolding.folded(
      query.text.map { $0.isLineBreak ? "\n" : String($0) }.joined(),
      matchesCase: query.matchesCase)
    let forms = form(text)
    var hits: [Range<Int>] = []
    var index = 0
    while index < forms.count {
      let end = (index + 1..<forms.count + 1).first {
        Array(forms[index..<$0].joined()) == Array(wanted.unicodeScalars)
      }
      let hit = end.map { places[index]..<places[$0] }
      guard let hit, let end, !query.matchesWholeWords || words.bound(hit) else {
        index += 1
        continue
      }
      hits.append(hit)
      index = end
    }
    return hits
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func theTwinFindsTheSame(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for round in 0..<2_000 {
      let content = Self.text(0...24, Self.pieces, using: &random)
      let query = TextQuery(
        Self.text(1...3, Self.pieces, using: &random), matchesCase: Bool.random(using: &random),
        matchesWholeWords: round % 4 == 0)
      guard query.text.contains(where: \.isLineBreak) else { continue }
      let search = try TextSearch(query)
      let found = search.hits(in: content).ranges
      if !found.isEmpty { #expect(search.mayHit(TextSketch(content))) }
      #expect(
        found == Self.naiveHits(query, in: content),
        "seed \(seed), round \(round): \(query.text.debugDescription) in \(content.debugDescription)"
      )
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func anExpressionFindsWhatItFindsInTheWholeText(seed: UInt64) throws {
    // Each of these has as many line breaks in every match as are written.
    let expressions = [
      "a\\nb", "[ab]*\\n", "\\n(?:a|b\\n)", "^a?\\n^b", "(?<=b\\n)a", "(?<!\\n)\\n(?!\\n)",
      "b$\\n\\n", "\\n[^\\n]+\\n", "a\\n?b?",
    ]
    var random = SeededRandom(seed: seed)
    for round in 0..<500 {
      let content = Self.text(0...24, ["a", "b", "é"], using: &random)
        .replacing("\u{2028}", with: "")
      let source = expressions[round % expressions.count]
      let found = try TextSearch(TextQuery(source, isExpression: true)).hits(in: content).ranges
      #expect(
        try found == Self.matches(of: source, in: content),
        "seed \(seed), round \(round): \(source) in \(content.debugDescription)")
    }
  }

  /// Returns the matches in the whole text, with one LF for each line break.
  private static func matches(of source: String, in text: String) throws -> [Range<Int>] {
    let places = text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.unicodeScalars.count) }
    var lines = text.map { $0.isLineBreak ? "\n" : String($0) }.joined()
    let offsets = lines.reduce(into: [0]) { $0.append(($0.last ?? 0) + String($1).utf8.count) }
    let pattern = try Pattern(source, ignoresCase: true, matchesLines: true)
    var found: [Range<Int>] = []
    lines.withUTF8 { bytes in
      _ = pattern.forEachMatch(in: bytes) { match in
        if let lower = offsets.firstIndex(of: match.lowerBound),
          let upper = offsets.firstIndex(of: match.upperBound)
        {
          found.append(places[lower]..<places[upper])
        }
        return true
      }
    }
    return found
  }
}

extension Character {
  fileprivate var isLineBreak: Bool { unicodeScalars.first.map(LineBreak.isBreak) == true }
}
