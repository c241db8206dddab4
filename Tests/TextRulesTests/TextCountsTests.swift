import Testing
import TextRules

/// Characters, words and paragraphs.
@Suite struct TextCountsTests {
  @Test(arguments: [
    ("", 0, 0, 0), ("\n\n", 0, 0, 0), ("a", 1, 1, 1), ("It's 2,5 👨‍👩‍👧.\nYes", 14, 3, 2),
    ("- – *", 5, 0, 1), ("漢字", 2, 2, 1), ("한국어 문장", 6, 2, 1), ("a\r\nb\u{2029}c", 3, 3, 3),
    ("e\u{301}te\u{301}", 3, 1, 1), ("foo_bar foo-bar", 15, 3, 1), ("3.14 1,000", 10, 2, 1),
  ])
  func counts(text: String, characters: Int, words: Int, paragraphs: Int) {
    let counts = TextCounts(of: text)
    #expect(counts.characters == characters)
    #expect(counts.words == words)
    #expect(counts.paragraphs == paragraphs)
  }
}
