import GtkCore
import RichTextModel

/// Decides which cells of a table GTK shows: those that are visible, and the one with the focus.
///
/// A cell that is shown costs something in each frame, even if it is not visible. In a table of
/// thousands of cells, in a page that scrolls, a key costs what the visible ones cost.
@MainActor
final class CellVisibility {
  private var rows: [TableRow] = []
  private var tallCells: [TableCell] = []
  /// The rows and columns of which the cells are shown; nil after a change of the table.
  private var shown: TableCellRange?
  /// The cells that are shown wherever they are: the one with the focus, and one that may get it.
  private var kept: [TableCellRange] = []

  /// Begins with the cells of a changed table, some of which may be shown.
  func use(_ rows: [TableRow], tallCells: [TableCell]) {
    self.rows = rows
    self.tallCells = tallCells
    shown = nil
  }

  /// Shows the cells in rows and columns, and some others; hides the rest.
  func show(_ cells: TableCellRange, keeping kept: [TableCellRange]) {
    guard cells != shown || kept != self.kept else { return }
    var changed = changedRows(from: shown, to: cells)
    changed.formUnion((self.kept + kept).map(\.rows.lowerBound))
    (shown, self.kept) = (cells, kept)
    for index in changed where rows.indices.contains(index) {
      let columns = cells.rows.contains(index) ? cells.columns : 0..<0
      rows[index].implementation.showCells(in: columns, keeping: kept)
    }
    for cell in tallCells {
      cell.widget.setShown(cell.range.overlaps(cells) || kept.contains(cell.range))
    }
  }

  private func changedRows(from old: TableCellRange?, to new: TableCellRange) -> Set<Int> {
    guard let old else { return Set(rows.indices) }
    guard old.columns == new.columns else { return Set(old.rows).union(new.rows) }
    return Set(old.rows).symmetricDifference(new.rows)
  }

  /// Shows one more cell, which is about to get the focus; the next layout hides it if it does not.
  func show(_ cell: TableCellRange) {
    guard let shown else { return }
    show(shown, keeping: kept + [cell])
  }
}

extension Widget {
  /// Shows or hides a part of a table; assistive technologies know it all the same.
  func setShown(_ isShown: Bool) {
    guard isShown != isChildVisible else { return }
    isChildVisible = isShown
    if !isShown { keepAccessible() }
  }

  /// GTK hides widgets from assistive technologies that it no longer shows.
  private func keepAccessible() {
    setAccessibleHidden(false)
    for child in children { child.keepAccessible() }
  }
}
