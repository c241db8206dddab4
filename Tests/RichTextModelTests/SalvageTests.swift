import FoundationEssentials
import RichTextModel
import TestSupport
import Testing

/// What can be read of damaged files is read.
///
/// The damage is made here, without a look at the reader.
@Suite struct SalvageTests {
  /// A document in parts, each a run in the file, with the texts that the part has.
  private struct Document {
    var content = RichText()
    var parts: [(bytes: Range<Int>, texts: [String])] = []
    var bytes: [UInt8] = []

    init() throws {
      var bold = AttributeContainer()
      bold[FontTraitsKey.self] = .bold
      bold[TextColorKey.self] = Color("#ff8800")
      var task = AttributeContainer()
      task[ParagraphKey.self] = ParagraphFormat(list: ListItem(.task, level: 1))
      task[UnknownAttributesKey.self] = ["later": ["a", true, ["b": 1.5]]]
      let table = TableContent(rows: [["cell one", "cell “two”"], ["3, {4}", "\"five\": six"]])
      let panel = AttachmentContent(
        name: ContentType("panel"), isBlock: true, size: .range(minWidth: 1, maxWidth: 90),
        editors: ["inner\nlines", RichText("bold inside", attributes: bold)], data: ["x": [1, nil]])
      let pieces: [(RichText, [String])] = [
        ("Shopping\n", ["Shopping\n"]), (RichText("milk, eggs", attributes: bold), ["milk, eggs"]),
        ("\n\"quoted\" {and} [back\\slash]: é👩‍👧한\n", ["\n\"quoted\" {and} [back\\slash]: é👩‍👧한\n"]),
        (RichText("a task\n", attributes: task), ["a task\n"]),
        (
          RichText(AttachmentContent(table, id: "t")),
          ["cell one", "cell “two”", "3, {4}", "\"five\": six"]
        ),
        ("\nbetween\n", ["\nbetween\n"]), (RichText(panel), ["inner\nlines", "bold inside"]),
        (RichText("\nthe end", attributes: bold), ["\nthe end"]),
      ]
      for (piece, _) in pieces { content.append(piece) }
      bytes = Array(try SavedForm.bytes(of: content))
      var start = 0
      for (piece, texts) in pieces {
        let saved = Array(try SavedForm.bytes(of: piece))
        let run = saved.dropFirst(#"{"content":["#.utf8.count)
          .dropLast(#"],"format":"concertina-rich-text","version":1}"#.utf8.count)
        let range = try #require(bytes[start...].firstRange(of: run))
        parts.append((range, texts))
        start = range.upperBound
      }
    }
  }

  private func salvaged(_ bytes: some Sequence<UInt8>) -> RichText {
    SavedForm.salvagedContent(from: bytes)
  }

  /// All texts, with those in attachments.
  private func allText(of content: RichText) -> String {
    content.fullText(using: .init(opening: "", closing: "")).text
  }

  /// Expects texts, each after the one before.
  private func expect(_ texts: [String], in content: RichText, _ place: String) {
    let found = allText(of: content)
    var rest = found[...]
    for text in texts {
      guard let range = rest.firstRange(of: text) else {
        Issue.record("\(place): no “\(text)” in “\(found)”")
        return
      }
      rest = rest[range.upperBound...]
    }
  }

  // MARK: Files that are not damaged

  @Test func ofAWholeFileItIsTheContent() throws {
    var random = RandomContent(seed: TestEffort.seed(usually: 815))
    for _ in 0..<TestEffort.count(300) {
      let content = random.text(nesting: 3)
      #expect(salvaged(try SavedForm.bytes(of: content)) == content)
    }
    let document = try Document()
    #expect(salvaged(document.bytes) == document.content)
  }

  @Test func itNeedNotBeWrittenAsWeDo() throws {
    let saved = """
      \u{FEFF}{ "version" : 1 , "format" : "concertina-rich-text" ,
        "content" : [ { "text" : "a\\u00e9\\ud83d\\ude00\\/\\"b" , "attributes" : { "bold" : true } } ,
          { "text" : "c" } ]
      }
      """
    let content = salvaged(saved.utf8)
    #expect(content.text == "aé😀/\"bc")
    #expect(content.runs.count == 2)
    let units = Array(saved.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(salvaged(units) == content)
  }

  // MARK: Damage

  @Test func whereverAFileIsCutOffNothingBeforeIsLostAndNothingIsInvented() throws {
    let document = try Document()
    let whole = allText(of: document.content).unicodeScalars.filter { $0 != "\n" }
    // Before the first text there is none.
    for length in (document.parts.first?.bytes.lowerBound ?? 0)..<document.bytes.count {
      let content = salvaged(document.bytes.prefix(length))
      let texts = document.parts.filter { $0.bytes.upperBound <= length }.flatMap(\.texts)
      expect(texts, in: content, "cut at \(length)")
      // The texts of editors whose attachment is not known any more are paragraphs.
      let found = allText(of: content).unicodeScalars.filter { $0 != "\n" }
      #expect(whole.starts(with: found), "cut at \(length): \(String(found))")
    }
  }

  @Test func aByteThatIsAnotherOneLosesNothingElse() throws {
    let document = try Document()
    let structure = Array("\"\\{}[],:0".utf8) + [0xFF]
    for place in document.bytes.indices {
      let bits =
        place % TestEffort.size(8, thorough: 1) == 0
        ? (0..<8).map { document.bytes[place] ^ 1 << $0 } : []
      for byte in bits + structure where byte != document.bytes[place] {
        var bytes = document.bytes
        bytes[place] = byte
        let texts = document.parts.filter { !$0.bytes.contains(place) }.flatMap(\.texts)
        expect(texts, in: salvaged(bytes), "\(byte) at \(place)")
      }
    }
  }

  @Test func aBlockOfBytesThatIsZeroOrGoneLosesLittleElse() throws {
    let document = try Document()
    var random = SeededRandom(seed: TestEffort.seed(usually: 12))
    for _ in 0..<TestEffort.count(300) {
      let start = Int.random(in: 0..<document.bytes.count, using: &random)
      let end = min(start + Int.random(in: 1...64, using: &random), document.bytes.count)
      var (zeros, gone) = (document.bytes, document.bytes)
      for place in start..<end { zeros[place] = 0 }
      gone.removeSubrange(start..<end)
      // The part after the damage may begin within what has lost its end.
      let after = document.parts.first { $0.bytes.lowerBound >= start }?.bytes.lowerBound
      let texts = document.parts.filter {
        !$0.bytes.overlaps(start..<end) && $0.bytes.lowerBound != after
      }.flatMap(\.texts)
      for bytes in [zeros, gone] { expect(texts, in: salvaged(bytes), "\(start)..<\(end)") }
    }
  }

  @Test func whateverTheBytesAreTheResultCanBeSaved() throws {
    let document = try Document()
    var random = SeededRandom(seed: TestEffort.seed(usually: 13))
    for _ in 0..<TestEffort.count(200) {
      var bytes = document.bytes
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = random.pick(Array("\"\\{}[],:a".utf8))
      }
      let content = salvaged(bytes)
      #expect(try SavedForm.content(from: SavedForm.bytes(of: content)) == content)
    }
  }

  // MARK: Other files

  private static let others: [(saved: String, text: String)] = [
    (#"{"format":"concertina-rich-text","version":9,"content":[{"text":"later"}]}"#, "later"),
    (
      #"{"content":[{"text":"a","attributes":{"color":"red"}},{"text":3},{"text":"b"}]}"#, "ab"
    ),
    (
      #"{"content":[{"attachment":{"name":"p","size":{"kind":"big"},"editors":[[{"text":"in"}]]}}]}"#,
      "in"
    ),
    (
      #"""
      {"content": [{"attachment": {"name": "table", "isBlock": true,
        "editors": [[{"text": "1"}], [{"text": "2"}]]}}]}
      """#, "1\n2"
    ),
    (#"{"format":"concertina-rich-text","version":1,"content":[]}"#, ""),
    (#"{"tags": ["a"]}"#, #"{"tags": ["a"]}"#), ("damaged", "damaged"), ("", ""),
  ]

  @Test(arguments: others)
  func whatIsInOtherFilesIsRead(saved: String, text: String) {
    #expect(allText(of: salvaged(saved.utf8)) == text)
  }

  @Test func whatCanBeReadOfAttributesIsKept() {
    let saved =
      #"{"content":[{"text":"a","attributes":{"color":"red","bold":true,"later":1,"custom":{"x":2}}}]}"#
    let attributes = salvaged(saved.utf8).runs.first?.attributes
    #expect(attributes?[FontTraitsKey.self] == .bold)
    #expect(attributes?[TextColorKey.self] == nil)
    #expect(attributes?[UnknownAttributesKey.self]?["later"] == 1)
    #expect(attributes?[UnknownAttributesKey.self]?["custom"] == ["x": 2])
  }

  @Test func aPictureIsNoText() {
    #expect(salvaged([0x89, 0x50, 0x4E, 0x47, 0, 0, 0xFF]).isEmpty)
  }

  @Test func aParagraphOfVeryManyRunsIsDivided() throws {
    var bold = AttributeContainer()
    bold[FontTraitsKey.self] = .bold
    var content = RichText()
    for number in 0..<10_500 {
      content.append(RichText("x", attributes: number % 2 == 0 ? bold : .init()))
    }
    let found = salvaged(try SavedForm.bytes(of: content) { _ in })
    #expect(found.text.filter { $0 == "x" }.count == 10_500)
    #expect(try SavedForm.content(from: SavedForm.bytes(of: found)) == found)
  }

  @Test func nothingIsTooDeep() throws {
    let brackets = String(repeating: "[", count: 200_000)
    #expect(salvaged((#"{"content":[{"text":"a"}"# + "," + brackets).utf8).text == "a")
    #expect(salvaged(("{\"content\":" + brackets + "]").utf8).text.utf8.count <= 2 << 20)
    let nested = (0..<60).reduce(RichText("core")) { inner, _ in
      RichText(AttachmentContent(name: ContentType("panel"), editors: [inner]))
    }
    let found = salvaged(try SavedForm.bytes(of: nested) { _ in })
    #expect(allText(of: found).contains("core"))
    #expect(try SavedForm.content(from: SavedForm.bytes(of: found)) == found)
  }
}
