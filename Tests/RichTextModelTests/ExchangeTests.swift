import FoundationEssentials
import RichTextModel
import Testing

/// Content for other programs: HTML, and bare text.
@Suite struct ExchangeTests {
  private static func attributes(
    _ change: (inout AttributeContainer) -> Void
  ) -> AttributeContainer {
    var attributes = AttributeContainer()
    change(&attributes)
    return attributes
  }

  private static func panel(_ text: RichText) -> RichText {
    RichText(AttachmentContent(id: "p", name: ContentType("panel"), isBlock: true, editors: [text]))
  }

  private static func html(_ content: RichText) -> String {
    let all = HTMLForm.html(of: content)
    let start = "<div style=\"white-space: pre-wrap\">"
    return all.hasPrefix(start) && all.hasSuffix("</div>")
      ? String(all.dropFirst(start.count).dropLast("</div>".count)) : "no div: \(all)"
  }

  @Test(arguments: [
    ("", ""), ("a", "<p>a</p>"), ("a\nb", "<p>a</p><p>b</p>"), ("a\r\nb", "<p>a</p><p>b</p>"),
    ("a\u{2029}b", "<p>a</p><p>b</p>"), ("a\n\nb\n", "<p>a</p><p><br></p><p>b</p>"),
    ("<b>&\"", "<p>&lt;b&gt;&amp;&quot;</p>"), ("👩‍👩‍👧 é", "<p>👩‍👩‍👧 é</p>"),
  ])
  func plainTextIsParagraphs(text: String, expected: String) {
    #expect(Self.html(RichText(text)) == expected)
  }

  @Test func looksAreElementsAndStyles() {
    let attributes = Self.attributes {
      $0.fontTraits = [.bold, .italic]
      $0.underline = .single
      $0.textColor = Color("#ff0000")
      $0.fontSize = 12.5
      $0.fontFamily = "DejaVu Sans'; x: \"<"
    }
    #expect(
      Self.html(RichText("x", attributes: attributes))
        == "<p><span style=\"font-family: 'DejaVu Sans x '; font-size: 12.5pt; color: #ff0000\">"
        + "<b><i><u>x</u></i></b></span></p>")
  }

  @Test func aLinkCannotEndItsElement() {
    let link = Self.attributes { $0.link = "https://example.org/?a=\"><script>" }
    #expect(
      Self.html(RichText("x", attributes: link))
        == "<p><a href=\"https://example.org/?a=&quot;&gt;&lt;script&gt;\">x</a></p>")
  }

  @Test func aParagraphKeepsItsSetting() {
    let format = ParagraphFormat(alignment: .center, headIndent: 25)
    let attributes = Self.attributes { $0.paragraph = format }
    #expect(
      Self.html(RichText("x\n", attributes: attributes) + "y")
        == "<p style=\"text-align: center; margin-left: 25px\">x</p><p>y</p>")
  }

  @Test func nestedTextsAreQuotes() {
    let content = "a\n" + Self.panel("b" + Self.panel("<c>")) + "\nd"
    #expect(
      Self.html(content)
        == "<p>a</p><blockquote><p>b</p><blockquote><p>&lt;c&gt;</p></blockquote></blockquote>"
        + "<p>d</p>")
  }

  @Test func flattenedTextHasTheNestedTextsOnLinesOfTheirOwn() {
    #expect(("a" + Self.panel("b") + "c").flattenedText == "a\nb\nc")
    #expect(("a\n" + Self.panel("b") + "\nc").flattenedText == "a\nb\nc")
    #expect((Self.panel("b") + Self.panel("c")).flattenedText == "b\nc")
    #expect((Self.panel("") + "x").flattenedText == "x")
    #expect(Self.panel("a" + Self.panel("b")).flattenedText == "a\nb")
  }

  @Test func aCopyHasOtherAttachmentsAtEveryDepth() {
    let content = "a" + Self.panel("b" + Self.panel("c"))
    let copy = content.withNewAttachments { _ in false }
    #expect(copy.attachments.map(\.content.id) == [""])
    #expect(copy.attachments[0].content.editors[0].attachments.map(\.content.id) == [""])
    #expect(copy.text == content.text)
    #expect(content.withNewAttachments { _ in true } == content)
  }
}
