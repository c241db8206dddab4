import Testing

@testable import WidgetSupport

@Suite("Which words are checked")
struct SpellingExcerptTests {
  private func words(_ text: String, touching range: Range<Int>? = nil) -> [String] {
    let count = text.unicodeScalars.count
    return SpellingExcerpt(text, at: 0, ofTextWithLength: count)
      .words(touching: range ?? 0..<count).words.map(\.text)
  }

  @Test func ordinaryWords() {
    #expect(words("I don't know, ok?") == ["I", "don't", "know", "ok"])
    #expect(words("") == [])
    #expect(words("«l’été» naïve") == ["l’été", "naïve"])
  }

  @Test(arguments: [
    "http://example.org/teh", "me@exmple.org", "www.exmple.org", "/usr/lbi", "#hashtg", "snake_cse",
    "C:\\Progams", "@nme", "(https://a.b/wrng)",
  ])
  func addressesAreLeftAlone(run: String) {
    #expect(words("see \(run) now") == ["see", "now"])
  }

  @Test func whatIsNoWordIsLeftAlone() {
    #expect(words("abc1 3rd 42 3.14 ½ 😀") == [])
    let long = String(repeating: "a", count: 100)
    #expect(words(long) == [long])
    #expect(words(long + "a") == [])
  }

  @Test func onlyWhatTouchesTheRangeIsChecked() {
    let text = "one two three four"
    #expect(words(text, touching: 5..<6) == ["two"])
    #expect(words(text, touching: 7..<8) == ["two", "three"])
    #expect(words(text, touching: 3..<3) == ["one"])
    // All of a run: a colon turns what was a word into an address.
    #expect(words("one two,three four", touching: 5..<6) == ["two", "three"])
    let excerpt = SpellingExcerpt(text, at: 0, ofTextWithLength: 18)
    #expect(excerpt.words(touching: 5..<6).covered == 4..<7)
  }

  @Test func offsetsCountInTheWholeText() {
    let excerpt = SpellingExcerpt("é two 😀 three ", at: 100, ofTextWithLength: 1_000)
    let found = excerpt.words(touching: 100..<114)
    #expect(found.words.map(\.range) == [102..<105, 108..<113])
  }

  @Test func wordsThatTheExcerptCutsAreNotChecked() {
    let middle = SpellingExcerpt("rst two thi", at: 100, ofTextWithLength: 1_000)
    #expect(middle.words(touching: 100..<111).words.map(\.text) == ["two"])
    let beginning = SpellingExcerpt("first two thi", at: 0, ofTextWithLength: 1_000)
    #expect(beginning.words(touching: 0..<13).words.map(\.text) == ["first", "two"])
  }
}
