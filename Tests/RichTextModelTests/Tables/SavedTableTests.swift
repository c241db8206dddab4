import RichTextModel
import Testing

/// Tables in saved files, whatever these say.
@Suite struct SavedTableTests {
  private static func content(
    _ data: [String: JSONValue], cells: Int = 4
  ) -> AttachmentContent {
    AttachmentContent(
      name: .table, isBlock: true, size: .fullWidth,
      editors: Array(repeating: RichText("x"), count: cells), data: data)
  }

  @Test func aTableIsReadableAsJSON() {
    var table = TableContent(rows: [["a", "b"], ["c", "d"]])
    table.columns[0] = TableColumn(width: .fixed(80), alignment: .right)
    table.columns[1].width = .content
    table.merge(TableCellRange(rows: 1..<2, columns: 0..<2))
    let expected: [String: JSONValue] = [
      "columns": [
        ["width": ["fixed": 80], "alignment": "right"], ["width": "content"],
      ],
      "hasHeader": true, "spans": [["cell": 2, "rows": 1, "columns": 2]],
    ]
    #expect(AttachmentContent(table).data == expected)
  }

  @Test(
    arguments: [
      [:], ["columns": 2], ["columns": []], ["columns": [[:], [:], [:]]],
      ["columns": [[:], [:]], "spans": 7],
      ["columns": [[:], [:]], "spans": [["cell": 0, "rows": 10_000, "columns": 10_000]]],
      ["columns": [[:], [:]], "spans": [["cell": 0, "rows": 0, "columns": 2]]],
      ["columns": [[:], [:]], "spans": [["cell": 9, "rows": 1, "columns": 1]]],
      ["columns": [[:], [:]], "spans": [["cell": 1, "rows": 1, "columns": 3]]],
      ["columns": [[:], [:]], "spans": [["cell": 1e300, "rows": 1e300, "columns": -1e300]]],
    ] as [[String: JSONValue]])
  func whatMakesUpNoTableIsAnUnknownAttachment(data: [String: JSONValue]) {
    #expect(Self.content(data).table == nil)
  }

  @Test func widthsMayBeAnything() {
    let table = Self.content([
      "columns": [["width": ["fixed": 1e300]], ["width": ["share": -7]]]
    ]).table
    let widths = TableColumnWidth.widths(
      of: table?.columns.map(\.width) ?? [], natural: [], in: 500)
    #expect(widths == [TableColumnWidth.maxWidth, TableColumnWidth.minWidth])
  }

  @Test func otherDataStays() {
    var content = AttachmentContent(TableContent(rows: [["a"]]), id: "a7")
    content.data["own"] = true
    let changed = content.replacing(TableContent(rows: [["b", "c"]], hasHeader: false))
    #expect(changed.table == TableContent(rows: [["b", "c"]], hasHeader: false))
    #expect(changed.id == "a7")
    #expect(changed.data["own"] == true)
  }

  @Test func cellsNestedTooDeeplyAreAnError() throws {
    var text: RichText = "x"
    for _ in 0..<40 { text = RichText(AttachmentContent(TableContent(rows: [[text]]))) }
    #expect(throws: SavedFormError(.tooDeep)) { try SavedForm.bytes(of: text) }
    let data = try SavedForm.bytes(of: text) { _ in }
    #expect(throws: SavedFormError.self) { try SavedForm.content(from: data) }
  }

  @Test func widthsFillTheTable() {
    func widths(_ rules: [TableColumnWidth], in width: Int, _ natural: [Int] = []) -> [Int] {
      TableColumnWidth.widths(of: rules, natural: natural, in: width)
    }
    #expect(widths([.fixed(100), .share(1), .share(2)], in: 400) == [100, 100, 200])
    #expect(widths([.share(1), .share(1), .share(1)], in: 400).reduce(0, +) == 400)
    #expect(widths([.share(1), .share(100)], in: 400) == [48, 352])
    #expect(widths([.content, .content], in: 400, [90, 120]) == [90, 120])
    #expect(widths([.content, .share(1)], in: 400, [90, 0]) == [90, 310])
    // What does not fit is shared by what each has more than the minimum.
    #expect(widths([.content, .content], in: 396, [248, 448]) == [148, 248])
    #expect(widths([.content, .fixed(300)], in: 200, [240]) == [48, 300])
    #expect(widths([.content, .share(1)], in: 400, [900, 0]) == [200, 200])
    #expect(widths([.share(1), .share(1), .share(1)], in: 30) == [48, 48, 48])
  }
}
