import Glibc
import Testing
import TextRules

@Suite(.serialized) struct MatchEffortTests {
  private static let evil = String(repeating: "a", count: 28) + "!"
  private static let letters = String(repeating: "a", count: 4_000)

  /// Patterns that would take years, or all memory, without a limit.
  private static let hostile = [
    "^(a+)+$", "(a+)+$", "(a|aa)+$", "(a|a?)+$", "([a-z]+)*$", "(.*a){20}$", "^(([a-z])+.)+[A-Z]$",
    "(*NO_START_OPT)(a+)+$", "(?:(?:a+)+)+[cd]", "(?=(a+)+$)x|(a+)+y[cd]", "(a|aa|aaa)*[cd]",
    "(?<x>a|(?&x)a)+$", "(a(?1)?)+$", "((a*)*)*[cd]", "(a+|b)\\1*(a+)*[cd]",
  ]

  @Test(arguments: hostile)
  func aHostilePatternGivesUp(source: String) throws {
    let pattern = try Pattern(source)
    #expect(pattern.match(in: Self.evil, effort: .instant) == .gaveUp)
    #expect(CPUTime.milliseconds { _ = pattern.match(in: Self.evil, effort: .instant) } < 30)
    #expect(CPUTime.milliseconds { _ = pattern.match(in: Self.letters, effort: .instant) } < 30)
    #expect(CPUTime.milliseconds { _ = pattern.match(in: Self.letters) } < 5_000)
  }

  /// Between two counted steps the engine may scan the whole text.
  @Test(arguments: [
    "[ab]++[cd]", "([ab]++|[xy])*[cd]", "(?:[ab]*+){2}[cd]", "(?=[ab]++)(?=[ab]++)[ab]++[cd]",
    ".*.*.*[cd]", "(?s).*?.*?.*?[cd]",
  ])
  func workBetweenStepsIsBoundedToo(source: String) throws {
    let pattern = try Pattern(source)
    for length in [16, 64, 256, 1_024, 4_096, 65_536] {
      let text = String(repeating: "a", count: length)
      #expect(CPUTime.milliseconds { _ = pattern.match(in: text, effort: .instant) } < 30)
    }
  }

  @Test(arguments: [
    "(*LIMIT_MATCH=4000000000)", "(*UTF)(*LIMIT_MATCH=4000000000)(*UCP)",
    "(*LIMIT_DEPTH=4000000000)(*LIMIT_HEAP=4000000000)", "(*NO_JIT)",
  ])
  func aPatternCannotRaiseItsLimits(verbs: String) throws {
    let pattern = try Pattern(verbs + "^(a+)+$")
    #expect(pattern.match(in: Self.evil, effort: .instant) == .gaveUp)
    #expect(CPUTime.milliseconds { _ = pattern.match(in: Self.evil, effort: .instant) } < 30)
  }

  @Test func aPatternCanLowerItsLimit() throws {
    let text = String(repeating: "ab", count: 20)
    #expect(try Pattern("(a|b)*$").match(in: text) == .matched)
    #expect(try Pattern("(*LIMIT_MATCH=5)(a|b)*$").match(in: text) == .gaveUp)
  }

  @Test(arguments: ["(?R)", "(a(?1)?b|c)*(?R)", "a?(?R)?b|(?R)"])
  func endlessRecursionGivesUp(source: String) throws {
    #expect(try Pattern(source).match(in: Self.letters) != .matched)
  }

  @Test func manyGroupsDoNotTakeAllTheMemory() throws {
    let groups = String(repeating: "(a?)", count: 5_000)
    let before = Self.maximumMemory()
    #expect(try Pattern(groups + "(.|b)*[cd]").match(in: Self.letters) == .gaveUp)
    #expect(Self.maximumMemory() - before < 300_000)
  }

  /// Returns the peak memory of the process, in KiB.
  private static func maximumMemory() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }

  @Test func ordinaryPatternsOnShortTextsAreInstant() throws {
    let email = try Pattern(#"^[a-zA-Z0-9+-\_.]+@[a-zA-Z0-9-]+\.[a-zA-Z0-9-.]{2,3}+$"#)
    let text = "somebody.with.a.long.name@a-rather-long-host-name.org"
    #expect(email.match(in: text, effort: .instant) == .matched)
    #expect(email.match(in: text + "xx", effort: .instant) == .unmatched)
  }

  @Test func ordinaryPatternsOnLongTextsAreFound() throws {
    let text = String(repeating: "Some words and numbers, 12 of them. ", count: 20_000) + "@home"
    #expect(try Pattern("[a-z]+ [a-z]+ @home|@home").match(in: text) == .matched)
    #expect(try Pattern("\\d+ of us").match(in: text) == .unmatched)
  }

  @Test func aTextOverAMebibyteIsNotTried() throws {
    let text = String(repeating: "a", count: MatchEffort.longestText)
    #expect(try Pattern("^a").match(in: text) == .matched)
    #expect(try Pattern("^a").match(in: text + "a") == .gaveUp)
  }
}
