import FoundationEssentials
import RichTextModel
import TestSupport
import Testing

/// Markdown that is written as it was read, but for what has been edited.
@Suite(.enabled(if: MarkdownForm.isAvailable)) struct MarkdownDocumentTests {
  /// A document in forms that the writer does not use, each word of it once.
  private static let document = """
    ---
    title: apple
    ---
    Setext
    ======

    A wrapped paragraph with banana
    and _cherry_ and **damson**, and a [link][ref]
    that ends here.

    [ref]: http://example.org "A title"

    * elder
      in two lines
    * fig

      with a second paragraph
    * [x] grape
        * hazel

    3) iris
    4) jasmine

    > kiwi
    > goes on
    >
    > lemon


    ## mango ##

    ~~~swift linenos
    let nectarine = 1

    let olive = 2
    ~~~

        indented papaya

    | quince | raspberry |
    |:--|---|
    | sloe | thyme     |

    <div>
    html
    </div>

    umber  
    vanilla &amp; walnut\\
    yam

    ***

    last one
    """

  private static func edited(
    _ text: String, _ edit: (inout RichText) -> Void
  ) throws -> String {
    let document = try MarkdownDocument(text)
    var content = document.content
    edit(&content)
    return document.text(with: content)
  }

  /// A new item is written as the items beside it are, wherever it begins.
  @Test(arguments: [
    ("* a\n* b\n", 1, "* a\n* new\n* b\n"), ("* a\n* b\n", 3, "* a\n* b\n* new\n"),
    ("+ a\n+ b", 3, "+ a\n+ b\n+ new"), ("* a\r\n* b\r\n", 1, "* a\r\n* new\r\n* b\r\n"),
    ("1) a\n2) b\n", 3, "1) a\n2) b\n3) new\n"), ("*   a\n*   b\n", 1, "*   a\n*   new\n*   b\n"),
    ("* a\n\n* b\n", 1, "* a\n\n* new\n\n* b\n"),
    ("* [x] a\n* [ ] b\n", 1, "* [x] a\n* [ ] new\n* [ ] b\n"),
    ("- a\n    * b\n    * c\n", 3, "- a\n    * b\n    * new\n    * c\n"),
    ("> * a\n> * b\n", 1, "> * a\n> * new\n> * b\n"),
  ])
  func aNewItemHasTheMarkerOfItsList(text: String, offset: Int, expected: String) throws {
    let edited = try Self.edited(text) { content in
      var attributes = AttributeContainer()
      let runs = content.part((offset - 1)..<offset).runs
      attributes[ParagraphKey.self] = runs.first?.attributes[ParagraphKey.self]
      attributes[ParagraphKey.self]?.list?.isChecked = false
      attributes[ParagraphKey.self]?.list?.start = nil
      content.replace(offset..<offset, with: RichText("\nnew", attributes: attributes))
    }
    #expect(edited == expected)
  }

  /// Replaces a word, which is in the content once.
  private static func replace(_ word: String, by other: String, in content: inout RichText) {
    let scalars = Array(content.text.unicodeScalars)
    let wanted = Array(word.unicodeScalars)
    let found = scalars.indices.first { scalars[$0...].starts(with: wanted) }
    guard let found else {
      Issue.record("no \(word)")
      return
    }
    let attributes = content.part(found..<(found + 1)).runs[0].attributes
    content.replace(
      found..<(found + wanted.count), with: RichText(other, attributes: attributes))
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func anUneditedDocumentIsTheSame() throws {
    for text in [Self.document, "", "\n\n", "a", "a\r\nb\r\n", "\u{FEFF}a\n", "- - a", "[a]: b\n"] {
      #expect(try Self.edited(text) { _ in } == text)
    }
  }

  @Test(arguments: [
    "banana", "cherry", "damson", "elder", "fig", "second", "grape", "hazel", "iris", "jasmine",
    "kiwi", "lemon", "nectarine", "olive", "papaya", "last",
  ])
  func oneWordChangesOneLine(word: String) throws {
    let after = Self.lines(
      try Self.edited(Self.document) {
        Self.replace(word, by: word + "s", in: &$0)
      })
    let before = Self.lines(Self.document)
    #expect(after.count == before.count)
    let changed = zip(before, after).filter { $0 != $1 }
    #expect(changed.count == 1, "\(changed)")
    #expect(changed.first?.1.replacing(word + "s", with: word) == changed.first?.0[...])
  }

  /// What the writer has in another form changes its block alone.
  @Test(arguments: ["Setext", "mango", "umber", "walnut"])
  func anEditStaysInItsBlock(word: String) throws {
    let after = try Self.edited(Self.document) { Self.replace(word, by: word + "s", in: &$0) }
    let blocks = Self.document.split(separator: "\n\n")
    let changed = after.split(separator: "\n\n")
    #expect(blocks.count == changed.count)
    #expect(zip(blocks, changed).filter { $0 != $1 }.count == 1, "\(after)")
  }

  /// The writer joins what was two blocks, and not every block has its own counterpart.
  @Test func anItemKeepsItsBulletAfterBlocksThatAreJoined() throws {
    let text = "<!-- a -->\n\n<!-- b -->\n\n* banana\n* cherry\n* damson\n"
    #expect(
      try Self.edited(text) { Self.replace("cherry", by: "fig", in: &$0) }
        == text.replacing("cherry", with: "fig"))
    let added = try Self.edited(text) {
      $0.append($0.part(($0.count - 7)..<($0.count - 6)))
      $0.append($0.part(($0.count - 2)..<($0.count - 1)))
    }
    #expect(added.hasPrefix("<!-- a -->\n\n<!-- b -->\n\n* banana\n* cherry\n* damson\n"))
  }

  @Test func anUndoneEditChangesNothing() throws {
    let document = try MarkdownDocument(Self.document)
    var content = document.content
    Self.replace("fig", by: "zucchini", in: &content)
    #expect(document.text(with: content) != Self.document)
    Self.replace("zucchini", by: "fig", in: &content)
    #expect(document.text(with: content) == Self.document)
  }

  @Test func paragraphsComeAndGo() throws {
    let text = "one\ntwo\n\n*three*\n\n__four__\n"
    #expect(try Self.edited(text) { $0.replace(0..<0, with: "new\n") } == "new\n\n" + text)
    #expect(
      try Self.edited(text) { $0.replace(0..<8, with: "") } == "*three*\n\n__four__\n")
    #expect(
      try Self.edited(text) { $0.replace(7..<7, with: "\nnew") }
        == "one\ntwo\n\nnew\n\n*three*\n\n__four__\n")
    #expect(
      try Self.edited(text) { $0.replace($0.count..<$0.count, with: "\nnew") }
        == text + "\nnew\n")
  }

  @Test func definitionsStayWhenTheBlockBeforeThemGoes() throws {
    let text = "gone\n\n[a]: http://example.org\n\nsee [this][a]\n"
    let after = try Self.edited(text) { $0.replace(0..<5, with: "") }
    #expect(after.contains("see [this][a]"))
    #expect(after.contains("[a]: http://example.org"))
  }

  @Test func lineEndsStay() throws {
    #expect(
      try Self.edited("*a*\r\n\r\n*b*\r\n") { $0.replace(0..<1, with: "c") }
        == "c\r\n\r\n*b*\r\n")
    #expect(try Self.edited("*a*\n\nb") { $0.replace(2..<3, with: "c") } == "*a*\n\nc")
    #expect(try Self.edited("*a*\n\nb\n\n\n") { $0.replace(2..<3, with: "c") } == "*a*\n\nc\n\n\n")
  }

  @Test func itemsAreNumberedAgain() throws {
    let text = "1) a\n2) b\n3) c\n\n*end*\n"
    let after = try Self.edited(text) { $0.replace(0..<2, with: "") }
    #expect(try MarkdownDocument(after).content.paragraphs.compactMap(\.marker).count == 2)
    #expect(after.hasSuffix("\n\n*end*\n"))
  }

  /// Whatever is edited, the result means what is written without the document.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func whatIsWrittenMeansTheContent(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let document = try MarkdownDocument(Self.document)
    for round in 0..<TestEffort.count(60) {
      var content = document.content
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: 0...content.count, using: &random)
        let end = min(start + Int.random(in: 0...9, using: &random), content.count)
        let text = ["", "x", "\n", "a b", "*", "# ", "\n\n"].randomElement(using: &random) ?? ""
        content.replace(start..<end, with: RichText(text))
      }
      let kept = try MarkdownForm.content(fromText: document.text(with: content))
      let plain = try MarkdownForm.content(fromText: MarkdownForm.markdown(of: content))
      #expect([plain.text, content.text].contains(kept.text), "seed \(seed), round \(round)")
    }
  }

  /// The Markdown files of this package; `CONCERTINA_MARKDOWN` is another folder.
  private static let files: [String] = {
    let folder =
      ProcessInfo.processInfo.environment["CONCERTINA_MARKDOWN"]
      ?? FileManager.default.currentDirectoryPath
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".md") && !$0.contains(".build/") }.sorted()
      .map { folder + "/" + $0 }
  }()

  /// A word that is typed into a paragraph of a file changes that paragraph alone.
  @Test func aWordInAFileChangesItsLine() throws {
    var random = SeededRandom(seed: 11)
    var (edits, others) = (0, [String]())
    for file in Self.files {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      let document = try MarkdownDocument(text)
      let paragraphs = document.content.paragraphs.filter {
        $0.format.style == .body && $0.text.count > 8 && $0.text.attachments.isEmpty
      }
      guard let paragraph = paragraphs.randomElement(using: &random) else { continue }
      var content = document.content
      let place = paragraph.range.lowerBound + paragraph.text.count / 2
      let attributes = content.part(place..<(place + 1)).runs[0].attributes
      content.replace(place..<place, with: RichText("zucchini", attributes: attributes))
      let after = Self.lines(document.text(with: content))
      let before = Self.lines(text)
      edits += 1
      let start = zip(before, after).prefix { $0 == $1 }.count
      let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
      if after.count != before.count || start + end < before.count - 1 {
        others.append("\(file): \(before.count - start - end) lines at \(start)")
      }
    }
    print("\(edits) edits, \(others.count) of them changed more than a line")
    #expect(others.count * 20 <= edits, "\(others)")
  }
}
