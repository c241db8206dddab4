import FoundationEssentials
import RichTextModel
import Testing

/// What ``MarkdownForm`` says is lost: one case for each entry, in its order.
@Suite(.enabled(if: MarkdownForm.isAvailable)) struct MarkdownLossTests {
  /// What is not read, in the order of ``MarkdownForm``, is kept around edits.
  @Test(arguments: [
    ("[x](http://a.org \"Title\")", "[x](http://a.org)"),
    ("![x](a.png 'Title')", "![x](a.png)"), ("a\n\n[b]: c", "a"),
    ("```js {1,3}\nx\n```", "```js\nx\n```"), ("1. [ ] one\n2. [x] two", "- [ ] one\n- [x] two"),
    ("* a\n\n* b", "- a\n- b"), ("a\nb", "a b"), ("|a|\n|-|", "| a |\n| --- |"),
  ])
  func whatIsNotRead(markdown: String, written: String) throws {
    let document = try MarkdownDocument(markdown)
    var losses: [String] = []
    #expect(MarkdownForm.markdown(of: document.content) { losses = $0 }.trimmed == written)
    #expect(losses.isEmpty)
    // An edit elsewhere keeps it.
    let edited = document.content + "\n" + RichText("end")
    #expect(document.text(with: edited).hasPrefix(markdown))
  }

  /// One case for each entry of what is lost when content is written, in the order of
  /// ``MarkdownForm``.
  @Test(arguments: losses) func whatIsNotWrittenIsNamed(
    content: RichText, name: String?, rest: String
  ) throws {
    var names: [String] = []
    let written = MarkdownForm.markdown(of: content) { names = $0 }
    #expect(names == (name.map { [$0] } ?? []))
    #expect(try MarkdownTests.lines(written) == rest.split(separator: "¶").map(String.init))
  }

  private static let losses: [(RichText, String?, String)] = {
    var red = AttributeContainer()
    red[TextColorKey.self] = Color("#ff0000")
    var bold = AttributeContainer()
    bold[FontTraitsKey.self] = .bold
    var boldCode = bold
    boldCode[ParagraphKey.self] = ParagraphFormat(style: .code)
    var item = AttributeContainer()
    item[ParagraphKey.self] = ParagraphFormat(list: ListItem(.bullet))
    var inItem = AttributeContainer()
    inItem[ParagraphKey.self] = ParagraphFormat(headIndent: 24)
    let panel = AttachmentContent(
      name: ContentType("panel"), isBlock: true, size: .fullWidth, editors: ["in"])
    let table = { (table: TableContent) in RichText(AttachmentContent(table)) }
    var merged = TableContent(rows: [["a", "b"], ["c", "d"]])
    _ = merged.merge(TableCellRange(rows: 0..<1, columns: 0..<2))
    return [
      (RichText("a", attributes: red), "color", "a"),
      (RichText("a", attributes: boldCode), "fontTraits", "code a"),
      (" a", "whiteSpace", "a"), ("\u{A0}a", nil, "\u{A0}a"), ("a\n\nb", "emptyParagraph", "a¶b"),
      (
        RichText("\n", attributes: item) + RichText("a", attributes: inItem), "emptyParagraph",
        "• a"
      ),
      (RichText(PictureContent(.reference("a"), size: .fixed(9))), "pictureSize", "\u{FFFC}"),
      (table(merged), "spans", "\u{FFFC}"),
      (table(TableContent(rows: [["a"]], hasHeader: false)), "header", "\u{FFFC}"),
      (table(TableContent(rows: [[RichText("a", attributes: item)]])), "style", "\u{FFFC}"),
      (RichText(panel), "attachment", "quote in"),
      (RichText("a ", attributes: bold) + "b", nil, "a b"),
      (table(TableContent(rows: [["a\nb"]])), nil, "\u{FFFC}"), ("a@b.org", nil, "a@b.org"),
      ("a\0b", nil, "a\u{FFFD}b"),
    ]
  }()
}
