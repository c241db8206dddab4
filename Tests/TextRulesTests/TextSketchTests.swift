import Testing

@testable import TextRules

/// What a sketch of a text tells of queries.
///
/// That it misses no hit is a law of the random tests of searches.
@Suite struct TextSketchTests {
  private static func mayHit(_ query: TextQuery, _ text: String) throws -> Bool {
    try TextSearch(query).mayHit(TextSketch(text))
  }

  @Test(arguments: ["warm", "WARM", "gree", "é", "e", "m\ng", "\u{301}", "strasse", " "])
  func whatIsThereMayBeFound(query: String) throws {
    #expect(try Self.mayHit(TextQuery(query), "Warm\nGreetings, Café Straße"))
  }

  @Test(arguments: ["cold", "wram", "x", "é€"])
  func whatIsNotThereNeedNotBeSearched(query: String) throws {
    #expect(try !Self.mayHit(TextQuery(query), "Warm\nGreetings, Café Straße"))
  }

  @Test func anExpressionIsAlwaysSearched() throws {
    #expect(try Self.mayHit(TextQuery("x+", isExpression: true), "Warm"))
  }

  @Test func nothingIsInAnEmptyText() throws {
    #expect(try !Self.mayHit(TextQuery("a"), ""))
  }

  @Test func fewOfManyTextsSeemToHaveAWord() throws {
    let search = try TextSearch(TextQuery("zebra"))
    let count = (0..<1_000).count { number in
      let words = (0..<200).map { "word\($0 * 7919 + number * 104_729)" }
      return search.mayHit(TextSketch(words.joined(separator: " ")))
    }
    #expect(count < 10)
  }
}
