import Testing
import TextRules

@Suite struct LengthLimitTests {
  @Test(
    arguments: [
      (0, "", .near(remaining: 0)),
      (0, "a", .over(by: 1, from: 0)),
      (-3, "a", .over(by: 1, from: 0)),
      (5, "Grüße", .near(remaining: 0)),
      (5, "Grüße!", .over(by: 1, from: 5)),
      (3, "e\u{301}👩‍👩‍👧‍👦한x", .over(by: 1, from: 10)),
      (100, "short", .far),
      (100, String(repeating: "a", count: 90), .near(remaining: 10)),
      (100, String(repeating: "a", count: 89), .far),
      (2, "\r\n\r\nx", .over(by: 1, from: 4)),
    ] as [(Int, String, LengthLimit.Length)])
  func charactersCountAsPeopleCountThem(maximum: Int, text: String, length: LengthLimit.Length) {
    #expect(LengthLimit(maximum).check(text) == length)
  }

  @Test func countingStopsFarPastTheLimit() {
    let text = String(repeating: "a", count: 100_000)
    #expect(LengthLimit(10).check(text) == .over(by: LengthLimit.countedBeyond, from: 10))
  }

  @Test func aTextOfFewScalarsIsFarWithoutBeingRead() {
    let limit = LengthLimit(1_000)
    #expect(limit.nearness == 100)
    #expect(limit.isFar(scalarCount: 899))
    #expect(!limit.isFar(scalarCount: 900))
    #expect(LengthLimit(20).nearness == 10)
    #expect(LengthLimit(100_000).nearness == 100)
  }
}
