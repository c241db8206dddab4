import RichTextModel
import TextTranslation

/// Inserts an empty table in place of the selection, and moves the caret into its first cell.
///
///     toolbar.executor.execute(.insertTable)  // asks for the size
///     InsertTableCommand(rows: 3, columns: 4).execute(on: editor)
///
/// The size is asked for in a popover with a grid of squares, for the pointer and the arrow keys.
@MainActor
public struct InsertTableCommand: EditorCommand {
  /// The command's name.
  public let name = CommandName.insertTable
  /// The number of rows and of columns; nil asks for them.
  private let size: (rows: Int, columns: Int)?

  /// Creates a command that asks for the size.
  public init() { size = nil }

  /// Creates a command for a table of a size.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, of which the first one is a header.
  ///   - columns: The number of columns.
  public init(rows: Int, columns: Int) { size = (rows, columns) }

  /// Whether the editor is editable, and not in a table that is itself in one.
  public func canExecute(on editor: EditorView) -> Bool {
    guard editor.isEditable else { return false }
    guard let outer = TableAttachment.around(editor)?.table.container else { return true }
    return TableAttachment.around(outer) == nil
  }

  /// Inserts the table, as one step, or opens the popover.
  public func execute(on editor: EditorView) {
    guard let size else { return editor.implementation.tableSizeChooser?.open() ?? () }
    let table = TableAttachment(TableContent(rowCount: size.rows, columnCount: size.columns))
    editor.insertAttachment(table, in: editor.selectedRange)
    table.enter(TablePosition(row: 0, column: 0))
  }
}

extension EditorCommand where Self == InsertTableCommand {
  /// Asks for a size, and inserts an empty table.
  public static var insertTable: InsertTableCommand { InsertTableCommand() }
}

/// The command for a new table.
extension CommandEntry {
  /// Asks for a size, and inserts an empty table.
  public static var insertTable: CommandEntry {
    CommandEntry(.insertTable, title: translated("Insert table"))
  }
}
