import Testing
import TextMetrics

@Suite("Where the words of a text are")
struct TextWordsTests {
  private func words(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return TextWords.ranges(in: text).map { range in
      var word = String.UnicodeScalarView()
      word.append(contentsOf: scalars[range])
      return String(word)
    }
  }

  @Test func wordsAreCountedInScalars() {
    #expect(TextWords.ranges(in: "I don't know") == [0..<1, 2..<7, 8..<12])
    #expect(TextWords.ranges(in: "😀 e\u{301}t") == [2..<5])
    #expect(TextWords.ranges(in: "") == [])
    #expect(TextWords.ranges(in: " \n.,") == [])
  }

  @Test func anApostropheBetweenLettersHoldsThemTogether() {
    #expect(words("don't l’été o'clock") == ["don't", "l’été", "o'clock"])
    #expect(words("'quoted' dogs' rock'n'roll") == ["quoted", "dogs", "rock'n'roll"])
    #expect(words("can'") == ["can"])
    #expect(words("a''b") == ["a", "b"])
  }

  @Test func punctuationAndLinesPartWords() {
    #expect(
      words("one,two.three\nfour-five\r\nsix") == ["one", "two", "three", "four", "five", "six"])
  }

  @Test func otherScripts() {
    #expect(words("שלום мир 한국어") == ["שלום", "мир", "한국어"])
    #expect(words("e\u{301}te\u{301}") == ["e\u{301}te\u{301}"])
  }
}
