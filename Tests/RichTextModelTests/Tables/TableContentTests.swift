import RichTextModel
import TestSupport
import Testing

/// The structure of tables: rows, columns, merged cells.
@Suite struct TableContentTests {
  static let fruit = TableContent(rows: [["a", "b", "c"], ["d", "e", "f"], ["g", "h", "i"]])

  /// The table as text: rows are separated by `|`, covered places are dots.
  static func sketch(_ table: TableContent) -> String {
    table.rows.map { row in row.map { $0?.text.text ?? "." }.joined(separator: " ") }
      .joined(separator: " | ")
  }

  @Test func shortRowsAreFilledUp() {
    let table = TableContent(rows: [["a"], ["b", "c"]])
    #expect(Self.sketch(table) == "a  | b c")
    #expect(table.columns.count == 2)
    #expect(Self.sketch(TableContent(rows: [])) == "")
  }

  @Test func rowsAreInsertedRemovedAndMoved() {
    var table = Self.fruit
    table.insertRow(at: 1)
    #expect(Self.sketch(table) == "a b c |    | d e f | g h i")
    table.moveRow(at: 1, to: 3)
    #expect(Self.sketch(table) == "a b c | d e f | g h i |   ")
    table.removeRow(at: 0)
    #expect(Self.sketch(table) == "d e f | g h i |   ")
  }

  @Test func columnsAreInsertedRemovedAndMoved() {
    var table = Self.fruit
    table.columns[0].width = .fixed(90)
    table.insertColumn(at: 1)
    #expect(Self.sketch(table) == "a  b c | d  e f | g  h i")
    #expect(table.columns.map(\.width) == [.fixed(90), .fixed(90), .share(1), .share(1)])
    table.moveColumn(at: 0, to: 3)
    #expect(Self.sketch(table) == " b c a |  e f d |  h i g")
    table.removeColumn(at: 0)
    #expect(Self.sketch(table) == "b c a | e f d | h i g")
    #expect(table.columns.map(\.width) == [.share(1), .share(1), .fixed(90)])
  }

  @Test func theLastRowAndTheLastColumnStay() {
    var table = TableContent(rows: [["a"]])
    table.removeRow(at: 0)
    table.removeColumn(at: 0)
    #expect(Self.sketch(table) == "a")
  }

  @Test func mergedCellsGrowAndShrink() {
    var table = Self.fruit
    table.merge(TableCellRange(rows: 0..<2, columns: 1..<3))
    #expect(Self.sketch(table) == "a b\nc\ne\nf . | d . . | g h i")
    table.insertRow(at: 1)
    table.insertColumn(at: 2)
    #expect(Self.sketch(table) == "a b\nc\ne\nf . . |  . . . | d . . . | g h  i")
    table.removeRow(at: 0)
    #expect(Self.sketch(table) == " b\nc\ne\nf . . | d . . . | g h  i")
    table.removeColumn(at: 1)
    #expect(Self.sketch(table) == " b\nc\ne\nf . | d . . | g  i")
    table.split(TablePosition(row: 0, column: 1))
    #expect(Self.sketch(table) == " b\nc\ne\nf  | d   | g  i")
  }

