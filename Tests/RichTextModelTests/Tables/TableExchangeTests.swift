import FoundationEssentials
import RichTextModel
import Testing

/// Tables in HTML, in Markdown and as plain text.
@Suite struct TableExchangeTests {
  /// Returns the first table of HTML as a sketch, and the text around it.
  private static func read(_ html: String) -> String {
    let content = HTMLForm.content(fromText: html) ?? RichText()
    return sketch(content)
  }

  private static func sketch(_ content: RichText) -> String {
    var text = ""
    content.forEachPiece { piece, attributes in
      let table = attributes[AttachmentKey.self]?.table
      text += table.map { "[\(cells(of: $0))]" } ?? piece
    }
    return text.replacing("\n", with: "/")
  }

  private static func cells(of table: TableContent) -> String {
    table.rows.map { row in row.map { $0.map { sketch($0.text) } ?? "." }.joined(separator: " ") }
      .joined(separator: " | ")
  }

  // MARK: HTML

  @Test(arguments: [
    ("<table><tr><td>a</td><td>b</td></tr><tr><td>c<td>d</table>e", "[a b | c d]/e"),
    ("x<table><tr><td><p>a</p></td><td><p>b<p>c</td></tr></table>", "x/[a b/c]"),
    ("<table><tr><td></td><td>x</td></tr><tr><th>y</th></tr></table>", "[ x | y ]"),
    ("<table><tr><td colspan=2>a<td>b<tr><td>c<td>d<td>e</table>", "[a . b | c d e]"),
    ("<table><tr><td rowspan=2>a<td>b<tr><td>c</table>", "[a b | . c]"),
    ("<table><tr><td rowspan=0>a<td>b<tr><td>c<tr><td>d</table>", "[a b | . c | . d]"),
    // Spans that reach beyond the table, or that nothing else is beside.
    ("<table><tr><td colspan=10000 rowspan=10000>a</table>", "a"),
    (
      "<table><tr><td colspan=10000 rowspan=10000>a<tr><td>b</table>x",
      "a/b/x"
    ),
    ("<table><tr><td colspan=-3>a<td colspan=x>b</table>", "[a b]"),
    // A table of one cell is what is in it, and one that arranges a page is not a table.
    ("<table><tr><td>a<p>b</table>", "a/b"),
    ("<table role=presentation><tr><td>a<td>b</table>", "a\tb"),
    ("<table><tr><td><table><tr><td>b<td>c</table><td>d</table>", "[[b c] d]"),
    (
      "<table><tr><td><table><tr><td><table><tr><td>a<td>b</table><td>c</table><td>d</table>",
      "[[a\tb c] d]"
    ),
    ("<table>a<caption>b</caption><tr><td>c<td>d", "a/b/[c d]"),
    ("<table><tbody><tr></tr><tr><td>a<td>b</tr></tbody></table>", "[a b]"),
    ("<table><tr><td>x<!--StartFragment-->a<td>b<!--EndFragment--><td>c</table>", "[a b]"),
    ("<table><!--StartFragment--><tr><td>a<td>b</tr><!--EndFragment--></table>", "[a b]"),
    ("<ul><li>x<table><tr><td>a<td>b</table></ul>y", "x/[a b]/y"),
  ])
  func htmlIsRead(html: String, expected: String) {
    #expect(Self.read(html) == expected)
  }

  @Test func headingsAlignmentsAndWidthsAreRead() throws {
    let html = """
      <table><colgroup><col width=90><col><col style="width: 3cm"></colgroup>
      <tr><th>a<th>b<th>c</tr>
      <tr><th>d<td align=right>e<td>f</tr></table>
      """
    let content = try #require(HTMLForm.content(fromText: html))
    let table = try #require(content.attachments.first?.content.table)
    #expect(table.hasHeader)
    #expect(table.columns.map(\.width) == [.fixed(90), .content, .fixed(113)])
    #expect(table[0, 0]?.text.runs.first?.attributes[FontTraitsKey.self] == nil)
    #expect(table[1, 0]?.text.runs.first?.attributes[FontTraitsKey.self] == .bold)
    #expect(table.columns.map(\.alignment) == [.natural, .natural, .natural])
  }

