/// Changing the rows and columns of a table.
extension TableContent {
  /// Whether there is room for another row.
  public var hasRoomForRow: Bool { (rows.count + 1) * columns.count <= Self.maxPlaces }

  /// Whether there is room for another column.
  public var hasRoomForColumn: Bool {
    columns.count < Self.maxColumns && rows.count * (columns.count + 1) <= Self.maxPlaces
  }

  // MARK: Rows

  /// Inserts an empty row; a cell that covers rows on both sides of it becomes higher.
  ///
  /// Nothing happens without room for it.
  public mutating func insertRow(at index: Int) {
    guard hasRoomForRow else { return }
    let index = min(max(index, 0), rows.count)
    var row = [Cell?](repeating: Cell(), count: columns.count)
    for position in cells(coveringRow: index) where position.row < index {
      for column in range(of: position).columns { row[column] = nil }
      rows[position.row][position.column]?.rowSpan += 1
    }
    rows.insert(row, at: index)
  }

  /// Removes a row, except the only one; a cell that covers others, too, becomes lower.
  public mutating func removeRow(at index: Int) {
    guard rows.count > 1, rows.indices.contains(index) else { return }
    for position in cells(coveringRow: index) {
      guard var cell = rows[position.row][position.column] else { continue }
      guard cell.rowSpan > 1 else { continue }
      cell.rowSpan -= 1
      if position.row == index { rows[index + 1][position.column] = cell }
      if position.row < index { rows[position.row][position.column] = cell }
    }
    rows.remove(at: index)
  }

  /// Whether a row can move to another place: no cell covers more than one row on its way.
  public func canMoveRow(at index: Int, to other: Int) -> Bool {
    canMove(index, to: other, of: rows.count) { row in
      columns.indices.allSatisfy { span(row, $0)?.rows.count == 1 }
    }
  }

  /// Moves a row, if ``canMoveRow(at:to:)``.
  public mutating func moveRow(at index: Int, to other: Int) {
    guard canMoveRow(at: index, to: other) else { return }
    rows.insert(rows.remove(at: index), at: other)
  }

  /// The positions of the cells that cover a row.
  private func cells(coveringRow row: Int) -> [TablePosition] {
    guard rows.indices.contains(row) else { return [] }
    var found: [TablePosition] = []
    for column in columns.indices {
      let position = position(covering: TablePosition(row: row, column: column))
      if let position, position.column == column { found.append(position) }
    }
    return found
  }

  // MARK: Columns

  /// Inserts an empty column, as wide as the one before it; a cell that covers columns on both
  /// sides of it becomes wider.
  ///
  /// Nothing happens without room for it.
  public mutating func insertColumn(at index: Int) {
    guard hasRoomForColumn else { return }
    let index = min(max(index, 0), columns.count)
    let width = columns[max(index - 1, 0)].width
    changeColumns {
      $0.insertRow(at: index)
    } columns: {
      $0.insert(TableColumn(width: width), at: index)
    }
  }

  /// Removes a column, except the only one; a cell that covers others, too, becomes narrower.
  public mutating func removeColumn(at index: Int) {
    guard columns.count > 1, columns.indices.contains(index) else { return }
    changeColumns {
      $0.removeRow(at: index)
    } columns: {
      $0.remove(at: index)
    }
  }

  /// Whether a column can move to another place: no cell covers more than one column on its way.
  public func canMoveColumn(at index: Int, to other: Int) -> Bool {
    canMove(index, to: other, of: columns.count) { column in
      rows.indices.allSatisfy { span($0, column)?.columns.count == 1 }
    }
  }

  private func canMove(
    _ index: Int, to other: Int, of count: Int, where isFree: (Int) -> Bool
  ) -> Bool {
    let way = min(index, other)...max(index, other)
    return index != other && way.lowerBound >= 0 && way.upperBound < count
      && way.allSatisfy(isFree)
  }

  /// Returns the places of the cell that covers one.
  private func span(_ row: Int, _ column: Int) -> TableCellRange? {
    position(covering: TablePosition(row: row, column: column)).map { range(of: $0) }
  }

  /// Moves a column, if ``canMoveColumn(at:to:)``.
  public mutating func moveColumn(at index: Int, to other: Int) {
    guard canMoveColumn(at: index, to: other) else { return }
    changeColumns {
      $0.moveRow(at: index, to: other)
    } columns: {
      $0.insert($0.remove(at: index), at: other)
    }
  }

  private mutating func changeColumns(
    _ change: (inout TableContent) -> Void, columns changeColumns: (inout [TableColumn]) -> Void
  ) {
    var turned = transposed
    change(&turned)
    var columns = columns
    changeColumns(&columns)
    self = TableContent(cells: turned.transposed.rows, columns: columns, hasHeader: hasHeader)
  }

  /// The table with its rows as columns.
  private var transposed: TableContent {
    let cells: [[Cell?]] = columns.indices.map { column in
      rows.map { row in row[column]?.transposed }
    }
    return TableContent(cells: cells, columns: [], hasHeader: hasHeader)
  }

  // MARK: Merging

  /// Merges the cells of a rectangle, and those that are partly in it, into one.
  ///
  /// The texts that are not empty are its paragraphs.
  ///
  /// - Returns: The position of the merged cell.
  @discardableResult
  public mutating func merge(_ range: TableCellRange) -> TablePosition {
    let range = wholeCells(around: range)
    let texts = positions(in: range).compactMap { self[$0.row, $0.column]?.text }
    var text = RichText()
    for (index, part) in texts.filter({ !$0.isEmpty }).enumerated() {
      if index > 0 { text.append("\n") }
      text.append(part)
    }
    for row in range.rows {
      for column in range.columns { rows[row][column] = nil }
    }
    var cell = Cell(text)
    (cell.rowSpan, cell.columnSpan) = (range.rows.count, range.columns.count)
    rows[range.rows.lowerBound][range.columns.lowerBound] = cell
    return range.first
  }

  /// Splits a merged cell into cells of one row and one column, of which the first has the text.
  ///
  /// - Precondition: There is a cell.
  public mutating func split(_ position: TablePosition) {
    let range = range(of: position)
    let text = self[position.row, position.column]?.text ?? RichText()
    for row in range.rows {
      for column in range.columns { rows[row][column] = Cell() }
    }
    rows[position.row][position.column] = Cell(text)
  }
}

extension TableContent.Cell {
  /// The cell with as many rows as it has columns, and the other way around.
  fileprivate var transposed: TableContent.Cell {
    var cell = self
    (cell.rowSpan, cell.columnSpan) = (columnSpan, rowSpan)
    return cell
  }
}