  @Test func aMergeTakesWholeCells() {
    var table = Self.fruit
    table.merge(TableCellRange(rows: 0..<1, columns: 0..<2))
    table.merge(TableCellRange(rows: 0..<2, columns: 1..<2))
    #expect(Self.sketch(table) == "a\nb\nd\ne . c | . . f | g h i")
    #expect(
      table.position(covering: TablePosition(row: 1, column: 1))
        == TablePosition(row: 0, column: 0))
  }

  @Test func whatIsMergedCannotBeMovedApart() {
    var table = Self.fruit
    table.merge(TableCellRange(rows: 0..<2, columns: 0..<1))
    #expect(!table.canMoveRow(at: 2, to: 1))
    #expect(!table.canMoveRow(at: 0, to: 1))
    #expect(table.canMoveColumn(at: 0, to: 2))
    #expect(!table.canMoveColumn(at: 0, to: 3))
    let before = table
    table.moveRow(at: 1, to: 2)
    #expect(table == before)
  }

  @Test func aPartHasWholeCells() {
    var table = Self.fruit
    table.merge(TableCellRange(rows: 1..<3, columns: 1..<2))
    let part = table.part(TableCellRange(rows: 2..<3, columns: 1..<3))
    #expect(Self.sketch(part) == "e\nh f | . i")
    #expect(!part.hasHeader)
  }

  @Test func aTableIsBounded() {
    var table = TableContent(rowCount: 1, columnCount: TableContent.maxColumns)
    table.insertColumn(at: 0)
    #expect(table.columns.count == TableContent.maxColumns)
    table = TableContent(rowCount: TableContent.maxPlaces / 2, columnCount: 2)
    table.insertRow(at: 0)
    #expect(table.rows.count == TableContent.maxPlaces / 2)
  }

  /// Any operations leave a table that is saved and read as the same.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func anyTableIsSavedAsItIs(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var table = TableContent(rowCount: 3, columnCount: 3)
    for step in 0..<60 {
      Self.change(&table, "\(step)", &random)
      #expect(AttachmentContent(table).table == table)
      let text = "x\n" + RichText(AttachmentContent(table, id: "a1"))
      let read = try SavedForm.content(from: SavedForm.bytes(of: text))
      #expect(read == text)
      let places = table.positions.map { table.range(of: $0) }
        .reduce(0) { $0 + $1.rows.count * $1.columns.count }
      #expect(places == table.rows.count * table.columns.count)
    }
  }

  /// A removed row or column takes the cells that are only in it, and nothing of others.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func onlyTheCellsOfALineAreRemovedWithIt(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var table = TableContent(rowCount: 3, columnCount: 4)
    for step in 0..<60 {
      Self.change(&table, "\(step)", &random)
      let (rows, columns) = (table.rows.indices, table.columns.indices)
      for column in columns where columns.count > 1 {
        var smaller = table
        smaller.removeColumn(at: column)
        #expect(smaller.columns.count == columns.count - 1)
        let line = TableCellRange(rows: rows, columns: column..<(column + 1))
        #expect(Self.texts(smaller) == Self.texts(table, outside: line))
      }
      for row in rows where rows.count > 1 {
        var smaller = table
        smaller.removeRow(at: row)
        #expect(smaller.rows.count == rows.count - 1)
        let line = TableCellRange(rows: row..<(row + 1), columns: columns)
        #expect(Self.texts(smaller) == Self.texts(table, outside: line))
      }
    }
  }

  /// Returns the texts of the cells that are not in a rectangle as a whole, in any order.
  private static func texts(
    _ table: TableContent, outside removed: TableCellRange? = nil
  ) -> [String] {
    table.positions.filter { position in
      let range = table.range(of: position)
      guard let removed else { return true }
      return range.rows.clamped(to: removed.rows) != range.rows
        || range.columns.clamped(to: removed.columns) != range.columns
    }.map { table[$0.row, $0.column]?.text.text ?? "" }.sorted()
  }

  @Test func aRectangleCutsOffTheCellsThatReachOut() {
    var table = Self.fruit
    table.merge(TableCellRange(rows: 0..<2, columns: 0..<2))
    let column = TableCellRange(rows: 0..<3, columns: 1..<2)
    #expect(table.positions(touching: column).count == 2)
    let part = table.clipped(to: column)
    #expect(Self.sketch(part) == "a\nb\nd\ne | . | h")
    #expect(part.columns.count == 1)
    #expect(part.hasHeader)
    #expect(AttachmentContent(part).table == part)
    #expect(table.clipped(to: TableCellRange(rows: 0..<3, columns: 0..<3)) == table)
  }

  static func change(_ table: inout TableContent, _ text: String, _ random: inout SeededRandom) {
    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    let (row, column) = (number(table.rows.count), number(table.columns.count))
    switch number(9) {
    case 0: table.insertRow(at: row + number(2))
    case 1: table.insertColumn(at: column + number(2))
    case 2: table.removeRow(at: row)
    case 3: table.removeColumn(at: column)
    case 4: table.moveRow(at: row, to: number(table.rows.count))
    case 5: table.moveColumn(at: column, to: number(table.columns.count))
    case 6:
      table.merge(
        TableCellRange(
          from: TablePosition(row: row, column: column),
          to: TablePosition(
            row: number(table.rows.count), column: number(table.columns.count))))
    case 7: table.positions.randomElement(using: &random).map { table.split($0) }
    default:
      table.positions.randomElement(using: &random).map { table.setText(RichText(text), at: $0) }
    }
  }
}
