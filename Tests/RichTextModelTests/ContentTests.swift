import FoundationEssentials
import RichTextModel
import Testing

/// Positions, colors and sizes.
@Suite struct ContentTests {
  @Test func offsetsCountUnicodeScalars() {
    var text: RichText = "e\u{301}👨‍👩‍👧"
    text.append(RichText(AttachmentContent(name: ContentType("panel"))))
    text.append(RichText("z"))
    #expect(text.count == 9)
    #expect(text.part(7..<8).attachments.first?.content.name == ContentType("panel"))
    #expect(text.part(8..<9).text == "z")
    #expect(text.attachments.map(\.offset) == [7])
    #expect(text.characterBoundary(before: 1) == 0)
    #expect(text.characterBoundary(before: 4) == 2)
    #expect(text.characterBoundary(before: 7) == 7)
    #expect(text.characterBoundary(before: 99) == 9)
  }

  @Test func manyPartsChangeAsOneAfterTheOther() {
    var bold = AttributeContainer()
    bold.fontTraits = .bold
    let text = RichText("one ") + RichText("two", attributes: bold) + RichText(" three four é")
    for parts in [
      [], [0..<3], [2..<5, 5..<6], [0..<20], [4..<7, 8..<13, 19..<20], [1..<2, 3..<6, 6..<9],
    ] as [[Range<Int>]] {
      var (together, apart) = (text, text)
      together.changeAttributes(in: parts) { $1[LinkKey.self] = "part \($0)" }
      for (number, part) in parts.enumerated() {
        apart.changeAttributes(in: part) { $0[LinkKey.self] = "part \(number)" }
      }
      #expect(together == apart, "\(parts)")
    }
  }

  @Test func offsetsOutsideTheTextMeanItsEnds() {
    let text = RichText("abc")
    #expect(text.part(-5..<2).text == "ab")
    #expect(text.part(2..<90).text == "c")
    #expect(text.part(7..<90).text == "")
  }

  @Test func equalAttachmentsSideBySideAreTwo() {
    let one = RichText(AttachmentContent(name: ContentType("panel")))
    #expect((one + one).attachments.map(\.offset) == [0, 1])
  }

  @Test func swiftsOwnTextIsTakenOverAndGivenBack() {
    var random = RandomContent(seed: 99)
    for _ in 0..<500 {
      let text = random.text()
      #expect(RichText(AttributedString(text)) == text)
    }
  }

  @Test func textsThatOnlyLookAlikeDiffer() {
    #expect(RichText("\u{e9}") != RichText("e\u{301}"))
  }

  @Test(arguments: ["#000000", "#ff8800", "#ff880080", "#ffffff00"])
  func coloursAreSpelledAsTheyWereRead(spelling: String) throws {
    #expect(try #require(Color(spelling)).description == spelling)
  }

  @Test(arguments: ["", "#", "red", "#fff", "#gg0000", "#+12345", "ff8800", "#ff88001"])
  func otherWordsAreNoColours(word: String) {
    #expect(Color(word) == nil)
  }

  @Test(arguments: [
    (AttachmentSize.matchContent, 90), (.fullWidth, 400), (.fixed(33), 33), (.fixed(-3), 1),
    (.range(minWidth: 100, maxWidth: 200), 100), (.range(minWidth: 10, maxWidth: 40), 40),
    (.range(minWidth: 80, maxWidth: 40), 80), (.percent(50), 200), (.percent(-1), 1),
    (.percent(.nan), 1), (.percent(.infinity), 1),
  ])
  func sizesGiveWidths(size: AttachmentSize, width: Int) {
    #expect(size.width(inLine: 400, natural: 90) == width)
  }
}