  @Test func aLargeTableIsLinesWithTabs() {
    let row = "<tr>" + String(repeating: "<td>a", count: TableContent.maxColumns + 1)
    #expect(HTMLForm.content(fromText: "<table>\(row)\(row)</table>")?.attachments.isEmpty == true)
    let cells = String(repeating: "<tr><td>a<td>b", count: TableContent.maxPlaces)
    #expect(HTMLForm.content(fromText: "<table>\(cells)</table>")?.attachments.isEmpty == true)
  }

  @Test func anyTableComesBackFromHTML() throws {
    var table = TableContent(rows: [["a", "b", "c"], ["d", "e", "f"], ["g", "", "i"]])
    table.columns = [
      TableColumn(width: .fixed(90), alignment: .right), TableColumn(width: .content),
      TableColumn(width: .content),
    ]
    table.merge(TableCellRange(rows: 1..<3, columns: 0..<2))
    let content = "x\n" + RichText(AttachmentContent(table)) + "\ny"
    #expect(HTMLForm.content(fromText: HTMLForm.html(of: content)) == content)
    table.hasHeader = false
    table.columns[0].alignment = .natural
    let other = RichText(AttachmentContent(table))
    #expect(HTMLForm.content(fromText: HTMLForm.html(of: other)) == other)
  }

  @Test func deeplyNestedTablesAreBounded() {
    let html = String(repeating: "<table><tr><td>a<td>", count: 1_000)
    #expect(HTMLForm.content(fromText: html)?.attachments.count == 1)
  }

  // MARK: Plain text

  @Test func cellsAreSeparatedByTabs() {
    var table = TableContent(rows: [["a", "b\nc"], ["d\te", "f"]])
    let content = "x\n" + RichText(AttachmentContent(table)) + "\ny"
    #expect(PlainTextForm.text(of: content) == "x\na\tb c\nd e\tf\ny")
    table.merge(TableCellRange(rows: 0..<1, columns: 0..<2))
    #expect(table.text == "a b c\t\nd e\tf")
  }

  // MARK: Markdown

  @Test(
    .enabled(if: MarkdownForm.isAvailable),
    arguments: [
      ("| a | b |\n| --- | --- |\n| 1 | 2 |\n", "[a b | 1 2]"),
      ("| a |\n| --- |\n", "[a]"),
      ("| a | b |\n| :-- | --: |\n| x\\|y | `c` |\n", "[a b | x|y c]"),
      ("| a<br>b | c |\n| :-: | --- |\n| **x** | |\n", "[a\u{2028}b c | x ]"),
      ("x\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\ny\n", "x/[a b | 1 2]/y"),
      ("> | a | b |\n> | --- | --- |\n> | 1 | 2 |\n", "[a b | 1 2]"),
      ("- x\n\n  | a | b |\n  | --- | --- |\n  | 1 | 2 |\n", "x/[a b | 1 2]"),
    ])
  func markdownIsReadAndWrittenAgain(markdown: String, expected: String) throws {
    let content = try MarkdownForm.content(fromText: markdown)
    #expect(Self.sketch(content) == expected)
    var losses: [String] = []
    let written = MarkdownForm.markdown(of: content) { losses = $0 }
    #expect(written == markdown.replacing("| |", with: "|  |"))
    #expect(losses.isEmpty)
  }

  @Test func whatMarkdownLosesIsNamed() {
    var table = TableContent(rows: [["a", "b"], ["c", "d"]], hasHeader: false)
    var losses: [String] = []
    func markdown() -> String {
      MarkdownForm.markdown(of: RichText(AttachmentContent(table))) { losses = $0 }
    }
    #expect(markdown() == "| a | b |\n| --- | --- |\n| c | d |\n")
    #expect(losses == ["header"])
    table.merge(TableCellRange(rows: 0..<1, columns: 0..<2))
    #expect(markdown() == "| a<br>b |  |\n| --- | --- |\n| c | d |\n")
    #expect(losses == ["header", "spans"])
    let inner = RichText(AttachmentContent(TableContent(rows: [["x", "y"]])))
    table.setText(inner, at: TablePosition(row: 1, column: 0))
    #expect(markdown() == "| a<br>b |  |\n| --- | --- |\n| x y | d |\n")
    #expect(losses == ["attachment", "header", "spans"])
  }
}
