import FoundationEssentials
import RichTextModel
import Testing

/// What comes where: the table of the rule for everything that is inserted.
@Suite struct InsertionTests {
  private static func inserted(
    _ content: RichText, _ source: Insertion.Source, into lines: String
  ) -> RichText {
    let place = LineNotation(lines)
    var text = place.content
    text.apply(
      text.insertion(of: content, from: source, in: place.range, typing: place.typing))
    return text
  }

  private static func lines(
    _ content: String, _ source: Insertion.Source, into lines: String
  ) -> String {
    LineNotation.lines(of: inserted(LineNotation(content).content, source, into: lines))
  }

  @Test(
    "text within a line takes the format of the line",
    arguments: [
      ("- |Ada", "- twoAda"), ("(x) |Ada", "(x) twoAda"), ("# |Ada", "# twoAda"),
      ("> |Ada", "> twoAda"), ("$ |Ada", "$ twoAda"), ("- A|da", "- Atwoda"),
      ("- Ada|", "- Adatwo"),
      ("- |", "- two"), ("# |", "# two"), ("# [Old title]\ntext", "# two\ntext"),
      ("a\n# |", "a\n# two"), ("a\n- [b\n# c]d", "a\n- twod"), ("# a[b\n- c]d", "# atwod"),
      ("--- |\na", "two\na"), ("7. |Ada", "7. twoAda"),
    ])
  func withinALine(place: String, expected: String) {
    for source in Insertion.Source.allCases {
      #expect(Self.lines("two", source, into: place) == expected, "\(source)")
    }
    #expect(Self.lines("# two", .selection, into: place) == expected, "a word of a heading")
    #expect(Self.lines("- two", .selection, into: place) == expected, "a word of an item")
  }

  @Test(
    "whole paragraphs bring their own",
    arguments: [
      ("# two", "- |", "# two"), ("# two", "a|b", "atwob"), ("- two", "# |Ada", "# twoAda"),
      ("- x\n- y", "|", "- x\n- y"), ("- x\n- y", "# |", "- x\n- y"),
      ("- x\n- y", "a|b", "ax\nyb"), ("# x\ny", "- |Ada", "# x\n- yAda"),
      ("# x\ny\n> z", "- A|da\nb", "- Ax\ny\n- zda\nb"), ("# x\n", "- A|da", "- Ax\n- da"),
      ("# x\n", "(x) A|da", "(x) Ax\n( ) da"), ("# x\n", "(x) |Ada", "# x\n(x) Ada"),
      ("# x\n", "# A|\nb", "# Ax\n\nb"), ("# x\n", "- A|", "- Ax\n- "),
      ("x\n", "# a\n- |", "# a\nx\n- "),
      ("x\ny", "- a[b\n# c]d", "- ax\n# yd"), ("- x\n- y", "--- |\na", "- x\n- y\na"),
    ])
  func wholeParagraphs(content: String, place: String, expected: String) {
    #expect(Self.lines(content, .document, into: place) == expected)
  }

  @Test(
    "a line of a list is whole if its end is in it",
    arguments: [("# two\n", "- |Ada", "# two\n- Ada"), ("# two\n", "|", "# two\n")])
  func wholeLinesOfASelection(content: String, place: String, expected: String) {
    #expect(Self.lines(content, .selection, into: place) == expected)
  }

  @Test(
    "each line of plain text is one of the place",
    arguments: [
      ("x\ny", "- |", "- x\n- y"), ("x\ny", "(x) A|da", "(x) Ax\n( ) yda"),
      ("x\ny", "(x) |Ada", "( ) x\n(x) yAda"), ("x\ny", "7. A|", "7. Ax\n1. y"),
      ("x\ny", "> |a\nb", "> x\n> ya\nb"), ("x\n", "- a|", "- ax\n- "),
    ])
  func linesOfPlainText(content: String, place: String, expected: String) {
    #expect(Self.lines(content, .plainText, into: place) == expected)
  }

  @Test(
    "code takes nothing but text",
    arguments: [
      ("# x\n- y\n  - z", "$ a|b", "$ ax\n$ • y\n$   ◦ zb"), ("- x", "$ |", "$ x"),
      ("# x\n", "$ a\n$ |", "$ a\n$ x\n$ "), ("x\ny", "$ a[b\n# c]d", "$ ax\n$ yd"),
    ])
  func codeTakesText(content: String, place: String, expected: String) {
    #expect(Self.lines(content, .document, into: place) == expected)
  }

  @Test(
    "a list in an item is on its level",
    arguments: [
      ("- x\n- y", "- a\n  - b|", "- a\n  - bx\n  - y"), ("- x\n  - y", "  - |", "  - x\n    - y"),
      ("  - x\n- y", "  - a|", "  - ax\n  - y"), ("  - x\n    - y", "- a|", "- ax\n  - y"),
      ("- x\n- y", "a|", "ax\n- y"),
    ])
  func listsInItems(content: String, place: String, expected: String) {
    #expect(Self.lines(content, .document, into: place) == expected)
  }

  @Test func codeHasNoOtherLook() {
    var bold = AttributeContainer()
    bold[FontTraitsKey.self] = .bold
    bold[LinkKey.self] = "https://example.org"
    let content =
      RichText("x\u{2028}y", attributes: bold) + RichText(AttachmentContent(name: "panel"))
    let text = Self.inserted(content, .selection, into: "$ a|b")
    #expect(text == LineNotation("$ ax\n$ yb").content)
  }

  @Test func codeOfALineStaysCode() {
    var (mono, bold) = (AttributeContainer(), AttributeContainer())
    mono[FontTraitsKey.self] = .monospace
    bold[FontTraitsKey.self] = .bold
    let code = RichText("ab", attributes: mono)
    let word = RichText("x", attributes: bold)
    var text = code
    text.apply(text.insertion(of: word, from: .selection, in: 1..<1))
    #expect(text == RichText("axb", attributes: mono))
    text = code
    text.apply(text.insertion(of: word, from: .selection, in: 0..<2))
    #expect(text == RichText("x", attributes: mono))
    text = code
    text.apply(text.insertion(of: word, from: .selection, in: 2..<2))
    #expect(text == code + word, "after it, letters have their own look")
  }

  @Test func plainTextHasTheLettersOfItsPlace() {
    var bold = AttributeContainer()
    bold[FontTraitsKey.self] = .bold
    var text = RichText("ab", attributes: bold)
    text.apply(text.insertion(of: "x", from: .plainText, in: 1..<1))
    #expect(text == RichText("axb", attributes: bold))
    text.apply(text.insertion(of: "y", from: .plainText, in: 1..<1, typing: AttributeContainer()))
    #expect(text.part(1..<2).runs[0].attributes == AttributeContainer())
  }

  @Test func aBlockAttachmentGetsALineOfItsOwn() {
    let panel = RichText(AttachmentContent(name: "panel", isBlock: true))
    let text = Self.inserted(panel, .document, into: "# a|b")
    #expect(LineNotation.lines(of: text) == "# a\n\u{FFFC}\n# b")
  }

  @Test func anEmptyTextIsWhatIsTypedInIt() {
    var typing = AttributeContainer()
    typing[ParagraphKey.self] = ParagraphFormat(list: ListItem(.bullet))
    var text = RichText()
    text.apply(text.insertion(of: "two", from: .document, in: 0..<0, typing: typing))
    #expect(text == RichText("two", attributes: typing))
  }
}
