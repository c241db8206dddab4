import GtkCore
import RichTextModel

/// What the pointer does in a table other than in the text of a cell: it moves the borders between
/// columns, selects cells, puts the caret into a cell beside its text, and brings the handles of
/// rows and columns.
@MainActor
final class TablePointer {
  /// The distance from a border within which a press is on it, in pixels.
  private static let reach = 6.0

  private weak var table: TableAttachment?
  private var border: (column: Int, widths: [Int])?
  private var rules: [TableColumnWidth] = []
  private var place: (x: Double, y: Double)?
  private var leaving: MainLoopSource?
  /// The cell in which the pointer was pressed.
  private var pressed: TablePosition?

  /// The handles of a row and a column.
  let handles: [TableHandle]

  init(_ table: TableAttachment) {
    self.table = table
    handles = [TableHandle(.row, table), TableHandle(.column, table)]
  }

  /// Adds the controllers to the table's widget, which keep this alive.
  func connect() {
    guard let frame = table?.frame else { return }
    table?.pointer = self
    let drag = DragGesture()
    drag.onBegin { x, y in self.begin(x, y) }
    drag.onUpdate { x, _ in self.update(x) }
    drag.onEnd { self.end(isCanceled: $0) }
    let motion = PointerMotion()
    // Before the text view, which in GTK 4.18 keeps them for itself while a button is pressed.
    motion.phase = .capture
    motion.onMoved { self.moved(to: $0.map { ($0.x, $0.y) }) }
    let drops = DropMotion()
    drops.phase = .capture
    // The text of the cell then shows where a drop goes, and takes it.
    drops.onMoved { self.table?.hovered = self.layout?.place(x: $0.x, y: $0.y) }
    let presses = PointerObserver()
    presses.onEvent { self.observed($0) }
    let taps = ClickGesture(.primary)
    taps.onTapped { self.tapped($0) }
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { key in key.symbol == .escape && self.handles.contains { $0.cancel() } }
    for controller in [drag, motion, drops, presses, taps, keys] as [EventController] {
      frame.add(controller)
    }
    frame.implementation.onPlaced = { [handles] in handles.forEach { $0.place() } }
    frame.implementation.onDrawOnTop = { [handles] in for handle in handles { handle.draw($0) } }
  }

  var layout: TableFrameImplementation? { table?.frame.implementation }

  // MARK: Borders

  /// Returns the column whose end is at a point; nil if there is none.
  func border(_ x: Double, _ y: Double) -> Int? {
    guard let table, table.container?.area.isEditable == true, let layout,
      let widths = layout.geometry?.widths
    else { return nil }
    let row = layout.place(x: x, y: y)?.row ?? 0
    return widths.indices.first { column in
      // A merged cell has no border within it.
      let (cell, next) = (table.cell(row, column), table.cell(row, column + 1))
      guard cell != next else { return false }
      let cells = TableCellRange(rows: 0..<1, columns: column..<(column + 1))
      guard let bounds = layout.rectangle(of: cells) else { return false }
      return abs((layout.isMirrored ? bounds.x : bounds.x + bounds.width) - x) <= Self.reach
    }
  }

  private func begin(_ x: Double, _ y: Double) -> Bool {
    guard let table, let column = border(x, y), let widths = layout?.geometry?.widths else {
      return false
    }
    border = (column, widths)
    rules = table.structure.columns.map(\.width)
    return true
  }

  private func update(_ x: Double) {
    guard let border, let layout else { return }
    rules = TableColumnResizing(table?.structure.columns.map(\.width) ?? [], border.widths)
      .moving(border.column, by: Int((layout.isMirrored ? -x : x).rounded()))
    layout.draggedRules = rules
  }

  private func end(isCanceled: Bool) {
    guard border != nil, let table else { return }
    border = nil
    layout?.draggedRules = nil
    guard !isCanceled, table.container?.area.isEditable == true else { return }
    table.setWidths(rules)
  }

  // MARK: Cells

  private func moved(to place: (x: Double, y: Double)?) {
    // A table that appears below the pointer, which is not moved, has no handles.
    let isEntered = self.place == nil && place != nil
    self.place = place
    guard let table, let layout else { return }
    if !isEntered { showHandles() }
    // While the pointer leaves, GTK walks through the widgets on both sides of the border, and ends
    // the program if one of them goes.
    place == nil ? hoverLater() : hover()
    guard !handles.contains(where: \.isInUse) else { return }
    let isOnBorder = border != nil || place.map { border($0.x, $0.y) != nil } ?? false
    table.frame.setCursor(named: isOnBorder ? "col-resize" : nil)
    guard border == nil, let pressed, let place, let cell = layout.place(x: place.x, y: place.y),
      let head = table.structure.position(covering: cell)
    else { return }
    guard head != pressed || table.selecting.range != nil else { return }
    table.selecting.select(from: pressed, to: head)
  }

  /// Has the cell below the pointer an editor, which then responds to it as any text does.
  private func hover() {
    guard pressed == nil, border == nil, !handles.contains(where: \.isInUse) else { return }
    table?.hovered = place.flatMap { layout?.place(x: $0.x, y: $0.y) }
  }

  private func hoverLater() {
    leaving = MainLoopSource.idle { [weak self] in self.map { if $0.place == nil { $0.hover() } } }
  }

  private func showHandles() {
    let cell =
      pressed == nil && border == nil && table?.container?.area.isEditable == true
      ? place.flatMap { layout?.place(x: $0.x, y: $0.y) } : nil
    handles[0].show(cell?.row)
    handles[1].show(cell?.column)
  }

  private func observed(_ event: PointerObserver.Event) {
    guard event.isPrimary, let table, let layout, let place else { return }
    guard event.kind == .press else {
      if event.kind == .release { pressed = nil }
      return
    }
    // Or the menu of a handle has no cells.
    guard !handles.contains(where: { $0.contains(place) }) else { return }
    table.selecting.clear()
    guard border(place.x, place.y) == nil else { return }
    pressed = layout.place(x: place.x, y: place.y)
      .flatMap { table.structure.position(covering: $0) }
  }

  /// Moves the caret into the cell that was clicked beside its text.
  private func tapped(_ tap: Click) {
    guard let table, let cell = layout?.place(x: tap.x, y: tap.y),
      let editor = table.editor(at: cell), let bounds = editor.bounds(in: table.frame)
    else { return }
    editor.focus(
      at: editor.area.textView.offset(x: tap.x - bounds.x, y: tap.y - bounds.y))
  }
}

extension TableAttachment {
  /// Returns the position of the cell that covers a place; nil outside the table.
  fileprivate func cell(_ row: Int, _ column: Int) -> TablePosition? {
    structure.position(covering: TablePosition(row: row, column: column))
  }
}
