/// Cells that are pasted into cells.
extension TableContent {
  /// Makes room for cells from a position on, and merges those that are there in the same way.
  ///
  /// Rows and columns are added as far as a table may have them. Cells keep their texts, except
  /// those that others cover then; merged cells of which only a part is replaced are split.
  ///
  /// - Parameters:
  ///   - cells: The rows of what is pasted; nil where another cell covers the place.
  ///   - first: The position of the first one; it is in this table.
  package mutating func makeRoom(for cells: [[Cell?]], at first: TablePosition) {
    let width = cells.map(\.count).max() ?? 0
    while rows.count < first.row + cells.count, hasRoomForRow { insertRow(at: rows.count) }
    while columns.count < first.column + width, hasRoomForColumn {
      insertColumn(at: columns.count)
    }
    let range = TableCellRange(
      rows: first.row..<min(first.row + cells.count, rows.count),
      columns: first.column..<min(first.column + width, columns.count))
    for position in positions(touching: range) where !range.contains(self.range(of: position)) {
      split(position)
    }
    for row in range.rows {
      for column in range.columns {
        // A row that is shorter than others leaves the cells after it as they are.
        let own = cells[row - first.row].dropFirst(column - first.column)
        let pasted: Cell? = own.isEmpty ? Cell() : own[own.startIndex]
        guard var cell = pasted else {
          rows[row][column] = nil
          continue
        }
        cell.text = rows[row][column]?.text ?? RichText()
        cell.rowSpan = min(cell.rowSpan, range.rows.upperBound - row)
        cell.columnSpan = min(cell.columnSpan, range.columns.upperBound - column)
        rows[row][column] = cell
      }
    }
  }
}
