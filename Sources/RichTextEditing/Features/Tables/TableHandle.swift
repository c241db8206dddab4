import GtkCore
import RichTextModel
import TextTranslation

/// The handle of a row or a column of a table: a click selects it and opens the table's menu, a
/// drag moves it.
///
/// It is on the border of the table, half of it outside and the other half on the padding of the
/// cells, so that it covers no letter. What it does, the menu of a cell does too.
@MainActor
final class TableHandle {
  /// What it belongs to.
  enum Axis: String {
    case row, column
  }

  /// Its extent along the edge of the table, in pixels.
  private static let length = 24
  /// How far it is on the padding of a cell, in pixels: less than that is thick.
  private static let inside = (x: 6, y: 3)
  /// The distance from which on a press is a drag, in pixels.
  private static let threshold = 8.0

  /// The row or the column that has the handle now; nil for none.
  private(set) var index: Int?
  private let axis: Axis
  private weak var table: TableAttachment?
  private var menu: CommandMenuModel?
  /// The place of the press, in the middle of the handle, and the border to which it is dragged.
  private var drag: (start: Double, border: Int?, hasMoved: Bool)?
  private var cancelDrag: @MainActor () -> Void = {}
  private lazy var button = makeButton()

  init(_ axis: Axis, _ table: TableAttachment) {
    self.axis = axis
    self.table = table
  }

  private var layout: TableFrameImplementation? { table?.frame.implementation }

  /// Whether it is pressed, or its menu is open, and must stay where it is.
  var isInUse: Bool { drag != nil || (index != nil && button.isMenuOpen) }

  private func makeButton() -> MenuButton {
    let gesture = DragGesture()
    gesture.onBegin { [weak self] _, _ in self?.begin() ?? false }
    gesture.onUpdate { [weak self] in self?.update($0, $1) }
    gesture.onEnd { [weak self] in self?.end(isCanceled: $0) }
    cancelDrag = { [weak gesture] in gesture?.cancel() }
    let isRow = axis == .row
    return HandleButton.make(
      HandleDots(isVertical: isRow, lines: isRow ? 2 : 1),
      size: isRow ? (8, 16) : (16, 5),
      tooltip: isRow ? translated("Row") : translated("Column"), styleClass: "table-handle",
      drag: gesture)
  }

  // MARK: The name

  /// Its name, such as `handle:row-2`; nil while it is not there.
  var name: String? { index.map { "handle:\(axis.rawValue)-\($0 + 1)" } }

  /// Whether a widget is this handle.
  func isShown(by widget: Widget) -> Bool { index != nil && widget == button }

  /// Its widget; nil while it is not there.
  var shownWidget: Widget? { index == nil ? nil : button }

  /// Returns the point of the table where the handle of this name appears; nil for another name.
  func place(named name: String) -> (x: Double, y: Double)? {
    guard let number = name.number(after: "handle:\(axis.rawValue)-"), let layout,
      let cells = cells(number - 1), let bounds = layout.rectangle(of: cells)
    else { return nil }
    guard axis == .row else { return (bounds.x + bounds.width / 2, bounds.y) }
    return (
      layout.isMirrored ? bounds.x + bounds.width - 1 : bounds.x, bounds.y + bounds.height / 2
    )
  }

  // MARK: The place

  /// Shows the handle of a row or a column; nil hides it.
  func show(_ index: Int?) {
    guard !isInUse, index != self.index, let table else { return }
    self.index = index
    if button.parent == nil { button.insert(into: table.frame) }
    button.isChildVisible = index != nil
    table.frame.queueAllocate()
  }

  /// Whether a point of the table is on it.
  func contains(_ place: (x: Double, y: Double)) -> Bool {
    bounds?.contains(place) == true
  }

  /// Its area in the table's widget; nil while it is not there.
  var bounds: Rectangle? {
    guard index != nil, let table else { return nil }
    return button.bounds(in: table.frame)
  }

  /// Places it at the edge of the table; called when the table is laid out.
  func place() {
    guard let index, let layout else { return }
    guard let cells = cells(index), let bounds = layout.rectangle(of: cells) else {
      self.index = nil
      button.isChildVisible = false
      return
    }
    let (room, inside) = (TableFrameImplementation.room, Self.inside)
    let (wide, high) =
      axis == .row ? (room.x + inside.x, Self.length) : (Self.length, room.y + inside.y)
    let width = max(wide, button.measure(.horizontal).minimum)
    let height = max(high, button.measure(.vertical, forSize: width).minimum)
    let middle = (
      x: Int(bounds.x + bounds.width / 2) - width / 2,
      y: Int(bounds.y + bounds.height / 2) - height / 2
    )
    // In the first column, which may be scrolled out of view.
    let start = Int(layout.isMirrored ? bounds.x + bounds.width : bounds.x)
    let edge = layout.isMirrored ? start - inside.x : start + inside.x - width
    let top = Int(bounds.y) + inside.y - height
    button.allocate(
      x: axis == .row ? edge : middle.x, y: axis == .row ? middle.y : top, width: width,
      height: height)
  }

