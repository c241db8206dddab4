import Testing
import TextParagraphs

/// The ends of paragraphs, in bytes, in characters and in texts.
struct ParagraphEndTests {
  @Test(arguments: [
    ("\n", 1), ("\r", 1), ("\r\n", 2), ("\u{2029}", 3), ("\u{2028}", 0), ("\u{85}", 0),
    ("\u{B}", 0), ("\u{C}", 0), ("a", 0), ("\u{20AC}", 0), ("\n\r", 1),
  ])
  func everybodyHasTheSameEnds(end: String, length: Int) {
    let utf8 = Array(("x" + end).utf8)
    utf8.withUnsafeBufferPointer {
      #expect(ParagraphEnd.length(in: $0, at: 1) == length)
    }
    #expect(end.unicodeScalars.first.map(ParagraphEnd.isEnd) == (length > 0))
    var paragraphs: [String] = []
    ParagraphEnd.forEachParagraph(of: "x\(end)y") { text, _ in paragraphs.append(String(text)) }
    let expected = end == "\n\r" ? ["x", "", "y"] : length > 0 ? ["x", "y"] : ["x\(end)y"]
    #expect(paragraphs == expected)
  }

  @Test(arguments: [
    ("a\r\n", "a"), ("a\n\n", "a\n"), ("a\n\r", "a\n"), ("\u{2029}", ""), ("a\u{2029}", "a"),
    ("", ""), ("\r\n", ""), ("a\u{20A9}", "a\u{20A9}"), ("a", "a"),
  ])
  func aParagraphIsChoppedOnce(paragraph: String, rest: String) {
    Array(paragraph.utf8).withUnsafeBufferPointer {
      #expect(ParagraphEnd.chopped($0).elementsEqual(rest.utf8))
    }
  }

  @Test
  func bytesThatEndEarlyEndNoParagraph() {
    [UInt8(0xE2), 0x80].withUnsafeBufferPointer {
      #expect(ParagraphEnd.length(in: $0, at: 0) == 0)
      #expect(ParagraphEnd.chopped($0).count == 2)
    }
  }

  @Test
  func anEmptyTextIsOneParagraph() {
    var paragraphs: [Bool] = []
    ParagraphEnd.forEachParagraph(of: "") { paragraphs.append($1) }
    ParagraphEnd.forEachParagraph(of: "\n") { paragraphs.append($1) }
    #expect(paragraphs == [false, true, false])
  }
}
