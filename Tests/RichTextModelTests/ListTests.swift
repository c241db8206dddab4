import FoundationEssentials
import Testing

@testable import RichTextModel

/// Lists as values: numbers, markers, paragraphs and HTML.
@Suite struct ListTests {
  private static func content(_ items: [ListItem?]) -> RichText {
    var content = RichText()
    for (index, item) in items.enumerated() {
      var attributes = AttributeContainer()
      attributes[ParagraphKey.self] = item.map { ParagraphFormat(list: $0) }
      content.append(
        RichText("\(index)" + (index < items.count - 1 ? "\n" : ""), attributes: attributes))
    }
    return content
  }

  private static func markers(_ items: [ListItem?]) -> [String] {
    content(items).paragraphs.map { $0.marker?.text ?? "" }
  }

  private static func number(
    _ level: Int = 0, _ format: ListNumberFormat? = nil, start: Int? = nil
  ) -> ListItem { ListItem(.number, level: level, numberFormat: format, start: start) }

  // MARK: Numbers

  @Test func numbersContinueAroundNestedItems() {
    #expect(
      Self.markers([
        Self.number(), Self.number(1), Self.number(1), Self.number(2), Self.number(),
        Self.number(1),
      ]) == ["1.", "a.", "b.", "i.", "2.", "a."])
  }

  @Test func anythingElseBeginsAnew() {
    #expect(
      Self.markers([Self.number(), nil, Self.number(), ListItem(.bullet), Self.number()])
        == ["1.", "", "1.", "•", "1."])
    #expect(
      Self.markers([Self.number(), Self.number(0, .uppercaseRoman), Self.number(0, .decimal)])
        == ["1.", "I.", "1."])
  }

  @Test func anItemMayHaveItsOwnNumber() {
    #expect(
      Self.markers([Self.number(start: 4), Self.number(), Self.number(start: 0), Self.number()])
        == ["4.", "5.", "0.", "1."])
    #expect(Self.markers([Self.number(start: .max), Self.number()]) == ["\(Int.max).", "1."])
  }

  @Test(arguments: [
    (ListNumberFormat.lowercaseLetter, 1, "a"), (.lowercaseLetter, 26, "z"),
    (.lowercaseLetter, 27, "aa"), (.uppercaseLetter, 703, "AAA"), (.lowercaseLetter, 0, "0"),
    (.lowercaseRoman, 1_994, "mcmxciv"), (.uppercaseRoman, 4, "IV"),
    (.lowercaseRoman, 4_000, "4000"), (.decimal, -3, "-3"),
    (.lowercaseLetter, .max, "crpxnlskvljfhg"),
  ])
  func formats(format: ListNumberFormat, number: Int, text: String) {
    #expect(format.text(of: number) == text)
  }

  @Test func afterAnEditTheNumbersBeforeItStayKnown() {
    var (numbering, asked) = (ListNumbering(), [Int]())
    func number(_ paragraph: Int) -> Int {
      numbering.number(ofParagraph: paragraph) {
        asked.append($0)
        return Self.number()
      }
    }
    #expect(number(99) == 100)
    numbering.forget(from: 98)
    asked = []
    #expect(number(99) == 100)
    #expect(asked == [98, 99])
  }

  @Test func bulletsAndBoxes() {
    let bullets = (0...3).map { ListItem(.bullet, level: $0) }
    #expect(Self.markers(bullets) == ["•", "◦", "▪", "•"])
    #expect(Self.markers([ListItem(.task), ListItem(.task, isChecked: true)]) == ["☐", "☑"])
  }

  @Test func levelsAreLimited() {
    #expect(ListItem(.bullet, level: -3).level == 0)
    #expect(ListItem(.bullet, level: 10_000).level == ListItem.maxLevel)
  }

  // MARK: Paragraphs

  @Test func anEmptyLastParagraphHasTheFormatOfTheBreakBeforeIt() {
    var attributes = AttributeContainer()
    attributes[FollowingParagraphKey.self] = ParagraphFormat(list: Self.number())
    let content = "a" + RichText("\n", attributes: attributes)
    #expect(content.paragraphs.map { $0.marker?.text } == [nil, "1."])
    #expect((content + "b").paragraphs.map { $0.marker?.text } == [nil, nil])
  }

  @Test(arguments: ["", "a", "\n", "a\r\nb\rc\u{2029}d\u{2028}e", "\r\n\r\n", "\n\n"])
  func paragraphsAreThoseOfATextBuffer(text: String) {
    let paragraphs = RichText(text).paragraphs
    var expected: [String] = []
    var line = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\n", index > 0, scalars[index - 1] == "\r" { continue }
      if ["\n", "\r", "\u{2029}"].contains(scalar) {
        expected.append(line)
        line = ""
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    #expect(paragraphs.map(\.text.text) == expected + [line])
  }

  // MARK: HTML

  @Test func listsAreWrittenAsNestedElements() {
    let content = Self.content([
      ListItem(.bullet), ListItem(.number, level: 1), ListItem(.number, level: 1, start: 7),
      ListItem(.task, isChecked: true), nil,
    ])
    #expect(
      HTMLForm.html(of: content) == """
        <div style="white-space: pre-wrap"><ul><li>0<ol type="a"><li>1</li><li value="7">2</li>\
        </ol></li><li><input type="checkbox" checked>3</li></ul><p>4</p></div>
        """)
  }

  @Test func listsAreTheSameAfterHTML() throws {
    for seed in 1...300 as ClosedRange<UInt64> {
      var random = RandomContent(seed: seed)
      var level = -1
      let items: [ListItem?] = (0..<(2 + random.number(below: 12))).map { _ in
        guard random.number(below: 5) > 0 else {
          level = -1
          return nil
        }
        var item = random.item()
        // A level that is skipped is not a level of HTML.
        item.level = min(item.level, level + 1)
        level = item.level
        return item
      }
      let content = Self.content(items)
      let read = try #require(HTMLForm.content(fromText: HTMLForm.html(of: content)))
      #expect(
        read.paragraphs.map { "\($0.format.list?.level ?? -1) \($0.marker?.text ?? "")" }
          == content.paragraphs.map { "\($0.format.list?.level ?? -1) \($0.marker?.text ?? "")" },
        "seed \(seed): \(HTMLForm.html(of: content))")
    }
  }

  // MARK: Parsing

  @Test func itemsAreFoundWithTheirListsAndRanges() {
    let content =
      ListParser.content(of: [("a", ListItem(.bullet)), ("b", ListItem(.number, level: 1))])
      + "\r\nno item\r\n" + ListParser.content(of: [("c", ListItem(.task))])
    let entries = ListParser.entries(in: content)
    #expect(entries.map(\.list) == [1, 1, 2])
    #expect(entries.map(\.marker.text) == ["•", "a.", "☐"])
    #expect(entries.map { content.part($0.range).text } == ["a", "b", "c"])
  }

  @Test func itemsAreTheSameAfterParsing() {
    for seed in 0..<500 as Range<UInt64> {
      var random = RandomContent(seed: seed)
      var items: [(text: RichText, item: ListItem)] = []
      for _ in 0..<(1 + seed % 5) {
        let kind = random.generator.pick(ListItem.Kind.allCases)
        let text = random.generator.pick(["a", "", "two words", "a\nb", "\r\n"])
        items.append(
          (RichText(text), ListItem(kind, level: Int.random(in: 0...3, using: &random.generator))))
      }
      // A text without a character has no place for an item.
      if items.count == 1, items[0].text.isEmpty { continue }
      let entries = ListParser.entries(in: ListParser.content(of: items))
      #expect(entries.map(\.item) == items.map(\.item), "seed \(seed)")
      #expect(
        entries.map(\.text.text)
          == items.map {
            $0.text.text.replacing("\r\n", with: "\u{2028}").replacing("\n", with: "\u{2028}")
          },
        "seed \(seed)")
    }
  }

  @Test func levelsMakeATree() {
    func words(_ nodes: [ListParser.Node]) -> String {
      nodes.map { $0.entry.text.text + ($0.children.isEmpty ? "" : "(\(words($0.children)))") }
        .joined(separator: " ")
    }
    let levels = [("a", 0), ("b", 2), ("c", 1), ("d", 1), ("e", 0), ("f", 1)]
    let content = ListParser.content(
      of: levels.map { (RichText($0.0), ListItem(.bullet, level: $0.1)) })
    #expect(words(ListParser.tree(of: ListParser.entries(in: content))) == "a(b c d) e(f)")
    #expect(ListParser.tree(of: []).isEmpty)
  }
}
