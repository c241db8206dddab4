/// A table: rows of cells, each of which has a text of its own.
///
/// ```swift
/// var table = TableContent(rows: [["Fruit", "Price"], ["Plums", "2.50"]])
/// table.insertRow(at: 2)
/// table[1, 0]?.text  // Plums
/// let text = "Prices\n" + RichText(AttachmentContent(table))
/// ```
///
/// A cell may cover several rows and columns. The places that it covers, other than its own, have
/// no cell of their own.
public struct TableContent: Hashable, Sendable {
  /// A cell.
  public struct Cell: Hashable, Sendable {
    /// The text.
    public var text: RichText
    /// The number of rows that it covers; at least 1.
    public internal(set) var rowSpan = 1
    /// The number of columns that it covers; at least 1.
    public internal(set) var columnSpan = 1

    /// Creates a cell of one row and one column.
    public init(_ text: RichText = RichText()) { self.text = text }
  }

  /// The greatest number of columns.
  public static let maxColumns = 100
  /// The greatest number of places for cells, covered ones included.
  public static let maxPlaces = 5_000

  /// The columns; at least one.
  public var columns: [TableColumn] {
    didSet { precondition(columns.count == oldValue.count, "columns: as many as before") }
  }
  /// The rows, at least one, with a cell for each column; nil where another cell covers the place.
  public internal(set) var rows: [[Cell?]]
  /// Whether the first row is a header.
  public var hasHeader: Bool

  /// Creates a table from the texts of its cells.
  ///
  /// - Parameters:
  ///   - rows: The texts; rows with fewer of them than others get empty cells at their end.
  ///   - columns: The columns; those that are missing have an equal share of the width.
  ///   - hasHeader: Whether the first row is a header.
  /// - Precondition: There are at most ``maxColumns`` and ``maxPlaces``.
  public init(rows: [[RichText]], columns: [TableColumn] = [], hasHeader: Bool = true) {
    let count = max(rows.map(\.count).max() ?? 0, columns.count, 1)
    let cells = (rows.isEmpty ? [[]] : rows).map { row in
      row.map { Cell($0) } + Array(repeating: Cell(), count: count - row.count)
    }
    self.init(cells: cells, columns: columns, hasHeader: hasHeader)
    precondition(
      count <= Self.maxColumns && count * cells.count <= Self.maxPlaces, "rows: too many cells")
  }

  /// Creates an empty table.
  ///
  /// - Precondition: There are at most ``maxColumns`` and ``maxPlaces``.
  public init(rowCount: Int, columnCount: Int, hasHeader: Bool = true) {
    let row = Array(repeating: RichText(), count: max(columnCount, 1))
    self.init(rows: Array(repeating: row, count: max(rowCount, 1)), hasHeader: hasHeader)
  }

  /// Creates a table from a grid that is complete.
  init(cells: [[Cell?]], columns: [TableColumn], hasHeader: Bool) {
    let missing = max((cells.first?.count ?? 0) - columns.count, 0)
    self.columns = columns + Array(repeating: TableColumn(), count: missing)
    rows = cells
    self.hasHeader = hasHeader
  }

  // MARK: Cells

  /// The cell at a place; nil where another cell covers it, and outside the table.
  public subscript(row: Int, column: Int) -> Cell? {
    get { contains(row, column) ? rows[row][column] : nil }
  }

  private func contains(_ row: Int, _ column: Int) -> Bool {
    rows.indices.contains(row) && columns.indices.contains(column)
  }

  /// The positions of the cells, row by row.
  public var positions: [TablePosition] {
    rows.indices.flatMap { row in
      columns.indices.filter { rows[row][$0] != nil }.map { TablePosition(row: row, column: $0) }
    }
  }

  /// The places that the cell at a position covers, its own included.
  ///
  /// - Precondition: There is a cell.
  public func range(of position: TablePosition) -> TableCellRange {
    guard let cell = self[position.row, position.column] else {
      preconditionFailure("position: no cell")
    }
    return TableCellRange(
      rows: position.row..<(position.row + cell.rowSpan),
      columns: position.column..<(position.column + cell.columnSpan))
  }

  /// Returns the position of the cell that covers a place; nil outside the table.
  public func position(covering place: TablePosition) -> TablePosition? {
    guard contains(place.row, place.column) else { return nil }
    for row in stride(from: place.row, through: 0, by: -1) {
      for column in stride(from: place.column, through: 0, by: -1) {
        guard let cell = rows[row][column] else { continue }
        // A cell that ends before the place has all others of its row on its other side.
        guard column + cell.columnSpan > place.column else { break }
        if row + cell.rowSpan > place.row { return TablePosition(row: row, column: column) }
      }
    }
    return nil
  }

  /// Returns the smallest rectangle that contains another one and no part of a cell.
  public func wholeCells(around range: TableCellRange) -> TableCellRange {
    var whole = range
    while true {
      var grown = whole
      for row in whole.rows {
        for column in whole.columns {
          let place = TablePosition(row: row, column: column)
          position(covering: place).map { grown = grown.union(self.range(of: $0)) }
        }
      }
      guard grown != whole else { return whole }
      whole = grown
    }
  }

  /// The positions of the cells in a rectangle, row by row.
  public func positions(in range: TableCellRange) -> [TablePosition] {
    range.rows.flatMap { row in
      range.columns.filter { self[row, $0] != nil }.map { TablePosition(row: row, column: $0) }
    }
  }

  /// The positions of the cells of which any place is in a rectangle, row by row.
  package func positions(touching range: TableCellRange) -> [TablePosition] {
    positions(in: wholeCells(around: range)).filter { self.range(of: $0).overlaps(range) }
  }

  /// Returns a part of the table as a table; cells of which only a part is in it are whole in it.
  public func part(_ range: TableCellRange) -> TableContent {
    let whole = wholeCells(around: range)
    return TableContent(
      cells: rows[whole.rows].map { Array($0[whole.columns]) },
      columns: Array(columns[whole.columns]),
      hasHeader: hasHeader && whole.rows.lowerBound == 0)
  }

  /// Returns a rectangle as a table; cells that reach out of it are cut off at its border.
  package func clipped(to range: TableCellRange) -> TableContent {
    let row = [Cell?](repeating: nil, count: range.columns.count)
    var cells = Array(repeating: row, count: range.rows.count)
    for position in positions(touching: range) {
      let whole = self.range(of: position)
      let rows = whole.rows.clamped(to: range.rows)
      let columns = whole.columns.clamped(to: range.columns)
      var cell = self[position.row, position.column]
      cell?.rowSpan = rows.count
      cell?.columnSpan = columns.count
      cells[rows.lowerBound - range.rows.lowerBound][
        columns.lowerBound - range.columns.lowerBound] = cell
    }
    return TableContent(
      cells: cells, columns: Array(columns[range.columns]),
      hasHeader: hasHeader && range.rows.lowerBound == 0)
  }

  /// Sets the text of a cell.
  ///
  /// - Precondition: There is a cell.
  public mutating func setText(_ text: RichText, at position: TablePosition) {
    precondition(self[position.row, position.column] != nil, "position: no cell")
    rows[position.row][position.column]?.text = text
  }
}
