import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextDocuments
@testable import RichTextEditing

/// What is on the pages of a document.
final class PageLayoutTests: WidgetTestCase {
  func testAnEmptyDocumentHasOnePage() throws {
    try onMain {
      let layout = try Self.layout("")
      XCTAssertEqual(layout.pageCount, 1)
      XCTAssertEqual(layout.lines, [[""]])
    }
  }

  func testEachLineIsThereOnceAndInOrder() throws {
    try onMain {
      let words = (0..<300).map { "line \($0)" }
      let layout = try Self.layout(RichText(words.joined(separator: "\n")))
      XCTAssertGreaterThan(layout.pageCount, 3)
      XCTAssertEqual(layout.lines.flatMap { $0 }, words)
      layout.checkMargins()
    }
  }

  func testAParagraphHasTwoLinesOnEachPage() throws {
    try onMain {
      let paragraph = String(repeating: "several words of a paragraph ", count: 12)
      for count in 0..<12 {
        let before = String(repeating: "x\n", count: 30 + count)
        let layout = try Self.layout(RichText(before + paragraph + "\nlast"))
        for page in layout.lines {
          let own = page.count { $0.hasPrefix("several") || $0.contains("words") }
          XCTAssertNotEqual(own, 1, "\(count)")
        }
      }
    }
  }

  func testAHeadingStaysWithWhatFollowsIt() throws {
    try onMain {
      for count in 20..<50 {
        var paragraphs = (0..<count).map { ("line \($0)", ParagraphFormat()) }
        paragraphs.append(("Heading", ParagraphFormat(style: .heading(2))))
        paragraphs.append(("text", ParagraphFormat()))
        let layout = try Self.layout(RichText(paragraphs: paragraphs))
        XCTAssertNotEqual(layout.lines.first?.last, "Heading", "\(count)")
        let page = layout.lines.first { $0.contains("Heading") }
        XCTAssertEqual(page?.last, "text", "\(count)")
      }
    }
  }

  func testTheHeaderOfATableIsRepeatedAndRowsAreWhole() throws {
    try onMain {
      var rows: [[RichText]] = [["Fruit", "Price"]]
      for row in 0..<120 {
        rows.append([RichText("plum \(row)\nsecond line"), RichText("\(row)")])
      }
      let table = RichText(AttachmentContent(TableContent(rows: rows)))
      let layout = try Self.layout("before\n" + table)
      XCTAssertGreaterThan(layout.pageCount, 2)
      for page in layout.lines.dropFirst() { XCTAssertEqual(page.first, "Fruit") }
      for page in layout.lines {
        let plums = page.count { $0.hasPrefix("plum") }
        XCTAssertEqual(plums, page.count { $0 == "second line" })
      }
      let plums = layout.lines.flatMap { $0 }.filter { $0.hasPrefix("plum") }
      XCTAssertEqual(plums, (0..<120).map { "plum \($0)" })
      layout.checkMargins()
    }
  }

  func testARowThatIsHigherThanAPageIsCutBetweenLines() throws {
    try onMain {
      let long = (0..<200).map { "long \($0)" }
      let rows: [[RichText]] = [
        ["a", "b"], [RichText(long.joined(separator: "\n")), "short"], ["c", "d"],
      ]
      let layout = try Self.layout(RichText(AttachmentContent(TableContent(rows: rows))))
      let lines = layout.lines.flatMap { $0 }
      XCTAssertEqual(lines.filter { $0.hasPrefix("long") }, long)
      XCTAssertEqual(lines.count { $0 == "short" }, 1)
      XCTAssertEqual(lines.last, "d")
      layout.checkMargins()
    }
  }

  func testCellsOfSeveralRowsStayOnOnePage() throws {
    try onMain {
      var table = TableContent(rowCount: 3, columnCount: 2)
      table.setText("joined", at: TablePosition(row: 1, column: 0))
      table.merge(TableCellRange(rows: 1..<3, columns: 0..<1))
      let before = String(repeating: "x\n", count: 38)
      let layout = try Self.layout(RichText(before) + RichText(AttachmentContent(table)))
      XCTAssertEqual(layout.lines.flatMap { $0 }.count { $0 == "joined" }, 1)
      layout.checkMargins()
    }
  }

