import GtkCore
import RichTextModel

/// Changes the table around the caret: its rows, its columns, or the selected cells.
///
///     toolbar.executor.execute(.table(.addRowBelow))
@MainActor
public struct TableCommand: EditorCommand {
  /// A change of a table.
  public enum Change: String, Sendable, CaseIterable {
    /// Adds a row before or after the present one.
    case addRowAbove, addRowBelow
    /// Adds a column before or after the present one.
    case addColumnBefore, addColumnAfter
    /// Moves the present row.
    case moveRowUp, moveRowDown
    /// Moves the present column.
    case moveColumnBack, moveColumnForward
    /// Removes the selected rows or columns, or the present one; cells that are merged across it
    /// become smaller, and keep their texts.
    case removeRow, removeColumn
    /// Makes the first row a header, or an ordinary row.
    case header
    /// Makes the selected cells one, or a merged one several.
    case merge, split
    /// Makes the columns of the selected cells as wide as their content, or gives them an equal
    /// share of the width.
    case fitColumn, shareColumn
    /// Removes the table.
    case remove
  }

  /// The command's name.
  public let name: CommandName
  private let change: Change

  /// Creates the command.
  public init(_ change: Change) {
    self.change = change
    name = .table(change)
  }

  /// Whether it turns the header on and off.
  public var isSwitch: Bool { change == .header }

  /// Whether the table around the caret has a header.
  public func isOn(in editor: EditorView) -> Bool {
    change == .header && TableAttachment.around(editor)?.table.structure.hasHeader == true
  }

  /// Whether the caret is in a table, in which the change is possible.
  public func canExecute(on editor: EditorView) -> Bool {
    guard editor.isEditable, let (table, cells) = target(editor) else { return false }
    let (structure, rows, columns) = (table.structure, cells.rows, cells.columns)
    return switch change {
    case .addRowAbove, .addRowBelow: structure.hasRoomForRow
    case .addColumnBefore, .addColumnAfter: structure.hasRoomForColumn
    case .removeRow: rows.count < structure.rows.count
    case .removeColumn: columns.count < structure.columns.count
    case .moveRowUp: structure.canMoveRow(at: rows.lowerBound, to: rows.lowerBound - 1)
    case .moveRowDown: structure.canMoveRow(at: rows.lowerBound, to: rows.lowerBound + 1)
    case .moveColumnBack:
      structure.canMoveColumn(at: columns.lowerBound, to: columns.lowerBound - 1)
    case .moveColumnForward:
      structure.canMoveColumn(at: columns.lowerBound, to: columns.lowerBound + 1)
    case .merge: structure.positions(touching: cells).count > 1
    case .split:
      structure.positions(touching: cells).contains { position in
        let range = structure.range(of: position)
        return range.rows.count > 1 || range.columns.count > 1
      }
    case .header, .fitColumn, .shareColumn, .remove: true
    }
  }

  /// Changes the table, as one step.
  public func execute(on editor: EditorView) {
    guard let (table, cells) = target(editor) else { return }
    guard change != .remove else { return remove(table) }
    var changed = table.table
    change(&changed, cells)
    table.change(caretAt: caret(in: changed, cells)) { $0 = changed }
  }

  /// Returns the table around an editor, with the cells that are selected, or the editor's.
  private func target(
    _ editor: EditorView
  ) -> (table: TableAttachment, cells: TableCellRange)? {
    guard let (table, position) = TableAttachment.around(editor) else { return nil }
    return (table, table.selecting.range ?? ownCells(of: position, in: table.structure))
  }

  /// Returns the cells of the command without selected ones.
  private func ownCells(of position: TablePosition, in table: TableContent) -> TableCellRange {
    switch change {
    // One row or column: a merged cell becomes smaller, as in Word.
    case .removeRow, .removeColumn: TableCellRange(from: position, to: position)
    default: table.range(of: position)
    }
  }

  private func change(_ table: inout TableContent, _ cells: TableCellRange) {
    let (rows, columns) = (cells.rows, cells.columns)
    switch change {
    case .addRowAbove: table.insertRow(at: rows.lowerBound)
    case .addRowBelow: table.insertRow(at: rows.upperBound)
    case .addColumnBefore: table.insertColumn(at: columns.lowerBound)
    case .addColumnAfter: table.insertColumn(at: columns.upperBound)
    case .moveRowUp: table.moveRow(at: rows.lowerBound, to: rows.lowerBound - 1)
    case .moveRowDown: table.moveRow(at: rows.lowerBound, to: rows.lowerBound + 1)
    case .moveColumnBack: table.moveColumn(at: columns.lowerBound, to: columns.lowerBound - 1)
    case .moveColumnForward:
      table.moveColumn(at: columns.lowerBound, to: columns.lowerBound + 1)
    case .removeRow: for row in rows.reversed() { table.removeRow(at: row) }
    case .removeColumn: for column in columns.reversed() { table.removeColumn(at: column) }
    case .header: table.hasHeader.toggle()
    case .merge: table.merge(cells)
    case .split: for position in table.positions(touching: cells) { table.split(position) }
    case .fitColumn: for column in columns { table.columns[column].width = .content }
    case .shareColumn: for column in columns { table.columns[column].width = .share(1) }
    case .remove: break
    }
  }

  /// Returns where the caret goes in the changed table.
  private func caret(in changed: TableContent, _ cells: TableCellRange) -> TablePosition {
    var caret = cells.first
    switch change {
    case .addRowBelow: caret.row = cells.rows.upperBound
    case .addColumnAfter: caret.column = cells.columns.upperBound
    case .moveRowUp: caret.row -= 1
    case .moveRowDown: caret.row += 1
    case .moveColumnBack: caret.column -= 1
    case .moveColumnForward: caret.column += 1
    default: break
    }
    caret.row = min(max(caret.row, 0), changed.rows.count - 1)
    caret.column = min(max(caret.column, 0), changed.columns.count - 1)
    return changed.position(covering: caret) ?? caret
  }

  private func remove(_ table: TableAttachment) {
    guard let container = table.container, let range = table.rangeInContainer else { return }
    let caret = EditorSelection(caret: range.lowerBound)
    container.session.perform(.command) { container.content.replace(range, with: RichText()) }
    container.enter(caret)
  }
}

extension EditorCommand where Self == TableCommand {
  /// Changes the table around the caret.
  public static func table(_ change: TableCommand.Change) -> TableCommand { TableCommand(change) }
}
