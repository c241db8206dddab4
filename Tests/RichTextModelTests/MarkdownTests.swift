import FoundationEssentials
import TestSupport
import Testing

@testable import RichTextModel

/// Markdown as rich text, and rich text as Markdown.
@Suite(.enabled(if: MarkdownForm.isAvailable)) struct MarkdownTests {
  /// The paragraphs with their kinds, two spaces for each level, and their markers.
  static func lines(_ markdown: String) throws -> [String] {
    try MarkdownForm.content(fromText: markdown).paragraphs.map { paragraph in
      let style = paragraph.format.style
      let name = style.headingLevel.map { "h\($0)" } ?? style.rawValue
      let kind = style == .body ? "" : name + " "
      let indent = String(repeating: "  ", count: paragraph.format.list?.level ?? 0)
      return indent + kind + (paragraph.marker.map { $0.text + " " } ?? "") + paragraph.text.text
    }
  }

  @Test(arguments: [
    ("# a\n\n###### b\n\nc\n===\n", ["h1 a", "h6 b", "h1 c"]),
    ("a\nb\n\nc", ["a b", "c"]), ("a\\\nb", ["a\u{2028}b"]),
    ("> a\n> b\n>\n> c", ["quote a b", "quote c"]),
    ("- a\n- b\n  1. c\n  2. d\n- e", ["• a", "• b", "  a. c", "  b. d", "• e"]),
    ("> [!NOTE]\n> a\n> b\n>\n> c", ["callout-note a b", "callout-note c"]),
    ("> [!warning]  \n> - a\n\nb", ["callout-warning • a", "b"]),
    ("> [!TIP]\n>\n> # a", ["h1 a"]), ("> > [!TIP]\n> > a", ["callout-tip a"]),
    ("> a\n> [!NOTE]", ["quote a [!NOTE]"]), ("> [!OTHER]\n> a", ["quote [!OTHER] a"]),
    ("> [!NOTE] a", ["quote [!NOTE] a"]), ("> \\[!NOTE]\n> a", ["quote [!NOTE] a"]),
    ("3. a\n4. b\n\n   more\n5. c", ["3. a", "4. b", "more", "5. c"]),
    ("- [x] a\n- [ ] b", ["☑ a", "☐ b"]), ("- - a\n- ", ["• ", "  ◦ a", "• "]),
    ("```swift\nlet a\n\nlet b\n```", ["code let a", "code ", "code let b"]),
    ("---", ["rule ", ""]), ("a\n\n---\n\nb", ["a", "rule ", "b"]),
    ("| a | b |\n|---|---|\n| 1 | 2 |", ["\u{FFFC}"]),
    ("<b>a</b>", ["<b>a</b>"]), ("a <!-- b --> c", ["a <!-- b --> c"]), ("", [""]),
    ("a<br>b", ["a\u{2028}b"]), ("<p>\n*a*\n</p>", ["code <p>", "code *a*", "code </p>"]),
    ("![a picture](https://example.org/a.png)", ["\u{FFFC}"]), ("![a]()", ["a"]),
    ("- a\n\n<!-- end list -->\n\n- b", ["• a", "• b"]), ("#\n## \na", ["h1 ", "h2 ", "a"]),
  ])
  func blocks(markdown: String, expected: [String]) throws {
    #expect(try Self.lines(markdown) == expected)
  }

  @Test func spansHaveTheirAttributes() throws {
    let content = try MarkdownForm.content(
      fromText: "*a***b**`c` ~~d~~ [e](https://example.org)[f](f.md)")
    var names: [String] = []
    content.forEachPiece { text, attributes in
      let traits = attributes[FontTraitsKey.self] ?? []
      let parts: [String?] = [
        traits.contains(.bold) ? "bold" : nil, traits.contains(.italic) ? "italic" : nil,
        traits.contains(.monospace) ? "code" : nil,
        attributes[StrikethroughKey.self] == true ? "struck" : nil, attributes[LinkKey.self],
      ]
      names.append(([text] + parts.compactMap { $0 }).joined(separator: " "))
    }
    // A sign between two pieces is read differently by versions of cmark-gfm, so spaces are there.
    #expect(
      names.filter { $0 != " " }
        == ["a italic", "b bold", "c code", "d struck", "e https://example.org", "f f.md"])
  }

  @Test(arguments: [
    ("a*b_c", "a*b_c\n"), ("# a", "\\# a\n"), ("1. a", "1\\. a\n"),
    ("*a*", "\\*a\\*\n"), ("_a_", "\\_a\\_\n"), ("a_b_c 2 * 3 * 4", "a_b_c 2 * 3 * 4\n"),
    ("Hi! #1 (a) [b] 1 < 2 & 3 > 2", "Hi! #1 (a) [b] 1 < 2 & 3 > 2\n"),
    ("<b> &amp; ![a] \\*", "\\<b> \\&amp; \\![a] \\\\*\n"), ("[a](b)", "[a\\](b)\n"),
    ("`a`", "\\`a\\`\n"), ("---", "\\---\n"), ("http://a.b www.a.b", "http\\://a.b www\\.a.b\n"),
    ("~~a~~", "\\~\\~a\\~\\~\n"), ("~~~", "\\~~~\n"), ("~~~ a ~~~", "\\~~~ a ~~~\n"),
    ("  a  ", "a\n"), ("", ""), ("a\n\nb", "a\n\nb\n"), ("a|b", "a|b\n"),
  ])
  func ordinaryTextIsEscaped(text: String, expected: String) throws {
    let written = MarkdownForm.markdown(of: RichText(text))
    #expect(written.trimmed == expected.trimmed)
  }

  @Test func whiteSpaceAtTheEndOfASpanIsOutsideIt() throws {
    var bold = AttributeContainer()
    bold[FontTraitsKey.self] = .bold
    let content = "a" + RichText(" b ", attributes: bold) + "c"
    #expect(MarkdownForm.markdown(of: content).trimmed == "a **b** c")
  }

  @Test func linksKeepTheirAddresses() throws {
    for address in [
      "other.md", "#part", "/root", "tel:123", "file:///etc/hosts", "mailto:a@b.org", "a b",
      "javascript:x", "https://example.org",
    ] {
      let content = try MarkdownForm.content(fromText: "[text](<\(address)>)")
      #expect(content.runs.map { $0.attributes[LinkKey.self] } == [address])
      let again = try MarkdownForm.content(fromText: MarkdownForm.markdown(of: content))
      #expect(again == content)
    }
  }

  @Test(arguments: [
    (
      "see https://a.org/b, www.a.org and a@b.org.",
      "see <https://a.org/b>, [www.a.org](http://www.a.org) and <a@b.org>."
    ),
    ("<https://a.org>", "<https://a.org>"), ("**a `b` [c](d)**", "**a `b` [c](d)**"),
    ("> > a\n>\n> b\n\nc", "> > a\n>\n> b\n\nc"),
    ("> [!note]\n> a\n>\n> b\n\n> c", "> [!NOTE]\n> a\n>\n> b\n\n> c"),
    ("- a\n\n  > [!TIP]\n  > b", "- a\n\n  > [!TIP]\n  > b"),
    ("> [!TIP]\n> - b\n>   - c", "> [!TIP]\n> - b\n>   - c"),
    ("> [!TIP]\n> a\n\n> [!NOTE]\n> b", "> [!TIP]\n> a\n\n> [!NOTE]\n> b"),
    ("> \\[!NOTE]", "> \\[!NOTE]"),
    ("> - a\n>   - b\n> - c", "> - a\n>   - b\n> - c"),
    ("> # a\n>\n> ```\n> b\n> ```", "> # a\n>\n> ```\n> b\n> ```"),
    ("- a\n\n  ```c\n  b\n  ```\n\n  > d\n- e", "- a\n\n  ```c\n  b\n  ```\n\n  > d\n- e"),
    ("- a\n\n  # b\n\n  ---\n\n  c", "- a\n\n  # b\n\n  ---\n\n  c"),
    ("9. a\n10. b\n\n    c\n12. d", "9. a\n10. b\n\n    c\n11. d"),
    ("3. a\n9) b", "3. a\n\n9) b"), ("1. a\n2) b", "1. a\n\n2) b"),
    ("```js\na\n```\n\n```js\nb\n```", "```js\na\n```\n\n```js\nb\n```"),
    ("- a\n\n* b\n\n- c\n- d", "- a\n\n+ b\n\n- c\n- d"),
    ("- a\n  - b\n  * c", "- a\n  - b\n  + c"),
    ("> a\n\n> b\n>\n> c", "> a\n\n> b\n>\n> c"), ("> > a\n>\n> > b", "> > a\n>\n> > b"),
    ("> [!TIP]\n> a\n\n> [!TIP]\n> b", "> [!TIP]\n> a\n\n> [!TIP]\n> b"),
    ("- > a\n  >\n  > b\n- c", "- > a\n  >\n  > b\n- c"), ("1. > a", "1. > a"),
    ("a[^1]\n\n[^1]: b\n\n    - c\n      - d", "a[^1]\n\n[^1]: b\n\n    - c\n      - d"),
    ("m<sup>2</sup> H<sub>2</sub>O", "m<sup>2</sup> H<sub>2</sub>O"),
    ("<strong>a</strong> <em>b</em> <del>c</del>", "**a** *b* ~~c~~"),
    ("<sup>a", "<sup>a"), ("a</em>", "a</em>"), ("# a<br>b", "# a<br>b"), ("a<br>", "a<br>"),
    ("a\n\n<br>\n\nb", "a\n\n<br>\n\nb"), ("- <br>", "- <br>"),
    ("- a\n\n  2. b", "- a\n\n  2. b"),
    (
      "| a | b |\n|:--|--:|\n| *c* | d\\|e<br>f |", "| a | b |\n| :-- | --: |\n| *c* | d\\|e<br>f |"
    ),
    ("> | a |\n> | --- |\n> | b |", "> | a |\n> | --- |\n> | b |"),
    (
      "a[^1] b[^x]\n\n[^x]: c\n\n    d\n\n[^1]: e\n\n[^y]: f",
      "a[^1] b[^x]\n\n[^x]: c\n\n    d\n\n[^1]: e\n\n[^y]: f"
    ),
    ("a[^1]\n\n[^1]: lost", "a[^1]\n\n[^1]: lost"), ("a[^1]", "a\\[^1]"),
    ("a <kbd>b</kbd> <!-- c -->", "a <kbd>b</kbd> <!-- c -->"),
    (
      "<details>\n<summary>a</summary>\n\nb\n\n</details>",
      "<details>\n<summary>a</summary>\n\nb\n\n</details>"
    ),
    ("<div>\n\n</div>", "<div>\n\n</div>"), ("- <div>\n  a", "- <div>\n  a"),
    ("---\ntitle: a\n\ntags: [b]\n---\n\n# c", "---\ntitle: a\n\ntags: [b]\n---\n\n# c"),
    ("+++\na = 1\n+++\n\nb", "+++\na = 1\n+++\n\nb"), ("---\n\na: b\n\n---", "***\n\na: b\n\n---"),
    ("**“a”**&#98;", "<strong>“a”</strong>b"), ("*a***b**", "*a***b**"), ("# a \\#", "# a \\#"),
    ("```` \n```\n````", "````\n```\n````"), ("a\\\nb", "a\\\nb"),
  ])
  func markdownIsWrittenAgain(markdown: String, expected: String) throws {
    let content = try MarkdownForm.content(fromText: markdown)
    let written = MarkdownForm.markdown(of: content)
    #expect(written.trimmed == expected)
    let again = try MarkdownForm.content(fromText: written)
    #expect(MarkdownForm.markdown(of: again) == written)
    let saved = try SavedForm.content(from: SavedForm.bytes(of: content))
    #expect(saved == content)
  }

  @Test func lossesAreNamed() throws {
    var attributes = AttributeContainer()
    attributes[UnderlineKey.self] = .single
    attributes[ParagraphKey.self] = ParagraphFormat(alignment: .center, spacingAfter: 6)
    var names: [String] = []
    let content =
      RichText("a\n", attributes: attributes) + "\n b"
      + RichText(PictureContent(.reference("c"), size: .fixed(9)))
    _ = MarkdownForm.markdown(of: content) { names = $0 }
    #expect(
      names == [
        "alignment", "emptyParagraph", "pictureSize", "spacingAfter", "underline", "whiteSpace",
      ])
    let kept = try MarkdownForm.content(
      fromText: "# *a*\n\n- [x] `b`\n\n> [c](d)\n\n|a|\n|-|\n\n```\n d\n```\n")
    _ = MarkdownForm.markdown(of: kept) { _ in Issue.record() }
  }

  @Test func textOfNestedEditorsIsAQuote() throws {
    let panel = AttachmentContent(
      name: ContentType("panel"), isBlock: true, size: .fullWidth, editors: ["inside"])
    let content = "a\n" + RichText(panel) + "\nb"
    #expect(try Self.lines(MarkdownForm.markdown(of: content)) == ["a", "quote inside", "b"])
  }

  @Test func contentIsTheSameAfterMarkdown() throws {
    for seed in TestEffort.seeds(300) {
      var random = RandomMarkdownContent(seed: seed)
      let content = random.content()
      let markdown = MarkdownForm.markdown(of: content)
      let read = try MarkdownForm.content(fromText: markdown)
      try #require(
        read == content, "seed \(seed): \(markdown)\n\(read.firstDifference(from: content))")
    }
  }

  @Test(arguments: [
    "> ", "- ", "[", "*a ", "`a ", "![", "[a](b", "<", "&", "| a | b |\n", "~~a ", "`", "*", "1. ",
    "[^a]: ", "[^a]", "> - ", "~", "_ ", "#", "[]:", "&#1;", "<!--", "- a\n  ",
  ])
  func hostileTextIsReadInTime(unit: String) throws {
    let text = String(
      repeating: unit, count: TestEffort.size(1 << 16, thorough: 1 << 19) / unit.utf8.count)
    let content = try MarkdownForm.content(fromText: text + "a")
    _ = MarkdownForm.markdown(of: content)
  }

  @Test(arguments: ["> ", "- ", "1. ", "- > "])
  func deepNestingLosesNoText(unit: String) throws {
    let content = try MarkdownForm.content(fromText: String(repeating: unit, count: 10_000) + "end")
    #expect(content.text.hasSuffix("end"))
    let rule = try MarkdownForm.content(fromText: String(repeating: "- ", count: 100))
    #expect(rule.paragraphs.first?.format.style == .rule)
  }

  @Test func errorsAreSentences() {
    #expect("\(MarkdownError.notInstalled)".contains("cmark-gfm is not installed"))
    #expect(MarkdownError.notInstalled.message.contains("libcmark-gfm-extensions0.29.0.gfm.13"))
    #expect(MarkdownError.tooLarge.message.contains("33 MB"))
  }

  @Test func tooLargeIsAnError() {
    #expect(throws: MarkdownError.tooLarge) {
      try MarkdownForm.content(
        fromText: String(repeating: "a", count: MarkdownForm.maxSize + 1))
    }
  }

  @Test func invalidTextIsRepaired() throws {
    let content = try MarkdownForm.content(fromText: "a\u{0}b\u{FFFC}c\r\nd")
    #expect(content.text == "a\u{FFFD}bc d")
    #expect(content.attachments.isEmpty)
  }
}

