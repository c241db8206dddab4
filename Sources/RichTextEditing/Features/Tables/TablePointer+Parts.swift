import GtkCore
import RichTextModel

/// The names of what the pointer can press in a table beside the texts of its cells.
extension TablePointer {
  private static let border = "border:column-"

  /// Returns the name of the handle or the border at a point of the table; nil if there is none.
  func part(atX x: Double, y: Double) -> String? {
    if let handle = handles.first(where: { $0.contains((x, y)) }) { return handle.name }
    return border(x, y).map { "\(Self.border)\($0 + 1)" }
  }

  /// Returns the name of the handle that a widget is; nil for another widget.
  func handle(of widget: Widget) -> String? { handles.first { $0.isShown(by: widget) }?.name }

  /// Returns the widget of a handle, if it is shown.
  func handle(named name: String) -> Widget? { handles.first { $0.name == name }?.shownWidget }

  /// Returns a point of the table where a press acts on a part; nil if there is no such part.
  func place(ofPart name: String) -> (x: Double, y: Double)? {
    if let number = name.number(after: Self.border) { return place(ofBorder: number - 1) }
    return handles.lazy.compactMap { $0.place(named: name) }.first
  }

  private func place(ofBorder column: Int) -> (x: Double, y: Double)? {
    guard let layout, let widths = layout.geometry?.widths, widths.indices.contains(column) else {
      return nil
    }
    // In a row with a border there: a merged cell has none.
    let rows = 0..<(layout.rows.count)
    for row in rows {
      let cells = TableCellRange(rows: row..<(row + 1), columns: column..<(column + 1))
      guard let bounds = layout.rectangle(of: cells) else { continue }
      let place = (
        x: layout.isMirrored ? bounds.x : bounds.x + bounds.width,
        y: bounds.y + bounds.height / 2
      )
      if border(place.x, place.y) == column { return place }
    }
    return nil
  }
}
