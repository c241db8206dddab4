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
  private static let otherCount = 12

  private struct Example {
    var section: String
    var markdown: String
    var html: String
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
    #expect(examples.count > 640)
    for example in examples {
      let content = try MarkdownForm.content(fromText: example.markdown)
      let written = try MarkdownForm.markdown(of: content)
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
    for example in Self.examples where !Self.hasHTML(example.markdown) {
      let content = try MarkdownForm.content(fromText: example.markdown)
      // A line break ends a paragraph in HTML, which is not what it does in Markdown.
      let html = example.html.replacing("<br />\n", with: "&#8232;")
      let expected = HTMLForm.content(fromText: html) ?? RichText()
      if Self.lines(of: content) != Self.lines(of: expected) { others.append(example) }
    }
    // HTML drops white space at the ends of code, and blocks without text; and versions of
    // cmark-gfm differ.
    #expect(others.count <= Self.otherCount, "\(others)")
  }

  /// Whether there is HTML in Markdown, which is read as text.
  private static func hasHTML(_ markdown: String) -> Bool {
    for part in markdown.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      let name = part.prefix { $0.isLetter }
      let next = part.dropFirst(name.count).first
      guard part.first.map({ "/!?".contains($0) }) != true else { return true }
      if !name.isEmpty, let next, " >\n/".contains(next) { return true }
    }
    return false
  }

  private static func lines(of content: RichText) -> [String] {
    content.paragraphs.map { paragraph in
      var text = ""
      paragraph.text.forEachPiece { piece, attributes in
        let traits = attributes[FontTraitsKey.self] ?? []
        var signs = traits.contains(.bold) ? "b" : ""
        if traits.contains(.italic) { signs += "i" }
        if traits.contains(.monospace) { signs += "c" }
        if let link = attributes[LinkKey.self] {
          signs += "(\(link.removingPercentEncoding ?? link))"
        }
        text += signs.isEmpty ? piece : "{\(signs) \(piece)}"
      }
      let list = paragraph.format.list.map { "\($0.level)\(paragraph.marker?.text ?? "")" } ?? ""
      let words = text.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
      return "\(paragraph.format.style.rawValue) \(list) \(words)"
    }
  }
}
