/// A rectangle of cells in a table.
public struct TableCellRange: Hashable, Sendable {
  /// The rows; at least one.
  public var rows: Range<Int>
  /// The columns; at least one.
  public var columns: Range<Int>

  /// Creates a rectangle from its rows and columns.
  public init(rows: Range<Int>, columns: Range<Int>) {
    self.rows = rows
    self.columns = columns
  }

  /// Creates the rectangle between two cells, in any order.
  public init(from first: TablePosition, to last: TablePosition) {
    rows = min(first.row, last.row)..<(max(first.row, last.row) + 1)
    columns = min(first.column, last.column)..<(max(first.column, last.column) + 1)
  }

  /// Its first cell.
  public var first: TablePosition {
    TablePosition(row: rows.lowerBound, column: columns.lowerBound)
  }

  /// Its last place.
  package var last: TablePosition {
    TablePosition(row: rows.upperBound - 1, column: columns.upperBound - 1)
  }

  /// Whether a cell is in it.
  public func contains(_ position: TablePosition) -> Bool {
    rows.contains(position.row) && columns.contains(position.column)
  }

  /// Whether all of another rectangle is in it.
  func contains(_ other: TableCellRange) -> Bool {
    rows.contains(other.rows) && columns.contains(other.columns)
  }

  /// Whether any place is in both.
  package func overlaps(_ other: TableCellRange) -> Bool {
    rows.overlaps(other.rows) && columns.overlaps(other.columns)
  }

  /// Returns the smallest rectangle that contains both.
  func union(_ other: TableCellRange) -> TableCellRange {
    TableCellRange(rows: rows.union(other.rows), columns: columns.union(other.columns))
  }
}

extension Range<Int> {
  fileprivate func union(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
