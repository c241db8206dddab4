import Testing

@testable import TextTranslation

@Suite("Arguments in texts")
struct FormattedTests {
  @Test("arguments come in their order, or in that of the translation")
  func order() {
    #expect("%d of %d".formatted(2, 7) == "2 of 7")
    #expect("%2$d: %1$s".formatted("a", 7) == "7: a")
    #expect("%s, %s and %s".formatted("a", "b", "c") == "a, b and c")
  }

  @Test("a percent sign is written twice, or stands before no specification")
  func percent() {
    #expect("100 %% of %s".formatted("it") == "100 % of it")
    #expect("Scale (%)".formatted() == "Scale (%)")
    #expect("%".formatted(1) == "%")
  }

  @Test("what an argument contains is not a specification")
  func argumentsAreNotRead() {
    #expect("%s and %s".formatted("%s", "%2$s") == "%s and %2$s")
  }

  @Test(
    "a translation with a wrong specification does no harm",
    arguments: [
      "%s %s", "%3$s", "%0$s", "%99999999999999999999$s", "%$s", "%1$", "%n", "%*d", "%5d",
    ])
  func wrongSpecifications(text: String) {
    #expect(text.formatted() == text)
  }

  @Test("a number chooses between the English forms")
  func plurals() {
    func hits(_ count: Int) -> String { translated("%d hit", plural: "%d hits", count: count) }
    #expect([0, 1, 2].map(hits) == ["0 hits", "1 hit", "2 hits"])
    #expect(
      translated("%2$s has %1$d step.", plural: "%2$s has %1$d steps.", count: 3, "x")
        == "x has 3 steps.")
  }
}
