/// Places cells with spans in a grid, as a browser does.
enum TableGridBuilder {
  typealias Cell = TableContent.Cell

  /// Returns the grid of cells that fill it without a gap, row by row, and do not overlap; nil if
  /// they do not, or are too many.
  static func grid(of cells: [Cell], columnCount: Int) -> [[Cell?]]? {
    var places = 0
    for cell in cells {
      places += cell.rowSpan * cell.columnSpan
      guard places <= TableContent.maxPlaces else { return nil }
    }
    guard places > 0, places.isMultiple(of: columnCount) else { return nil }
    let rowCount = places / columnCount
    var grid = Array(repeating: [Cell?](repeating: nil, count: columnCount), count: rowCount)
    var taken = Array(repeating: [Bool](repeating: false, count: columnCount), count: rowCount)
    var next = 0
    for cell in cells {
      while next < places, taken[next / columnCount][next % columnCount] { next += 1 }
      let (row, column) = (next / columnCount, next % columnCount)
      guard row + cell.rowSpan <= rowCount, column + cell.columnSpan <= columnCount,
        take(cell, row, column, &taken)
      else { return nil }
      grid[row][column] = cell
    }
    return grid
  }

  /// Takes the places of a cell; returns whether they were free.
  private static func take(
    _ cell: Cell, _ row: Int, _ column: Int, _ taken: inout [[Bool]]
  ) -> Bool {
    for row in row..<(row + cell.rowSpan) {
      for column in column..<(column + cell.columnSpan) {
        guard !taken[row][column] else { return false }
        taken[row][column] = true
      }
    }
    return true
  }

  /// Returns the grid of rows whose cells may have any spans, as in HTML: a cell goes to the next
  /// free place, rows are filled up with empty cells, and no cell covers a row that is not there.
  ///
  /// - Returns: The grid; nil if it has too many columns or places.
  static func grid(ofRows rows: [[Cell]]) -> [[Cell?]]? {
    guard !rows.isEmpty, rows.count <= TableContent.maxPlaces else { return nil }
    var grid = [[Cell?]](repeating: [], count: rows.count)
    var taken = [[Bool]](repeating: [], count: rows.count)
    var places = 0
    for (row, cells) in rows.enumerated() {
      var column = 0
      for var cell in cells {
        while column < taken[row].count, taken[row][column] { column += 1 }
        limit(&cell, to: rows.count - row, free(from: column, in: taken[row]))
        places += cell.rowSpan * cell.columnSpan
        guard column + cell.columnSpan <= TableContent.maxColumns,
          places <= TableContent.maxPlaces
        else { return nil }
        for (covered, _) in zip(row..., 0..<cell.rowSpan) {
          widen(&grid[covered], &taken[covered], to: column + cell.columnSpan)
          for place in column..<(column + cell.columnSpan) { taken[covered][place] = true }
        }
        grid[row][column] = cell
      }
    }
    let width = taken.map(\.count).max() ?? 0
    guard width > 0, width * rows.count <= TableContent.maxPlaces else { return nil }
    for row in grid.indices {
      widen(&grid[row], &taken[row], to: width)
      for column in 0..<width where !taken[row][column] { grid[row][column] = Cell() }
    }
    return narrowed(grid)
  }

  /// Returns a grid without the rows and columns in which no cell begins.
  private static func narrowed(_ grid: [[Cell?]]) -> [[Cell?]] {
    let rows = grid.indices.filter { row in grid[row].contains { $0 != nil } }
    let columns = grid[0].indices.filter { column in grid.contains { $0[column] != nil } }
    guard rows.count < grid.count || columns.count < grid[0].count else { return grid }
    return rows.map { row in
      columns.map { column in
        guard var cell = grid[row][column] else { return nil }
        cell.rowSpan = rows.count { (row..<(row + cell.rowSpan)).contains($0) }
        cell.columnSpan = columns.count { (column..<(column + cell.columnSpan)).contains($0) }
        return cell
      }
    }
  }

  private static func limit(_ cell: inout Cell, to rows: Int, _ columns: Int) {
    cell.rowSpan = min(max(cell.rowSpan, 1), rows)
    cell.columnSpan = min(max(cell.columnSpan, 1), columns)
  }

  /// Returns the number of free places from a column on, up to the next cell that covers the row.
  private static func free(from column: Int, in taken: [Bool]) -> Int {
    guard column < taken.count, let end = taken[column...].firstIndex(of: true) else {
      return TableContent.maxColumns
    }
    return end - column
  }

  private static func widen(_ row: inout [Cell?], _ taken: inout [Bool], to width: Int) {
    guard taken.count < width else { return }
    row += [Cell?](repeating: nil, count: width - row.count)
    taken += [Bool](repeating: false, count: width - taken.count)
  }
}