  func testAHugePictureIsAsHighAsAPage() throws {
    try onMain {
      let picture = PictureContent(
        .reference("none"), alternativeText: "A tower",
        naturalSize: PictureSize(width: 10, height: 100_000))
      let layout = try Self.layout("before\n" + RichText(picture) + "\nafter")
      XCTAssertEqual(layout.lines.flatMap { $0 }.count { $0.contains("\u{FFFC}") }, 1)
      layout.checkMargins()
    }
  }

  func testATableOfManyColumnsIsMadeSmaller() throws {
    try onMain {
      let cells = (0..<100).map { RichText("c\($0)") }
      let layout = try Self.layout(RichText(AttachmentContent(TableContent(rows: [cells, cells]))))
      XCTAssertEqual(layout.lines.flatMap { $0 }.count { $0 == "c99" }, 2)
      layout.checkMargins()
      // More are lines with tabs.
      let row = "<tr>" + (0..<200).map { "<td>c\($0)</td>" }.joined() + "</tr>"
      let html = "<table>" + String(repeating: row, count: 50) + "</table>"
      let wide = try Self.layout(XCTUnwrap(HTMLForm.content(fromText: html)))
      XCTAssert(wide.paragraphs("")[49].hasSuffix("\tc199"))
      wide.checkMargins()
    }
  }

  func testTheTextsOfAPanelAreInAFrame() throws {
    try onMain {
      let panel = AttachmentContent(
        name: ContentType("panel"), isBlock: true, size: .fullWidth,
        editors: ["first\nsecond", RichText(AttachmentContent(TableContent(rows: [["cell"]])))])
      let unknown = AttachmentContent(name: ContentType("map"), isBlock: true)
      let inline = AttachmentContent(name: ContentType("tag"), editors: ["urgent"])
      let content = RichText(panel) + "\n" + RichText(unknown) + "\nis " + RichText(inline)
      let lines = try Self.layout(content).lines.flatMap { $0 }
      XCTAssertEqual(lines, ["first", "second", "cell", "map", "is \u{A0}urgent\u{A0}"])
    }
  }

  func testPanelsInPanelsStayWithinTheMargins() throws {
    try onMain {
      var content: RichText = "innermost"
      for _ in 0..<200 {
        content = RichText(
          AttachmentContent(name: ContentType("panel"), isBlock: true, editors: [content]))
      }
      let layout = try Self.layout(content)
      XCTAssertEqual(layout.lines.flatMap { $0 }.joined(), "innermost")
      layout.checkMargins()
    }
  }

  func testItemsHaveTheirMarkers() throws {
    try onMain {
      let items: [ListItem] = [
        ListItem(.number), ListItem(.number), ListItem(.bullet, level: 1),
        ListItem(.task, isChecked: true),
      ]
      let content = ListParser.content(of: items.map { ("item", $0) })
      let layout = try Self.layout(content)
      let marks = layout.lines.flatMap { $0 }.filter { $0 != "item" }
      XCTAssertEqual(marks, ["\u{200E}1.", "\u{200E}2.", "\u{200E}◦"])
      XCTAssertEqual(layout.boxes, [true])
      layout.checkMargins()
    }
  }

  func testAParagraphFromTheRightHasItsMarkerAndIndentThere() throws {
    try onMain {
      let format = ParagraphFormat(list: ListItem(.bullet))
      let layout = try Self.layout(RichText(paragraphs: [("שלום", format)]))
      let areas = layout.pages[0][0].strip.items.map(\.area)
      XCTAssertEqual(areas.count, 2)
      XCTAssertGreaterThan(areas[0].x, layout.area.width / 2)
      XCTAssertGreaterThan(areas[1].x, areas[0].x + areas[0].width)
      layout.checkMargins()
    }
  }

  func testMarginsThatAreTooLargeAreAnError() throws {
    try onMain {
      for margin in [510.0, -1, .infinity, .nan] {
        var document = PrintedDocument("text")
        document.setup.margins.left = margin
        XCTAssertThrowsError(try PageLayout(document)) { error in
          XCTAssertEqual("\(error)", "the margins leave no room on the page")
        }
      }
    }
  }

