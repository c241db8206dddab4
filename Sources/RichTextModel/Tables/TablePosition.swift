/// The place of a cell in a table, counted from 0.
public struct TablePosition: Hashable, Sendable {
  /// The row.
  public var row: Int
  /// The column.
  public var column: Int

  /// Creates a position.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
