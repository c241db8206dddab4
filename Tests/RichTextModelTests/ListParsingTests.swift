import FoundationEssentials
import Testing

@testable import RichTextModel

/// Lists as items with their texts, ranges and levels, and back.
@Suite struct ListParsingTests {
  private static func content(_ texts: [String], _ levels: [Int]) -> RichText {
    ListParser.content(
      of: zip(texts, levels).map { (RichText($0), ListItem(.number, level: $1)) })
  }

  private static func names(_ nodes: [ListParser.Node]) -> String {
    nodes.map { node in
      node.entry.text.text + (node.children.isEmpty ? "" : "(\(names(node.children)))")
    }
    .joined(separator: " ")
  }

  // MARK: Reading

  @Test(arguments: ["", "no item", "no\nitem\n"])
  func textWithoutItemsHasNoEntries(text: String) {
    #expect(ListParser.entries(in: RichText(text)).isEmpty)
  }

  @Test func entriesHaveTheirRangesAlsoIfTheyAreEmpty() {
    let entries = ListParser.entries(in: Self.content(["one", "", "", "two"], [0, 0, 0, 0]))
    #expect(entries.map(\.text.text) == ["one", "", "", "two"])
    #expect(entries.map(\.range) == [0..<3, 4..<4, 5..<5, 6..<9])
    #expect(entries.map(\.marker.text) == ["1.", "2.", "3.", "4."])
  }

  @Test func levelsThatRepeatMakeTheSameTreeTwice() {
    let levels = [0, 0, 1, 1, 2, 2, 0, 0, 1, 1, 2, 2]
    let entries = ListParser.entries(in: Self.content(levels.indices.map(String.init), levels))
    #expect(entries.map(\.item.level) == levels)
    #expect(entries.map(\.list) == levels.map { _ in 1 })
    #expect(Self.names(ListParser.tree(of: entries)) == "0 1(2 3(4 5)) 6 7(8 9(10 11))")
  }

  @Test func aLineThatIsBrokenIsPartOfItsItem() {
    let entries = ListParser.entries(in: Self.content(["one\u{2028}two", "three"], [0, 0]))
    #expect(entries.map(\.text.text) == ["one\u{2028}two", "three"])
    #expect(entries.map(\.range) == [0..<7, 8..<13])
    #expect(entries.map(\.marker.text) == ["1.", "2."])
  }

  @Test func textBetweenItemsDividesTheLists() {
    let (texts, levels) = (["a", "b", "c", "d", "e", "f"], [0, 0, 1, 1, 1, 0])
    let list = Self.content(texts, levels)
    let entries = ListParser.entries(in: list + "\nno item\n" + list)
    #expect(entries.map(\.text.text) == texts + texts)
    #expect(entries.map(\.list) == [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2])
    let markers = ["1.", "2.", "a.", "b.", "c.", "3."]
    #expect(entries.map(\.marker.text) == markers + markers)
    #expect(Self.names(ListParser.tree(of: entries)) == "a b(c d e) f a b(c d e) f")
  }

  @Test func noItemIsNestedInOneOfAnotherList() {
    let content = Self.content(["a", "b"], [0, 1]) + "\nno item\n" + Self.content(["c"], [1])
    #expect(Self.names(ListParser.tree(of: ListParser.entries(in: content))) == "a(b) c")
  }

  // MARK: Writing

  @Test func eachItemHasItsFormatWithTheLineBreakAfterIt() {
    let items = [
      ListItem(.number), ListItem(.bullet, level: 1), ListItem(.task, level: 2, isChecked: true),
      ListItem(.number, numberFormat: .uppercaseRoman),
    ]
    let content = ListParser.content(of: items.map { ("ab", $0) })
    #expect(content.text == "ab\nab\nab\nab")
    for (index, item) in items.enumerated() {
      let range = index * 3..<min(index * 3 + 3, content.count)
      let formats = content.part(range).runs.map { $0.attributes[ParagraphKey.self] }
      #expect(Set(formats) == [ParagraphFormat(list: item)])
    }
  }

  @Test func lineBreaksInTheTextOfAnItemStayInIt() {
    let content = ListParser.content(of: [
      ("one\ntwo", ListItem(.number)), ("three", ListItem(.number)),
    ])
    #expect(content.text == "one\u{2028}two\nthree")
    #expect(content.paragraphs.map(\.marker?.text) == ["1.", "2."])
  }

  @Test func itemsKeepTheAttributesOfTheirTexts() {
    var bold = AttributeContainer()
    bold[FontTraitsKey.self] = .bold
    let text = "plain " + RichText("bold", attributes: bold)
    let entries = ListParser.entries(in: ListParser.content(of: [(text, ListItem(.bullet))]))
    let traits = entries.first?.text.runs.map { $0.attributes[FontTraitsKey.self] }
    #expect(traits == [nil, .bold])
  }
}