  func testAThousandPagesAreLaidOutPieceByPiece() throws {
    try onMain {
      let lines = TestEffort.count(60_000)
      let content = RichText(String(repeating: "a line of a very long text\n", count: lines))
      let layout = try PageLayout(PrintedDocument(content))
      var (pieces, longest) = (0, 0.0)
      var isComplete = false
      while !isComplete {
        let start = MainLoop.monotonicTime
        isComplete = layout.layOutMore()
        longest = max(longest, MainLoop.monotonicTime - start)
        pieces += 1
        if pieces % 500 == 0 { markProgress("\(layout.pages.count) pages") }
      }
      XCTAssertGreaterThan(layout.pageCount, lines / 67)
      XCTAssertGreaterThan(pieces, 20)
      XCTAssertLessThan(longest, 1)
    }
  }

  /// Measuring the columns is done row by row, too.
  func testALongTableIsLaidOutRowByRow() {
    onMain {
      let rows = (0..<2_500).map { [RichText("row \($0)"), RichText("\($0)")] }
      let columns = [TableColumn(width: .content), TableColumn(width: .content)]
      let content = RichText(AttachmentContent(TableContent(rows: rows, columns: columns)))
      let sheet = PrintSheet(PrintedDocument(content))
      var flow = PageFlow(content, in: FlowContext(sheet, width: 600, maxHeight: 900))
      var (pieces, strips) = (0, 0)
      while let more = flow.nextStrips() {
        let count = more.count
        XCTAssert(count <= 1, "\(count)")
        (pieces, strips) = (pieces + 1, strips + more.count)
      }
      XCTAssertEqual(strips, 2_500)
      XCTAssertGreaterThan(pieces, 4_999, "columns are measured before")
    }
  }

  func testACalloutHasItsIconBesideItsFirstLine() throws {
    try onMain {
      let note = ParagraphFormat(style: .callout(.note))
      let tip = ParagraphFormat(style: .callout(.tip))
      let layout = try Self.layout(
        RichText(paragraphs: [
          ("before", ParagraphFormat()), ("first", note), ("second", note), ("other", tip),
        ]))
      let icons = layout.pages.joined().map { placed in
        placed.strip.items.compactMap { item -> String? in
          guard case .icon(let name, _, _) = item.content else { return nil }
          return name
        }
      }
      XCTAssertEqual(icons, [[], ["dialog-information-symbolic"], [], ["starred-symbolic"]])
      layout.checkMargins()
    }
  }

  func testAnyDocumentIsCompleteAndWithinTheMargins() throws {
    try onMain {
      for seed in TestEffort.seeds(10) {
        markProgress("seed \(seed)")
        var random = SeededRandom(seed: seed)
        var document = RandomDocument(&random)
        let content = document.content()
        var printed = PrintedDocument(content)
        if seed % 3 == 0 { printed.setup = PageSetup(paper: .a4, isLandscape: true) }
        if seed % 5 == 0 { printed.setup.paper = PaperSize("A6") ?? .a4 }
        let layout = try PageLayout(printed)
        layout.layOutAll()
        layout.checkMargins("seed \(seed)")
        let shown = layout.paragraphs("seed \(seed)").joined(separator: " ")
        for word in document.words where !shown.contains(word) {
          XCTFail("seed \(seed): \(word)")
        }
      }
    }
  }

  @MainActor
  private static func layout(_ content: RichText) throws -> PageLayout {
    let layout = try PageLayout(PrintedDocument(content))
    layout.layOutAll()
    return layout
  }
}

extension PageLayout {
  /// The lines of text on each page, from the first strip to the last.
  fileprivate var lines: [[String]] {
    pages.map { page in
      page.flatMap(\.strip.items).compactMap { item in
        guard case .line(let paragraph, let line) = item.content else { return nil }
        return paragraph.string(ofLine: line).trimmingSpaces
      }
    }
  }

  /// The texts of all paragraphs; fails if a line is missing, or there twice.
  @MainActor
  fileprivate func paragraphs(_ note: String) -> [String] {
    var order: [PrintedParagraph] = []
    var lines: [ObjectIdentifier: [Int]] = [:]
    for placed in pages.joined() where !placed.isRepeated {
      for case .line(let paragraph, let line) in placed.strip.items.map(\.content) {
        if lines[ObjectIdentifier(paragraph)] == nil { order.append(paragraph) }
        lines[ObjectIdentifier(paragraph), default: []].append(line)
      }
    }
    return order.map { paragraph in
      defer { paragraph.forgetLayout() }
      let all = Array(paragraph.text.lines.indices)
      XCTAssertEqual(lines[ObjectIdentifier(paragraph)], all, note)
      return all.map { paragraph.string(ofLine: $0) }.joined()
    }
  }