/// Random content of which all has a form in Markdown.
private struct RandomMarkdownContent {
  private var generator: SeededRandom
  private var level = -1
  private var text = RichText()
  private var last = AttributeContainer()
  private var isLast = false

  private static let signs = [
    "word", "two words", "*", "_", "#", "1.", "-", "+", "`", "[a]", "<b>", "&amp;", "~~", "|", "é",
    "\\", "!", "(", ")", ">", "=", "---", "http://x.y", "&", "&#35;", "a_b_c", "***", "2)", "한국",
    "שלום", "[ ]", "[x]", "[!TIP]", "```", "<!-- -->", "![a](b)", "$", "^1", ":", "www.a.b",
  ]

  init(seed: UInt64) { generator = SeededRandom(seed: seed) }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }

  mutating func content() -> RichText {
    let count = 1 + number(below: 7)
    for index in 0..<count {
      if index > 0 { text.append(RichText("\n", attributes: last)) }
      isLast = index == count - 1
      addParagraph()
    }
    return text
  }

  private mutating func addParagraph() {
    let format = format()
    level = format.list?.level ?? -1
    last = AttributeContainer()
    last[ParagraphKey.self] = format.ifNotPlain
    let isHeading = format.style.headingLevel != nil
    guard format.style != .rule, isLast || !isHeading || number(below: 6) > 0 else { return }
    for index in 0...number(below: 4) {
      if index > 0 {
        let canBreak = format.style != .code && format.style.headingLevel == nil
        let isBroken = canBreak && number(below: 9) == 0
        let gap = isBroken ? "\u{2028}" : number(below: 3) == 0 ? "" : " "
        text.append(RichText(gap, attributes: last))
      }
      addWord(in: format.style)
    }
  }

  private mutating func format() -> ParagraphFormat {
    switch number(below: 7) {
    case 0: return quoted(ParagraphFormat(style: .heading(1 + number(below: 6))))
    case 1: return ParagraphFormat(style: generator.pick([.quote, .quote, .callout(.tip)]))
    case 2:
      return quoted(ParagraphFormat(style: .code, language: generator.pick([nil, "swift", "c++"])))
    case 3, 4:
      let kind = generator.pick(ListItem.Kind.allCases)
      return ParagraphFormat(
        list: ListItem(
          kind, level: min(number(below: 3), level + 1),
          isChecked: kind == .task && number(below: 2) == 0))
    // A rule at the end has an empty paragraph after it.
    case 5: return ParagraphFormat(style: isLast ? .body : .rule)
    default: return ParagraphFormat()
    }
  }

  /// Returns a format that may be in quotes; after an item, it would be part of that.
  private mutating func quoted(_ format: ParagraphFormat) -> ParagraphFormat {
    guard level < 0 else { return format }
    var format = format
    format.headIndent = max(number(below: 5) - 2, 0) * NamedStyles.quoteIndent
    return format
  }

  private mutating func addWord(in style: StyleName) {
    guard style != .code, number(below: 3) == 0 else {
      return text.append(RichText(generator.pick(Self.signs), attributes: last))
    }
    var attributes = last
    var traits: FontTraits = []
    if number(below: 3) == 0 { traits.insert(.bold) }
    if number(below: 3) == 0 { traits.insert(.italic) }
    if number(below: 4) == 0 { traits.insert(.monospace) }
    let canBreak = style.headingLevel == nil && !traits.contains(.monospace)
    if number(below: 4) == 0 { attributes[StrikethroughKey.self] = true }
    if number(below: 4) == 0 { attributes[LinkKey.self] = "https://example.org/a?b=c&d_e" }
    attributes[FontTraitsKey.self] = traits.isEmpty ? nil : traits
    if number(below: 5) == 0, !traits.contains(.monospace) {
      let picture = PictureContent(
        .reference("a/b_c.png"), alternativeText: generator.pick(Self.signs))
      return text.append(RichText(AttachmentContent(picture), attributes: attributes))
    }
    let words = traits.contains(.monospace) ? ["alpha", "  ", " a"] : ["alpha", "gamma delta"]
    let word = canBreak && number(below: 4) == 0 ? "one\u{2028}two" : generator.pick(words)
    text.append(RichText(word, attributes: attributes))
  }
}

extension String {
  /// The text without line breaks at its end.
  var trimmed: String {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}

extension RichText {
  /// The first paragraph that is not the same, in both texts.
  fileprivate func firstDifference(from other: RichText) -> String {
    let pairs = zip(paragraphs, other.paragraphs)
    let different = pairs.first { $0.text != $1.text || $0.format != $1.format }
    return different.map { "\($0.format) \($0.text)\n\($1.format) \($1.text)" } ?? "the number"
  }
}
