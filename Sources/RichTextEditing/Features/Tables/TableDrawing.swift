import GtkCore
import RichTextModel

/// Draws a table: the header, the selection, the cells, the lines between them, and the focus.
@MainActor
struct TableDrawing {
  private let frame: TableFrameImplementation
  private let widget: Widget

  init(of frame: TableFrameImplementation) {
    self.frame = frame
    widget = frame.widget
  }

  func draw(_ snapshot: Snapshot) {
    guard let geometry = frame.geometry else { return snapshot.appendChildren(of: widget) }
    if frame.hasHeader, let fill = widget.namedColor("concertina_table_header") {
      let header = TableCellRange(rows: 0..<1, columns: geometry.allCells.columns)
      frame.rectangle(of: header).map { snapshot.fill($0, with: fill) }
    }
    drawSelection(snapshot)
    snapshot.appendChildren(of: widget)
    drawLines(snapshot, geometry)
    drawFocus(snapshot)
    drawPosition(snapshot)
  }

  private func drawSelection(_ snapshot: Snapshot) {
    guard let selection = frame.selection,
      var veil = widget.namedColor("concertina_accent_background")
    else { return }
    veil.alpha = 0.3
    guard frame.hasSpans else {
      return frame.rectangle(of: selection).map { snapshot.fill($0, with: veil) } ?? ()
    }
    // Of a merged cell, a part cannot be emptied.
    for cell in shownCells where cell.range.overlaps(selection) {
      frame.rectangle(of: cell.range).map { snapshot.fill($0, with: veil) }
    }
  }

  /// The cells of the visible rows, and those of several rows.
  private var shownCells: [TableCell] {
    frame.rows[frame.visibleRows].flatMap(\.implementation.cells) + frame.tallCells
  }

  private func drawLines(_ snapshot: Snapshot, _ geometry: TableGeometry) {
    guard let color = widget.namedColor("concertina_rule") else { return }
    frame.rectangle(of: geometry.allCells).map { snapshot.frame($0, with: color) }
    let rows = frame.visibleRows
    guard !frame.hasSpans else {
      for cell in shownCells {
        frame.rectangle(of: cell.range).map { snapshot.edge($0, with: color) }
      }
      return
    }
    let (left, width, height) = (
      Double(frame.leftOfContent), Double(geometry.width), Double(geometry.height)
    )
    let start = Double(TableFrameImplementation.room.y)
    for top in geometry.tops[rows] where top > 0 {
      let y = start + Double(top)
      snapshot.fill(Rectangle(x: left, y: y, width: width, height: 1), with: color)
    }
    for column in geometry.lefts.dropFirst().dropLast() {
      let x = frame.isMirrored ? width - Double(column) : Double(column)
      snapshot.fill(Rectangle(x: left + x, y: start, width: 1, height: height), with: color)
    }
  }

  /// Draws which part of a table that is too wide is visible, at its bottom.
  private func drawPosition(_ snapshot: Snapshot) {
    guard let part = frame.visiblePart, let area = frame.visibleArea,
      let color = widget.namedColor("concertina_task_border")
    else { return }
    let bar = Rectangle(
      x: area.x + part.lowerBound * area.width + 2, y: area.y + area.height - 6,
      width: (part.upperBound - part.lowerBound) * area.width - 4, height: 4)
    snapshot.append(Outline(bar, radius: 2), fill: color)
  }

  private func drawFocus(_ snapshot: Snapshot) {
    guard frame.selection == nil, let cell = frame.focusedCell,
      let bounds = frame.rectangle(of: cell), let color = widget.namedColor("concertina_focus")
    else { return }
    snapshot.append(Outline(bounds.reduced(by: 1), radius: 2), fill: nil, stroke: (color, 2))
  }
}

extension Snapshot {
  /// Draws a line of one pixel within a rectangle, at its top and at its left.
  fileprivate func edge(_ bounds: Rectangle, with color: Color) {
    fill(Rectangle(x: bounds.x, y: bounds.y, width: bounds.width, height: 1), with: color)
    fill(Rectangle(x: bounds.x, y: bounds.y, width: 1, height: bounds.height), with: color)
  }

  /// Draws a line of one pixel within a rectangle, at all of its sides.
  fileprivate func frame(_ bounds: Rectangle, with color: Color) {
    edge(bounds, with: color)
    let (right, bottom) = (bounds.x + bounds.width - 1, bounds.y + bounds.height - 1)
    fill(Rectangle(x: bounds.x, y: bottom, width: bounds.width, height: 1), with: color)
    fill(Rectangle(x: right, y: bounds.y, width: 1, height: bounds.height), with: color)
  }
}
