import Testing
import TextMetrics

@Suite struct StringParagraphsTests {
  private func paragraphs(_ text: String) -> [String] {
    let source = StringParagraphs(text)
    return (0..<source.paragraphCount).map { index in
      source.withParagraph(at: index, characterLimit: .max) { utf8, isWhole in
        #expect(isWhole)
        return String(decoding: utf8, as: UTF8.self)
      }
    }
  }

  @Test func separatorsStayOnTheirParagraph() {
    #expect(paragraphs("") == [""])
    #expect(paragraphs("a") == ["a"])
    #expect(paragraphs("a\n") == ["a\n", ""])
    #expect(paragraphs("a\rb\nc\r\nd\u{2029}e") == ["a\r", "b\n", "c\r\n", "d\u{2029}", "e"])
    #expect(paragraphs("\n\r") == ["\n", "\r", ""])
  }

  @Test func otherBreaksAreNotSeparators() {
    let text = "a\u{2028}b\u{85}c\u{B}d\u{C}e"
    #expect(paragraphs(text) == [text])
  }

  @Test func thePrefixCountsScalars() {
    let source = StringParagraphs("aü漢😀b\nc")
    for (limit, expected) in [(1, "a"), (2, "aü"), (3, "aü漢"), (4, "aü漢😀"), (6, "aü漢😀b\n")] {
      source.withParagraph(at: 0, characterLimit: limit) { utf8, isWhole in
        #expect(String(decoding: utf8, as: UTF8.self) == expected)
        #expect(isWhole == (limit == 6))
      }
    }
  }
}
