import RichTextModel
import TestSupport
import Testing

/// Room for cells that are pasted into cells.
@Suite struct TablePastingTests {
  /// The cells row by row: their texts, `<` for a covered place.
  private static func sketch(_ table: TableContent) -> String {
    table.rows.map { row in row.map { $0?.text.text ?? "<" }.joined(separator: " ") }
      .joined(separator: " | ")
  }

  private static let table = TableContent(rows: [["a", "b"], ["c", "d"]])
  private static let merged: TableContent = {
    var table = Self.table
    table.merge(TableCellRange(rows: 0..<1, columns: 0..<2))
    return table
  }()

  @Test func mergedCellsAreMergedWhereTheyArePasted() {
    var table = Self.table
    table.makeRoom(for: Self.merged.rows, at: TablePosition(row: 0, column: 0))
    #expect(Self.sketch(table) == "a < | c d")
    #expect(table[0, 0]?.columnSpan == 2)
  }

  @Test func aTableGrows() {
    var table = Self.table
    table.makeRoom(for: Self.merged.rows, at: TablePosition(row: 1, column: 1))
    #expect(Self.sketch(table) == "a b  | c d < |   ")
  }

  @Test func aMergedCellOfWhichAPartIsReplacedIsSplit() {
    var table = Self.merged
    let text = table[0, 0]?.text.text ?? ""
    table.makeRoom(for: [["x"].map { TableContent.Cell($0) }], at: TablePosition(row: 0, column: 1))
    #expect(Self.sketch(table) == "\(text)  | c d")
  }

  @Test func aLongRowStaysWithinTheLimits() {
    var table = Self.table
    let row = Array(repeating: TableContent.Cell?.some(TableContent.Cell("x")), count: 10_000)
    table.makeRoom(for: [row], at: TablePosition(row: 1, column: 1))
    #expect(table.columns.count == TableContent.maxColumns)
  }

  @Test func anyCellsFitIntoAnyTable() {
    for seed in TestEffort.seeds(500) {
      var random = SeededRandom(seed: seed)
      var tables = [0, 1].map { _ in
        TableContent(
          rowCount: Int.random(in: 1...4, using: &random),
          columnCount: Int.random(in: 1...4, using: &random))
      }
      for index in tables.indices {
        for step in 0..<4 { TableContentTests.change(&tables[index], "\(step)", &random) }
      }
      let first = random.pick(tables[0].positions)
      tables[0].makeRoom(for: tables[1].rows, at: first)
      // What does not fill the grid without a gap is not a table when it is read.
      #expect(AttachmentContent(tables[0]).table == tables[0], "seed \(seed)")
      #expect(tables[0].rows.count >= first.row + tables[1].rows.count, "seed \(seed)")
    }
  }
}
