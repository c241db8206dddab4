import TextMetrics
import Testing

@Suite struct WrittenLanguageTests {
  @Test(
    arguments: [
      ("en_US", "naïve", true), ("en_US", "don’t", true), ("en_US", "e\u{301}", true),
      ("en-GB", "שלום", false), ("en", "漢字", false), ("en_US", "Привет", false),
      ("en_US", "aשלום", false), ("de_DE", "Grüße", true), ("he_IL", "שלום", true),
      ("he", "hello", false), ("ru_RU", "Привет", true), ("sr", "Здраво", true),
      ("ja", "漢字かな", true), ("ko", "한글", true), ("en", "한글", false),
    ])
  func letters(language: String, word: String, isWritten: Bool) {
    #expect(WrittenLanguage(language).isWritten(in: word) == isWritten)
  }

  @Test(arguments: ["", "xx_unknown", "\0", "C", "a\0b"])
  func aLanguageThatNobodyKnowsIsWrittenInEverything(language: String) {
    #expect(WrittenLanguage(language).isWritten(in: "שלום"))
  }

  @Test func whatBelongsToNoScriptIsWrittenInEverything() {
    for text in ["", "42", "…", "😀", "\u{301}"] {
      #expect(WrittenLanguage("en").isWritten(in: text), "\(text)")
    }
  }
}
