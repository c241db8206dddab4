import GtkCore
import RichTextEditing
import RichTextModel

/// Measures the columns of a table that follow their content, row by row.
@MainActor
struct TableMeasuring {
  private let table: TableContent
  private let context: FlowContext
  /// The columns that follow their content.
  private let columns: [Int]
  private var widest: [Double]
  private var nextRow = 0

  init(_ table: TableContent, in context: FlowContext) {
    (self.table, self.context) = (table, context)
    columns = table.columns.indices.filter { table.columns[$0].width == .content }
    widest = table.columns.map { _ in 0 }
  }

  /// Measures the next row; returns false if there is none.
  mutating func measureRow() -> Bool {
    guard !columns.isEmpty, nextRow < table.rows.count else { return false }
    var wide = context.reduced(toWidth: Double(TableColumnWidth.maxWidth))
    wide.isBold = table.hasHeader && nextRow == 0
    for column in columns {
      guard let cell = table[nextRow, column], cell.columnSpan == 1 else { continue }
      let items = PageFlow.strips(of: cell.text, in: wide).flatMap(\.items)
      let width = items.reduce(0.0) { max($0, $1.area.x + $1.area.width) }
      widest[column] = max(widest[column], width)
    }
    nextRow += 1
    return true
  }

  /// The widths of the widest cells measured so far; 0 for columns that follow something else.
  var widths: [Int] {
    table.columns.indices.map { column in
      guard table.columns[column].width == .content else { return 0 }
      return Int((widest[column] + 2 * TableCellFlow.paddingX).rounded(.up))
    }
  }
}
