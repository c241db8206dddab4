import RichTextModel
import TextTranslation

/// Inserts an empty table in place of the selection, and moves the caret into its first cell.
@MainActor
public struct InsertTableCommand: EditorCommand {
  /// The command's name.
  public let name = CommandName.insertTable
  private let rows: Int
  private let columns: Int

  /// Creates the command.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, of which the first one is a header.
  ///   - columns: The number of columns.
  public init(rows: Int = 3, columns: Int = 3) {
    self.rows = rows
    self.columns = columns
  }

  /// Whether the editor is editable, and not in a table that is itself in one.
  public func canExecute(on editor: EditorView) -> Bool {
    guard editor.isEditable else { return false }
    guard let outer = TableAttachment.around(editor)?.table.container else { return true }
    return TableAttachment.around(outer) == nil
  }

  /// Inserts the table, as one step.
  public func execute(on editor: EditorView) {
    let table = TableAttachment(TableContent(rowCount: rows, columnCount: columns))
    editor.insertAttachment(table, in: editor.selectedRange)
    table.enter(TablePosition(row: 0, column: 0))
  }
}

extension EditorCommand where Self == InsertTableCommand {
  /// Inserts an empty table.
  public static var insertTable: InsertTableCommand { InsertTableCommand() }
}

/// The command for a new table.
extension CommandEntry {
  /// Inserts an empty table.
  public static var insertTable: CommandEntry {
    CommandEntry(.insertTable, title: translated("Insert table"))
  }
}