  /// Whether the boxes of tasks are ticked.
  fileprivate var boxes: [Bool] {
    pages.joined().flatMap(\.strip.items).compactMap { item in
      guard case .box(_, let isChecked) = item.content else { return nil }
      return isChecked
    }
  }

  /// Fails if anything is outside of the margins, or on top of what is above it.
  @MainActor
  fileprivate func checkMargins(_ note: String = "", line: UInt = #line) {
    for (index, page) in pages.enumerated() {
      for placed in page {
        let outside = placed.strip.items.filter { !$0.isSingleLetter }.map(\.area).first {
          $0.x < -2 || $0.x + $0.width > area.width + 2
        }
        guard outside != nil || placed.bottom > area.height + 0.05 else { continue }
        let place = outside.map { "\($0)" } ?? "\(placed.bottom)"
        return XCTFail("\(note), page \(index): \(place)", line: line)
      }
    }
  }
}

extension PageItem {
  /// Whether it is a line of one letter, which may be wider than a narrow cell.
  @MainActor
  fileprivate var isSingleLetter: Bool {
    guard case .line(let paragraph, let line) = content else { return false }
    return paragraph.string(ofLine: line).trimmingSpaces.count <= 1
  }
}

extension String {
  /// The text without a space at its end, at which a line was wrapped.
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// A document of all kinds of blocks, with words that are not in it twice.
private struct RandomDocument {
  private var random: SeededRandom
  private(set) var words: [String] = []

  init(_ random: inout SeededRandom) {
    self.random = SeededRandom(seed: UInt64.random(in: 0 ... .max, using: &random))
  }

  mutating func content(depth: Int = 0) -> RichText {
    var content = RichText()
    for index in 0..<Int.random(in: 1...(depth == 0 ? 30 : 3), using: &random) {
      if index > 0 { content.append("\n") }
      content.append(block(depth))
    }
    return content.withBlocksOnLines()
  }

  private mutating func block(_ depth: Int) -> RichText {
    switch Int.random(in: 0...11, using: &random) {
    case 0 where depth < 2: return table(depth)
    case 1 where depth < 3:
      return RichText(
        AttachmentContent(
          name: ContentType("panel"), isBlock: true, editors: [content(depth: depth + 1)]))
    case 2:
      let size = PictureSize(
        width: Int.random(in: 1...3_000, using: &random),
        height: Int.random(in: 1...3_000, using: &random))
      return "picture " + RichText(PictureContent(.reference("x"), naturalSize: size))
    default: return paragraph()
    }
  }

  private mutating func table(_ depth: Int) -> RichText {
    let columns = Int.random(in: 1...(depth == 0 ? 6 : 2), using: &random)
    let rows = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      (0..<columns).map { _ in content(depth: depth + 1) }
    }
    return RichText(AttachmentContent(TableContent(rows: rows)))
  }

  private mutating func paragraph() -> RichText {
    let styles: [StyleName] = [.body, .body, .quote, .code, .heading(1), .heading(3), "unknown"]
    var format = ParagraphFormat(style: styles.randomElement(using: &random) ?? .body)
    if Bool.random(using: &random) {
      format.list = ListItem(
        ListItem.Kind.allCases.randomElement(using: &random) ?? .bullet,
        level: Int.random(in: 0...15, using: &random))
    }
    format.headIndent = Int.random(in: 0...30, using: &random)
    format.alignment = ParagraphFormat.Alignment.allCases.randomElement(using: &random) ?? .natural
    var attributes = AttributeContainer()
    attributes[ParagraphKey.self] = format
    // One of Hebrew begins at the right.
    let start = Int.random(in: 0...5, using: &random) == 0 ? "שלום " : ""
    let own = "w\(words.count)."
    words.append(own)
    let count = Int.random(in: 0...40, using: &random)
    return RichText(
      start + own + String(repeating: " some words", count: count), attributes: attributes)
  }
}
