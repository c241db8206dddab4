import FoundationEssentials
import TestSupport
import Testing

@testable import RichTextModel

/// The text of CommonMark's specification; nil if it is not given.
private let specification = ProcessInfo.processInfo.environment["CONCERTINA_COMMONMARK"].flatMap {
  try? String(decoding: Data(contentsOf: URL(filePath: $0)), as: UTF8.self)
}

/// The examples of CommonMark's specification, where its file `spec.txt` is given.
///
/// The file is not part of the package. Each example has Markdown and the HTML that it stands for;
/// both are read, and give the same content, as far as both forms can say what we have.
@Suite(.enabled(if: MarkdownForm.isAvailable && specification != nil))
struct CommonMarkTests {
  private static let otherCount = 14

  private struct Example {
    var section: String
    var markdown: String
    var html: String

    /// Whether there is HTML in the Markdown.
    var isHTML: Bool {
      let content = try? MarkdownForm.content(fromText: markdown)
      return content?.runs.contains { $0.attributes[ContentTypeKey.self] == .markup } == true
    }
  }

  private static var examples: [Example] {
    let fence = String(repeating: "`", count: 32)
    var (examples, section): ([Example], String) = ([], "")
    var parts: [[String]]?
    for line in (specification ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.replacing("→", with: "\t")
      if parts == nil, line.hasPrefix("#") {
        section = String(line.drop { $0 == "#" || $0 == " " })
      }
      switch (line, parts) {
      case (_, nil) where line.hasPrefix(fence + " example"): parts = [[]]
      case (fence, let whole?) where whole.count == 2:
        let texts = whole.map { $0.map { $0 + "\n" }.joined() }
        examples.append(Example(section: section, markdown: texts[0], html: texts[1]))
        parts = nil
      case (".", _?): parts?.append([])
      case (_, let whole?): parts?[whole.count - 1].append(String(line))
      default: break
      }
    }
    return examples
  }

  @Test func everyExampleIsReadAndWritten() throws {
    let examples = Self.examples
    #expect(examples.count >= 672)
    for example in examples {
      let content = try MarkdownForm.content(fromText: example.markdown)
      let written = MarkdownForm.markdown(of: content)
      guard Self.canBeWritten(content) else { continue }
      #expect(try MarkdownForm.content(fromText: written) == content, "\(example)")
    }
  }

  /// Whether Markdown can express all of some content.
  private static func canBeWritten(_ content: RichText) -> Bool {
    content.paragraphs.allSatisfy { paragraph in
      let text = paragraph.text.text
      guard paragraph.format.style == .body, paragraph.format.list == nil else { return true }
      let lines = text.split(separator: "\u{2028}", omittingEmptySubsequences: false)
      return !text.isEmpty
        && lines.allSatisfy { $0.first?.isWhitespace != true && $0.last?.isWhitespace != true }
    } || content.isEmpty
  }

  @Test func everyExampleIsWhatItsHTMLIs() throws {
    var others: [Example] = []
    for example in Self.examples {
      let content = try MarkdownForm.content(fromText: example.markdown)
      let found = example.isHTML ? Self.withHTML(content) : content
      let expected = HTMLForm.content(fromText: Self.comparable(example.html)) ?? RichText()
      if Self.lines(of: found) != Self.lines(of: expected) { others.append(example) }
    }
    // HTML drops blocks without text, GitHub makes links of bare addresses, and versions of
    // cmark-gfm differ.
    #expect(others.count <= Self.otherCount, "\(others.map { "\n\($0)" }.joined())")
  }

  /// Returns HTML as it is read: with line breaks within their paragraphs, the spaces of code, and
  /// links that lead to the web.
  private static func comparable(_ html: String) -> String {
    html.replacing("<br />\n", with: "&#8232;").replacing("<pre><code", with: "<pre><tt")
      .replacing("<code>", with: "<code style=\"white-space: pre\">")
      .replacing("href=\"", with: "href=\"\(kept)")
  }

  private static let kept = "https://kept.example/"

  /// Returns content in which the markup is read as HTML.
  private static func withHTML(_ content: RichText) -> RichText {
    var (marked, markup) = (RichText(), [String]())
    func add(_ source: String, _ attributes: AttributeContainer) {
      let source = source.replacing("href=\"", with: "href=\"\(kept)")
      marked.append(RichText("\u{E000}\(markup.count)\u{E001}", attributes: attributes))
      markup.append(source)
    }
    var block: (source: String, attributes: AttributeContainer)?
    for (index, paragraph) in content.paragraphs.enumerated() {
      let isBlock =
        paragraph.format.style == .code && paragraph.attributes[ContentTypeKey.self] == .markup
      if isBlock, paragraph.format.list == nil, let begun = block?.source {
        block?.source = begun + "\n" + paragraph.text.text
        continue
      }
      if let begun = block { add(begun.source, begun.attributes) }
      block = nil
      var attributes = AttributeContainer()
      attributes[ParagraphKey.self] = paragraph.format
      if index > 0 { marked.append(RichText("\n", attributes: attributes)) }
      guard !isBlock else {
        attributes[ParagraphKey.self]?.style = .body
        block = (paragraph.text.text, attributes)
        continue
      }
      paragraph.text.forEachPiece { text, attributes in
        guard attributes[ContentTypeKey.self] == .markup else {
          return marked.append(RichText(text, attributes: attributes))
        }
        add(text.replacing("\u{2028}", with: "\n"), attributes)
      }
    }
    if let block { add(block.source, block.attributes) }
    marked.changeAttributes(in: 0..<marked.count) { attributes in
      attributes[LinkKey.self] = attributes[LinkKey.self].map { kept + $0 }
    }
    var html = HTMLForm.html(of: marked).dropFirst("<div style=\"white-space: pre-wrap\">".count)
    for (index, source) in markup.enumerated() {
      let sign = "\u{E000}\(index)\u{E001}"
      html =
        html.replacing("<p>\(sign)</p>", with: source + "\n").replacing(sign, with: source)[...]
    }
    return HTMLForm.content(fromText: String(html)) ?? RichText()
  }

  private static func lines(of content: RichText) -> [String] {
    content.paragraphs.map { paragraph in
      var text = ""
      paragraph.text.forEachPiece { piece, attributes in
        let traits = attributes[FontTraitsKey.self] ?? []
        var signs = traits.contains(.bold) ? "b" : ""
        if traits.contains(.italic) { signs += "i" }
        if traits.contains(.monospace) { signs += "c" }
        let link = attributes[LinkKey.self] ?? ""
        let address = link.hasPrefix(kept) ? String(link.dropFirst(kept.count)) : link
        // A link without an address is none.
        if !address.isEmpty { signs += "(\(address.removingPercentEncoding ?? address))" }
        text += signs.isEmpty ? piece : "{\(signs) \(piece)}"
      }
      let list = paragraph.format.list.map { "\($0.level)\(paragraph.marker?.text ?? "")" } ?? ""
      let words = text.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
      let indent = paragraph.format.headIndent / NamedStyles.quoteIndent
      return "\(paragraph.format.style.rawValue) \(indent) \(list) \(words)"
    }
  }
}
