import CConcertinaGtk

/// A handle on a GtkGrid: widgets in rows and columns.
///
///     let grid = Grid(rowSpacing: 6, columnSpacing: 12)
///     grid.appendRow(Label("Name"), nameField)
///     grid.appendRow(Label("Address"), addressField)
@MainActor
public final class Grid: Widget {
  /// Creates an empty grid, with spaces in pixels.
  public init(rowSpacing: Int = 0, columnSpacing: Int = 0) {
    super.init(adopting: madeByGtk(gtk_grid_new()))
    (self.rowSpacing, self.columnSpacing) = (rowSpacing, columnSpacing)
  }

  private var grid: UnsafeMutablePointer<GtkGrid> { pointer() }

  /// The space between rows, in pixels.
  public var rowSpacing: Int {
    get { Int(gtk_grid_get_row_spacing(grid)) }
    set { gtk_grid_set_row_spacing(grid, guint(clamping: newValue)) }
  }

  /// The space between columns, in pixels.
  public var columnSpacing: Int {
    get { Int(gtk_grid_get_column_spacing(grid)) }
    set { gtk_grid_set_column_spacing(grid, guint(clamping: newValue)) }
  }

  /// Adds a widget at a place, which may span several rows and columns.
  public func attach(_ child: Widget, column: Int, row: Int, columns: Int = 1, rows: Int = 1) {
    gtk_grid_attach(
      grid, child.widgetPointer, gint(clamping: column), gint(clamping: row),
      gint(clamping: max(columns, 1)), gint(clamping: max(rows, 1)))
  }

  /// Adds a row of widgets below the others, from the first column on.
  public func appendRow(_ children: Widget...) {
    let row = rowCount
    for (column, child) in children.enumerated() { attach(child, column: column, row: row) }
  }

  /// Removes a widget; the others keep their places.
  public func remove(_ child: Widget) { call(gtk_grid_remove, child) }

  /// The number of rows down to the last one with a widget.
  public var rowCount: Int {
    children.map { child in
      var (column, row, width, height): (gint, gint, gint, gint) = (0, 0, 0, 0)
      gtk_grid_query_child(grid, child.widgetPointer, &column, &row, &width, &height)
      return Int(row + height)
    }.max() ?? 0
  }
}
