import FoundationEssentials
import Testing

@testable import RichTextModel

/// Content that other programs put on the clipboard: each file in the folder `Pastes`, in the form
/// that its program is known for, beside the lines that it is read as.
@Suite struct PasteTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Pastes")

  private static func file(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  private static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".html") }.map { String($0.dropLast(5)) }.sorted() ?? []

  @Test func noFileHasGone() { #expect(Self.names.count >= 60) }

  @Test(arguments: names)
  func everyProgramsContentIsKnown(name: String) throws {
    let content = try #require(HTMLForm.content(fromText: try Self.file("\(name).html")))
    let expected = try Self.file("\(name).txt")
    #expect(PasteNotation.text(of: content) == expected)
  }

  @Test func aDoneTaskIsNotStruck() throws {
    let content = try #require(
      HTMLForm.content(fromText: try Self.file("google-docs-checklist.html")))
    #expect(content.runs.allSatisfy { $0.attributes[StrikethroughKey.self] == nil })
  }

  @Test func aWordListHasNoIndentOfItsOwn() throws {
    let content = try #require(HTMLForm.content(fromText: try Self.file("word-lists.html")))
    for paragraph in content.paragraphs {
      #expect(paragraph.format.headIndent == 0 && paragraph.format.firstLineIndent == 0)
    }
  }

  @Test(arguments: [
    ("<ul><li>a<br>b</li><li>c<br></li><li><br>d</li></ul>", "a\u{2028}b\nc\n\u{2028}d"),
    ("<ul><li>a<br><br>b<ul><li>c<br>d</ul></ul>e<br>f", "a\u{2028}\u{2028}b\nc\u{2028}d\ne\nf"),
    ("<p>a<br>b</p>", "a\nb"), ("<p style='white-space: pre-wrap'>a<br>b</p>", "a\u{2028}b"),
    ("<pre>a<br>b</pre>", "a\nb"), ("<b><p>a</p></b><br class=Apple-interchange-newline>", "a"),
  ])
  func aLineBreakInAnItemStaysInIt(html: String, text: String) {
    #expect(HTMLForm.content(fromText: html)?.text == text)
  }

  @Test func lineBreaksInParagraphsAreWritten() {
    let content = RichText("a\u{2028}b\u{2028}\nc")
    let html = HTMLForm.html(of: content)
    #expect(html.contains("<p>a<br>b<br><br></p><p>c</p>"))
    #expect(HTMLForm.content(fromText: html) == content)
  }

  @Test func codeIsWrittenAsCode() {
    var code = AttributeContainer()
    code[ParagraphKey.self] = ParagraphFormat(style: .code, language: "c")
    var letters = AttributeContainer()
    letters[FontTraitsKey.self] = .monospace
    let content = RichText("a\nb\n", attributes: code) + RichText("c", attributes: letters)
    #expect(
      HTMLForm.html(of: content).contains(
        "<pre><code class=\"language-c\">a\nb</code></pre><p><code>c</code></p>"))
  }

  @Test func blocksOfItemsAreInThem() throws {
    let markdown = "- a\n\n  ```\n  b\n  c\n  ```\n\n  > d\n  - e\n- f\n\ng\n"
    let content = try MarkdownForm.content(fromText: markdown)
    let html = HTMLForm.html(of: content)
    #expect(
      html.contains(
        "<ul><li>a<pre><code>b\nc</code></pre><blockquote><p>d</p></blockquote><ul><li>e</li></ul>"
          + "</li><li>f</li></ul><p>g</p>"))
    #expect(HTMLForm.content(fromText: html) == content)
  }

  @Test func plainTextHasMarkersAndTicks() throws {
    let markdown = "a\n\n1. b\\\n   c\n2. d\n   - [x] e\n   - [ ] f\n- g\n"
    let content = try MarkdownForm.content(fromText: markdown)
    #expect(PlainTextForm.text(of: content) == "a\n1. b\n  c\n2. d\n  ☑ e\n  ☐ f\n• g")
    let item = try MarkdownForm.content(fromText: "- only this")
    #expect(PlainTextForm.text(of: item) == "only this")
  }
}
