/// The names of the commands for tables.
extension CommandName {
  /// Asks for a size, and inserts an empty table.
  public static let insertTable: Self = "insert-table"

  /// Changes the table around the caret.
  public static func table(_ change: TableCommand.Change) -> Self {
    Self("table", choice: change.rawValue)
  }
}
