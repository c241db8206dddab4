import Testing
import TextRules

@Suite struct PatternTests {
  private static let email = #"^[a-zA-Z0-9+-\_.]+@[a-zA-Z0-9-]+\.[a-zA-Z0-9-.]{2,3}+$"#

  @Test func theSearchIsNotAnchored() throws {
    #expect(try Pattern("b+").match(in: "abbc") == .matched)
    #expect(try Pattern("^b+").match(in: "abbc") == .unmatched)
  }

  @Test func anEmptyTextMatchesWhatCanBeOfNoCharacters() throws {
    for source in ["", "a*", "^[0-9]*$", "^$", "\\A\\z"] {
      #expect(try Pattern(source).match(in: "") == .matched, "\(source)")
      #expect(try WholeTextPattern(source).match(in: "") == .matched, "\(source)")
    }
    #expect(try Pattern("a").match(in: "") == .unmatched)
    #expect(try Pattern("^.").match(in: "") == .unmatched)
    #expect(try Pattern("").match(in: "a") == .matched)
  }

  @Test(arguments: [
    ("me@example.org", true), ("a.b+c_d@x.de", true), ("me@example.org1", false),
    ("me@example", false), ("me example@x.org", false), ("@x.org", false),
    ("a\\b@x.org", true), ("a=b@x.org", true), ("a!b@x.org", false), ("ü@x.org", false),
    ("me@x.o-", true), ("me@x.abcd", false), ("me@a.b.cd", false),
  ])
  func theEmailPatternOfTheSeed(text: String, isMatched: Bool) throws {
    // "+-\_" is a range, from plus to underscore: "=" and the backslash are inside.
    let match = try Pattern(Self.email).match(in: text)
    #expect(match == (isMatched ? .matched : .unmatched))
  }

  @Test func textIsUnicode() throws {
    #expect(try Pattern("^.$").match(in: "ü") == .matched)
    #expect(try Pattern("^\\p{Han}+$").match(in: "漢字") == .matched)
    #expect(try Pattern("^a\\x{0}b$").match(in: "a\0b") == .matched)
  }

  @Test(
    arguments: [
      ("ab(", 3), ("ä[z-a]", 4), ("a**", nil), ("(?<n>", 5), ("[", 1), ("\\", 1),
      ("(*UTF)ab(", 9), ("a\0b", 1), ("7: 8(", 5),
    ] as [(String, Int?)])
  func aMistakeHasAMessageAndAPlace(source: String, offset: Int?) {
    #expect {
      try Pattern(source)
    } throws: { thrown in
      let error = try #require(thrown as? PatternError)
      #expect(!error.message.isEmpty)
      #expect(!error.message.contains("7"))
      return offset == nil || error.offset == offset
    }
  }

  @Test(arguments: [100_000, 1_000])
  func nestedBracketsAreRefusedWithoutACrash(depth: Int) {
    for bracket in ["(", "(?:", "[", "(?=", "(?<=", "(?R", "(|", "((?:a|"] {
      #expect(throws: PatternError.self) {
        try Pattern(String(repeating: bracket, count: depth))
      }
    }
    #expect(throws: PatternError.self) {
      let open = String(repeating: "(", count: depth)
      return try Pattern(open + "a" + String(repeating: ")", count: depth))
    }
  }

  @Test func aVeryLongPatternIsRefused() {
    #expect(throws: PatternError.self) { try Pattern(String(repeating: "a|", count: 100_000)) }
    #expect(throws: PatternError.self) { try Pattern("((a{1,1000}){1,1000}){1,60}") }
  }
}
