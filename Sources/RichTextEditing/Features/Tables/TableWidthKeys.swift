import GtkCore
import RichTextModel

/// Alt+Left and Alt+Right, which move the border at the end of the caret's column.
@MainActor
struct TableWidthKeys {
  /// The distance of a step, in pixels.
  private static let step = 8

  private let table: TableAttachment

  init(_ table: TableAttachment) { self.table = table }

  /// Handles a key in a cell; returns whether it did.
  func pressed(_ key: KeyPress, at position: TablePosition) -> Bool {
    guard key.alt, !key.control, !key.shift, key.symbol == .left || key.symbol == .right,
      let widths = table.frame.implementation.geometry?.widths
    else { return false }
    let isWider = (key.symbol == .right) != table.frame.implementation.isMirrored
    let column = table.structure.range(of: position).columns.upperBound - 1
    let rules = TableColumnResizing(table.structure.columns.map(\.width), widths)
      .moving(column, by: isWider ? Self.step : -Self.step)
    table.setWidths(rules)
    return true
  }
}
