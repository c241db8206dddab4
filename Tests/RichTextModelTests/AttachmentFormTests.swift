import FoundationEssentials
import RichTextModel
import Testing

/// Attachments of an app's own kind in HTML and Markdown.
@Suite struct AttachmentFormTests {
  private static let kind = ContentType("details")
  private static let form = AttachmentForm(
    kind, html: { _, texts in "<details>\(texts.joined())</details>" },
    markdown: { _, texts in "<details>\n\n\(texts.joined(separator: "\n"))\n</details>" })

  private static func details(_ editors: [RichText]) -> RichText {
    RichText(AttachmentContent(name: kind, isBlock: true, size: .fullWidth, editors: editors))
  }

  private static func html(_ content: RichText, _ forms: [AttachmentForm] = [form]) -> String {
    HTMLForm.html(of: content, attachments: forms)
      .replacing("<div style=\"white-space: pre-wrap\">", with: "").replacing("</div>", with: "")
  }

  private static func markdown(
    _ content: RichText, _ forms: [AttachmentForm] = [form]
  ) -> (text: String, lost: [String]) {
    var lost: [String] = []
    let text = MarkdownForm.markdown(of: content, attachments: forms) { lost = $0 }
    return (text, lost)
  }

  @Test func aFormWritesTheTextsOfTheEditors() {
    let content = "a\n" + Self.details(["1 < 2", "b"]) + "\nc"
    #expect(
      Self.html(content) == "<p>a</p><details><p>1 &lt; 2</p><p>b</p></details><p>c</p>")
    let markdown = Self.markdown(content)
    #expect(markdown.text == "a\n\n<details>\n\n1 < 2\n\nb\n\n</details>\n\nc\n")
    #expect(markdown.lost == [])
  }

  @Test func anAttachmentWithoutAFormIsAQuote() {
    let content = Self.details(["a"])
    #expect(Self.html(content, []) == "<blockquote><p>a</p></blockquote>")
    #expect(Self.markdown(content, []).text.contains("> a"))
    #expect(Self.markdown(content, []).lost == ["attachment"])
    let other = AttachmentForm(ContentType("other"), html: { _, _ in "<hr>" })
    #expect(Self.html(content, [other]) == "<blockquote><p>a</p></blockquote>")
  }

  @Test func aFormWithoutMarkdownLeavesQuotes() {
    let form = AttachmentForm(Self.kind, html: { _, texts in texts.joined() })
    #expect(Self.html(Self.details(["a"]), [form]) == "<p>a</p>")
    #expect(Self.markdown(Self.details(["a"]), [form]).text.contains("> a"))
    #expect(Self.markdown(Self.details(["a"]), [form]).lost == ["attachment"])
  }

  @Test func formsAreNested() {
    let inner = Self.details(["b"])
    let content = Self.details(["a\n" + inner])
    #expect(
      Self.html(content) == "<details><p>a</p><details><p>b</p></details></details>")
    let table = RichText(AttachmentContent(TableContent(rows: [[inner]], hasHeader: false)))
    #expect(Self.html(table).contains("<details><p>b</p></details>"))
    let markdown = Self.markdown(content)
    #expect(
      markdown.text == "<details>\n\na\n\n<details>\n\nb\n\n</details>\n\n</details>\n")
    #expect(markdown.lost == [])
  }

  @Test func whatIsLostInItIsNamed() {
    var underlined = AttributeContainer()
    underlined[UnderlineKey.self] = .single
    let content = Self.details([RichText("a", attributes: underlined)])
    #expect(Self.markdown(content).lost == ["underline"])
  }

  @Test func exportedFilesHaveTheForms() {
    let content = Self.details(["a"])
    #expect(ExportFormat.html.text(of: content, attachments: [Self.form]).contains("<details>"))
    #expect(
      ExportFormat.markdown.text(of: content, attachments: [Self.form]).contains("<details>"))
  }
}
