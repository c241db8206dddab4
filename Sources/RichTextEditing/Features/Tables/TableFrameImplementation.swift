import GtkCore
import RichTextModel
import TextTranslation
import WidgetSupport

/// The layout and the drawing of a table.
@MainActor
final class TableFrameImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(
    name: "ConcertinaTableFrame", cssName: "richtable", role: .table)
  /// The natural width of a column with a share of the table's.
  private static let naturalShare = 120

  #if DEBUG
    /// The number of times that any row was placed, for tests.
    private(set) static var placedRows = 0
  #endif

  private(set) var rows: [TableRow] = []
  private var indicesOfRows: [Widget.Identity: Int] = [:]
  /// The cells that cover several rows, which belong to none of them.
  private(set) var tallCells: [TableCell] = []
  private var rules: [TableColumnWidth] = []
  private(set) var hasHeader = false
  private(set) var hasSpans = false
  private let heights = TableHeights()
  private let visibility = CellVisibility()
  private let patterns = CellPatterns()
  private var layouts: SignalConnection?
  /// Whether all cells are shown, for a picture.
  private var drawsWhole = false
  /// The present widths and heights; nil before the first layout.
  private(set) var geometry: TableGeometry?
  /// The widths while a border is dragged; nil for those of the columns.
  var draggedRules: [TableColumnWidth]? { didSet { if hasWidget { widget.queueResize() } } }
  /// How the rows were allocated; nil for rows that were not.
  private var placed: TablePlacement?
  /// The distance that the table is scrolled, from its start.
  var scrolled = 0
  /// The cells that are selected; nil for none.
  var selection: TableCellRange? { didSet { if hasWidget { widget.queueDraw() } } }

  /// Called when the cells have their places.
  var onPlaced: @MainActor () -> Void = {}
  /// Called before a cell gets the focus, which needs an editor for that.
  var onEntering: @MainActor (TableCellRange) -> Void = { _ in }
  /// Called to draw on top of the cells.
  var onDrawOnTop: @MainActor (Snapshot) -> Void = { _ in }

  /// Builds the widget; called once, after its creation.
  func build() {
    LibraryStyle.load(.tables)
    widget.clipsContent = true
    let wheel = ScrollController(.horizontal)
    wheel.onScroll { [weak self] in self?.scroll($0) ?? false }
    widget.add(wheel)
    patterns.implementation.onSizesChanged = { [weak self] in
      self?.looksChanged()
    }
    patterns.implementation.onColorsChanged = { [weak self] in self?.drawCellsAgain() }
    patterns.insert(into: widget)
  }

  // MARK: Cells

  /// Shows the cells of a table.
  ///
  /// - Parameters:
  ///   - table: The columns and the spans; the texts are not used.
  ///   - cells: The cells, row by row.
  func show(_ table: TableContent, _ cells: [TableCell]) {
    for (cell, position) in zip(cells, table.positions) { cell.range = table.range(of: position) }
    rules = table.columns.map(\.width)
    hasHeader = table.hasHeader
    hasSpans = cells.contains { $0.range.rows.count > 1 || $0.range.columns.count > 1 }
    var rowCells = table.rows.map { _ in [TableCell]() }
    for cell in cells where cell.range.rows.count == 1 {
      rowCells[cell.range.rows.lowerBound].append(cell)
    }
    showRows(rowCells)
    showTallCells(cells.filter { $0.range.rows.count > 1 })
    visibility.use(rows, tallCells: tallCells)
    heights.forget()
    placed = nil
    widget.setAccessibleSize(rowCount: table.rows.count, columnCount: table.columns.count)
    geometry = nil
    widget.queueResize()
  }

  /// Gives each row the widget that has most likely its cells already.
  private func showRows(_ cells: [[TableCell]]) {
    indicesOfRows = [:]
    var unused = rows
    let kept = cells.map { cells -> TableRow? in
      guard let parent = cells.first?.widget.parent,
        let index = unused.firstIndex(where: { $0 == parent })
      else { return nil }
      return unused.remove(at: index)
    }
    rows = kept.map { $0 ?? unused.popLast() ?? TableRow() }
    for (index, row) in rows.enumerated() {
      if index > 0 {
        row.insert(into: widget, after: rows[index - 1])
      } else {
        row.insertFirst(into: widget)
      }
      row.implementation.show(cells[index], rules: rules)
      row.implementation.onChange = { [weak heights] in heights?.rowChanged(index) }
      indicesOfRows[row.identity] = index
      row.setAccessibleName(translated("Row %s").formatted("\(index + 1)"))
    }
    for row in unused {
      row.implementation.onChange = {}
      row.implementation.show([], rules: rules)
      row.unparent()
    }
  }

  private func showTallCells(_ cells: [TableCell]) {
    let frame = widget
    for old in tallCells
    where old.widget.parent == frame && !cells.contains(where: { $0 === old }) {
      old.widget.unparent()
    }
    for cell in cells where cell.widget.parent != frame {
      cell.widget.unparent()
      cell.widget.insert(into: frame)
    }
    tallCells = cells
  }

  /// Returns the place of the cell that has the focus; nil if none has it.
  var focusedCell: TableCellRange? {
    guard let child = widget.focusChild else { return nil }
    guard let row = indicesOfRows[child.identity], let inner = rows[row].focusChild else {
      return tallCells.first { $0.widget == child }?.range
    }
    return rows[row].implementation.cells.first { $0.widget == inner }?.range
  }

  /// Returns the look of cells without an editor.
  func look(isHeader: Bool) -> CellLook { patterns.implementation.look(isHeader: isHeader) }

  /// Places a cell that has another widget now.
  func widgetChanged(of cell: TableCell) {
    let row = cell.range.rows.lowerBound
    if rows.indices.contains(row) { rows[row].implementation.widgetChanged() }
    guard let placed, placed.geometry == geometry else { return }
    guard cell.range.rows.count == 1 else { return place(tall: cell, placed) }
    cell.place(in: placed.geometry, isMirrored: placed.isMirrored, left: 0, top: 0)
  }

  private func looksChanged() {
    heights.allChanged()
    for row in rows { row.implementation.lookChanged() }
    drawCellsAgain()
  }

  private func drawCellsAgain() {
    let cells = rows.flatMap(\.implementation.cells) + tallCells
    for cell in cells where cell.drawn != nil && cell.widget.isMapped { cell.widget.queueDraw() }
  }

  // MARK: Visibility

  override func mapped() {
    // When a page scrolls, GTK moves the table without an allocation.
    layouts = widget.frameClock?.onLayout { [weak self] in self?.layoutEnded() }
  }

  override func unmapped() {
    layouts?.disconnect()
    layouts = nil
  }

  /// Shows the cells that have come into view.
  private func layoutEnded() {
    guard hasWidget, let placed, let visible = visibleCells,
      visible != placed.visible || focusedCell != placed.focused
    else { return }
    placeRows(placed.geometry)
    // The lines between the rows.
    widget.queueDraw()
  }

  /// The rows and the columns that are visible; nil before the first layout.
  private var visibleCells: TableCellRange? {
    // In the room, too, a part of what is scrolled is visible.
    let start = max(scrolled - Self.room.x, 0)
    let columns = start..<max(scrolled + visibleWidth, start + 1)
    let rows = widget.shownRows.rows
    return geometry?.cells(
      fromTop: (rows.lowerBound - Self.room.y)..<(rows.upperBound - Self.room.y),
      fromStart: columns)
  }

  /// The rows of which anything is visible, or all for a picture.
  var visibleRows: Range<Int> { placed?.visible.rows ?? rows.indices }

  /// Shows a cell that is about to get the focus: without being shown it has no input method.
  func prepareFocus(of cell: TableCellRange) {
    onEntering(cell)
    guard let placed, !cell.overlaps(placed.visible) else { return }
    visibility.show(cell)
    cell.rows.forEach { place($0, placed) }
  }

  override func moveFocus(_ direction: FocusDirection) -> Bool {
    if let next = cell(after: focusedCell, direction) { prepareFocus(of: next) }
    return super.moveFocus(direction)
  }

  /// Returns the cell to which GTK moves the focus with Tab.
  private func cell(
    after focused: TableCellRange?, _ direction: FocusDirection
  ) -> TableCellRange? {
    guard [.forward, .backward].contains(direction) else { return nil }
    var cells = (rows.flatMap(\.implementation.cells) + tallCells).map(\.range)
    cells.sort { ($0.first.row, $0.first.column) < ($1.first.row, $1.first.column) }
    if direction == .backward { cells.reverse() }
    guard let focused, let index = cells.firstIndex(of: focused) else { return cells.first }
    return cells.dropFirst(index + 1).first
  }

  override func drawWhole(_ isWhole: Bool) -> Bool {
    guard let placed, drawsWhole != isWhole, !isWhole || placed.visible != placed.geometry.allCells
    else { return false }
    drawsWhole = isWhole
    placeRows(placed.geometry)
    widget.queueDraw()
    return true
  }

  // MARK: Sizes

  /// The room before and above the cells, for the outer half of the handles of rows and columns.
  static let room = (x: 6, y: 7)

  /// The width in which the cells are visible.
  var visibleWidth: Int { max(widget.width - Self.room.x, 0) }

  private var usedRules: [TableColumnWidth] { draggedRules ?? rules }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    // Rows in which something has changed report it.
    widget.measureChildren(.horizontal)
    guard orientation == .vertical else {
      return SizeRequest(
        minimum: TableColumnWidth.minWidth + Self.room.x, natural: naturalWidth + Self.room.x)
    }
    let width = forSize < 0 ? naturalWidth : max(forSize - Self.room.x, 0)
    let height = geometry(forWidth: width).height + Self.room.y
    return SizeRequest(minimum: height, natural: height)
  }

  private var naturalWidth: Int {
    let natural = naturalWidths
    return usedRules.enumerated().reduce(0) { sum, column in
      switch column.element {
      case .fixed(let width): sum + max(width, TableColumnWidth.minWidth)
      case .share: sum + Self.naturalShare
      case .content: sum + max(natural[column.offset], TableColumnWidth.minWidth)
      }
    }
  }

  /// The natural widths of the columns that follow their content; 0 for all others.
  private var naturalWidths: [Int] {
    var widths = usedRules.map { _ in 0 }
    guard usedRules.contains(.content) else { return widths }
    for row in rows {
      for (column, width) in row.implementation.naturalWidths.enumerated() {
        widths[column] = max(widths[column], width)
      }
    }
    return widths
  }

  private func geometry(forWidth width: Int) -> TableGeometry {
    let widths = TableColumnWidth.widths(of: usedRules, natural: naturalWidths, in: width)
    let geometry = heights.geometry(widths, count: rows.count) { row in
      rows[row].implementation.height(widths)
    }
    return tallCells.isEmpty ? geometry : withRoomForTallCells(geometry)
  }

  private func withRoomForTallCells(_ geometry: TableGeometry) -> TableGeometry {
    var heights = geometry.heights
    for cell in tallCells {
      let width = geometry.widths[cell.range.columns].reduce(0, +)
      let height = cell.height(inWidth: width)
      let missing = height - heights[cell.range.rows].reduce(0, +)
      if missing > 0 { heights[cell.range.rows.upperBound - 1] += missing }
    }
    return TableGeometry(widths: geometry.widths, heights: heights)
  }

  // MARK: Places

  override func allocate(width: Int, height: Int, baseline: Int) {
    let visibleWidth = max(width - Self.room.x, 0)
    let geometry = geometry(forWidth: visibleWidth)
    self.geometry = geometry
    patterns.allocate(x: 0, y: 0, width: 0, height: 0)
    scrolled = min(max(scrolled, 0), max(geometry.width - visibleWidth, 0))
    placeRows(geometry)
    heights.allocated()
  }

  private func placeRows(_ geometry: TableGeometry) {
    let visible = drawsWhole ? geometry.allCells : visibleCells ?? geometry.allCells
    let focused = focusedCell
    visibility.show(visible, keeping: focused.map { [$0] } ?? [])
    let placement = TablePlacement(
      geometry: geometry, left: leftOfContent, isMirrored: isMirrored, visible: visible,
      focused: focused)
    let shownRows = Set(visible.rows).union(focused?.rows ?? 0..<0)
    let rows = placed.map { placement.movedRows(since: $0) } ?? Set(rows.indices)
    // GTK may ask for another allocation of what it shows, and only of that.
    for index in rows.union(heights.changedRows).union(shownRows) { place(index, placement) }
    for cell in tallCells { place(tall: cell, placement) }
    placed = placement
    onPlaced()
  }

  private func place(tall cell: TableCell, _ placement: TablePlacement) {
    cell.place(
      in: placement.geometry, isMirrored: placement.isMirrored, left: placement.left,
      top: placement.geometry.tops[cell.range.rows.lowerBound] + Self.room.y)
  }

  private func place(_ index: Int, _ placement: TablePlacement) {
    let (row, geometry) = (rows[index], placement.geometry)
    #if DEBUG
      Self.placedRows += 1
    #endif
    row.allocate(
      x: placement.left, y: geometry.tops[index] + Self.room.y, width: geometry.width,
      height: geometry.heights[index])
    row.implementation.placeCells(geometry, row: index, isMirrored: placement.isMirrored)
  }

  /// Whether the columns begin at the right.
  var isMirrored: Bool { widget.direction == .rightToLeft }

  /// The position of the left end of all columns.
  var leftOfContent: Int {
    guard let geometry else { return 0 }
    return isMirrored ? visibleWidth - geometry.width + scrolled : Self.room.x - scrolled
  }

  /// Returns the position of cells in the widget; nil before the first layout.
  func rectangle(of range: TableCellRange) -> Rectangle? {
    geometry?.rectangle(of: range, isMirrored: isMirrored)
      .moved(by: (Double(leftOfContent), Double(Self.room.y)))
  }

  /// The area in which the cells are visible; nil before the first layout.
  var visibleArea: Rectangle? {
    geometry.map {
      Rectangle(
        x: isMirrored ? 0 : Double(Self.room.x), y: Double(Self.room.y),
        width: Double(visibleWidth), height: Double($0.height))
    }
  }

  /// The part of the columns that is visible, from the left, of 1; nil if all of them are.
  var visiblePart: ClosedRange<Double>? {
    guard let geometry, geometry.width > visibleWidth else { return nil }
    let (all, shown) = (Double(geometry.width), Double(visibleWidth))
    let start = isMirrored ? all - shown - Double(scrolled) : Double(scrolled)
    return (start / all)...((start + shown) / all)
  }

  /// Returns the place at a point of the widget, or the nearest one; nil before the first layout.
  func place(x: Double, y: Double) -> TablePosition? {
    geometry?.place(
      x: x - Double(leftOfContent), y: y - Double(Self.room.y), isMirrored: isMirrored)
  }

  // MARK: Drawing

  override func snapshot(_ snapshot: Snapshot) {
    TableDrawing(of: self).draw(snapshot)
    onDrawOnTop(snapshot)
  }
}