  /// Returns the places of a row or a column; nil if there is no such.
  private func cells(_ index: Int) -> TableCellRange? {
    guard let structure = table?.structure else { return nil }
    let (rows, columns) = (structure.rows.indices, structure.columns.indices)
    guard (axis == .row ? rows : columns).contains(index) else { return nil }
    return axis == .row
      ? TableCellRange(rows: index..<(index + 1), columns: columns)
      : TableCellRange(rows: rows, columns: index..<(index + 1))
  }

  // MARK: Presses

  private func begin() -> Bool {
    guard let index, let table, let cells = cells(index), let layout,
      table.container?.area.isEditable == true, let bounds = layout.rectangle(of: cells),
      let first = table.editor(at: cells.first)
    else { return false }
    first.focus(at: 0)
    table.selecting.select(line: cells)
    let middle = axis == .row ? bounds.y + bounds.height / 2 : bounds.x + bounds.width / 2
    drag = (middle, nil, false)
    return true
  }

  private func update(_ x: Double, _ y: Double) {
    guard let drag, drag.hasMoved || abs(x) + abs(y) >= Self.threshold else { return }
    self.drag?.hasMoved = true
    let border = border(nearestTo: drag.start + (axis == .row ? y : x))
    guard border != drag.border else { return }
    self.drag?.border = border
    table?.frame.queueDraw()
  }

  private func end(isCanceled: Bool) {
    guard let index, let drag else { return }
    self.drag = nil
    table?.frame.queueDraw()
    guard !isCanceled else { return }
    guard drag.hasMoved else { return openMenu() }
    guard let target = drag.border.flatMap({ destination(of: index, atBorder: $0) }) else { return }
    table?.selecting.clear()
    move(index, to: target)
  }

  /// Ends a drag without moving anything; returns whether there was one.
  func cancel() -> Bool {
    guard drag != nil else { return false }
    end(isCanceled: true)
    cancelDrag()
    return true
  }

  private func move(_ index: Int, to target: Int) {
    guard let table else { return }
    let place =
      axis == .row
      ? TablePosition(row: target, column: 0) : TablePosition(row: 0, column: target)
    table.change(caretAt: table.structure.position(covering: place)) {
      axis == .row ? $0.moveRow(at: index, to: target) : $0.moveColumn(at: index, to: target)
    }
  }

  private func openMenu() {
    guard let table, let index, let cells = cells(index),
      let editor = table.editor(at: cells.first)
    else { return }
    let menu = CommandMenuModel(
      CommandEntry.tableChanges, of: editor.node, in: table.frame, group: "table")
    self.menu = menu
    menu.update()
    button.setMenu(menu.entries)
    button.popover?.onClosed { [weak self] in
      MainLoopSource.idle(priority: .beforeLayout) { self?.menuClosed() }
    }
    button.popUp()
  }

  /// Moves the focus back to the selected cells, unless a command has moved it.
  private func menuClosed() {
    guard let table, let selected = table.selecting.range, table.frame.root != nil,
      !table.nodes.contains(where: { $0.area.textView.hasFocus })
    else { return }
    table.editor(at: selected.first)?.area.textView.focus()
  }

  // MARK: Borders

  /// The places of the borders before each row or column, and after the last one.
  private var borders: [Double] {
    guard let layout, let geometry = layout.geometry else { return [] }
    guard axis == .column else {
      return geometry.tops.map { Double($0 + TableFrameImplementation.room.y) }
    }
    return geometry.lefts.map { left in
      let start = Double(layout.leftOfContent)
      return layout.isMirrored ? start + Double(geometry.width - left) : start + Double(left)
    }
  }

  /// Returns the border to which a row or column can be moved that is nearest to a place.
  private func border(nearestTo place: Double) -> Int? {
    guard let index else { return nil }
    let borders = borders
    let nearest = borders.indices.min { abs(borders[$0] - place) < abs(borders[$1] - place) }
    return nearest.flatMap { destination(of: index, atBorder: $0) == nil ? nil : $0 }
  }

  /// Returns where a row or column is after it was moved to a border; nil if it cannot move there.
  private func destination(of index: Int, atBorder border: Int) -> Int? {
    guard let structure = table?.structure else { return nil }
    let target = border > index ? border - 1 : border
    let canMove =
      axis == .row
      ? structure.canMoveRow(at: index, to: target) : structure.canMoveColumn(at: index, to: target)
    return canMove ? target : nil
  }

  /// Draws the handle on top of the border of the table, and the line to which a row or column is
  /// dragged.
  func draw(_ snapshot: Snapshot) {
    if let frame = table?.frame, index != nil { snapshot.appendChild(button, of: frame) }
    drawTarget(snapshot)
  }

  private func drawTarget(_ snapshot: Snapshot) {
    guard let border = drag?.border, let frame = table?.frame, let layout,
      let color = frame.namedColor("concertina_focus"), let area = layout.visibleArea
    else { return }
    let place = borders[border]
    let line =
      axis == .row
      ? Rectangle(x: area.x, y: place - 1, width: area.width, height: 2)
      : Rectangle(x: place - 1, y: area.y, width: 2, height: area.height)
    snapshot.fill(line, with: color)
  }
}
