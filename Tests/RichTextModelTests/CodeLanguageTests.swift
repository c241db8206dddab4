import FoundationEssentials
import Testing

@testable import RichTextModel

/// The language of code: saved, in HTML, in Markdown and in markup.
@Suite struct CodeLanguageTests {
  private static func code(_ text: String, _ language: String?) -> RichText {
    var attributes = AttributeContainer()
    attributes[ParagraphKey.self] = ParagraphFormat(style: .code, language: language)
    return RichText(text, attributes: attributes)
  }

  private static func languages(of content: RichText) -> [String?] {
    content.paragraphs.map(\.format.language)
  }

  @Test func itIsSaved() throws {
    let content = Self.code("let a\n", "swift") + Self.code("b", nil)
    #expect(try SavedForm.content(from: SavedForm.bytes(of: content)) == content)
  }

  @Test func htmlHasItBothWays() {
    let content = Self.code("let a\nlet b\n", "swift") + Self.code("int c;\n", "c++") + "end"
    let html = HTMLForm.html(of: content)
    #expect(html.contains("<pre><code class=\"language-swift\">let a\nlet b</code></pre>"))
    #expect(
      Self.languages(of: HTMLForm.content(fromText: html) ?? "") == ["swift", "swift", "c++", nil])
    let web = "<pre class='x language-go'>a</pre><pre><code class=language-rust>b</code></pre>"
    #expect(Self.languages(of: HTMLForm.content(fromText: web) ?? "") == ["go", "rust"])
  }

  @Test func htmlHasTwoBlocksBothWays() {
    let web = "<pre>a\nb</pre><pre>c\nd</pre><p>e</p><pre>f</pre>"
    let content = HTMLForm.content(fromText: web) ?? ""
    let begins = [false, false, true, false, false, false]
    #expect(content.paragraphs.map(\.format.beginsBlock) == begins)
    #expect(content.text == "a\nb\nc\nd\ne\nf")
    let html = HTMLForm.html(of: content)
    #expect(html.contains("<pre><code>a\nb</code></pre><pre><code>c\nd</code></pre>"))
    #expect(HTMLForm.content(fromText: html) == content)
  }

  @Test(.enabled(if: MarkdownForm.isAvailable))
  func markdownHasItBothWays() throws {
    let read = try MarkdownForm.content(
      fromText: "``` swift run\nlet a\n```\n\n```c++\nb\n```\n\n    c\n")
    #expect(Self.languages(of: read) == ["swift", "c++", nil])
    let again = try MarkdownForm.content(fromText: MarkdownForm.markdown(of: read))
    #expect(again == read)
  }

  @Test func textAfterCodeHasNone() {
    let code = ParagraphFormat(style: .code, language: "swift")
    #expect(code.continued(in: .standard).language == "swift")
    var styles = NamedStyles.standard
    styles[.code]?.following = .body
    #expect(code.continued(in: styles).language == nil)
  }

  @Test(arguments: [
    ("``` ", BlockMarkup.code(language: nil)), ("```swift ", .code(language: "swift")),
    ("```c++ ", .code(language: "c++")), ("```a` ", nil), ("`` ", nil), ("````` ", nil),
  ])
  func aFenceIsMarkup(lineStart: String, markup: BlockMarkup?) {
    #expect(BlockMarkup(lineStart: lineStart) == markup)
  }
}
