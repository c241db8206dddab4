import GtkCore
import RichTextModel
import WidgetSupport

/// The layout and the drawing of a table.
@MainActor
final class TableFrameImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(
    name: "ConcertinaTableFrame", cssName: "richtable", role: .table)
  /// The natural width of a column with a share of the table's.
  private static let naturalShare = 120

  private var rows: [TableRow] = []
  /// The cells that cover several rows, which belong to none of them.
  private var tallCells: [TableCell] = []
  private var rules: [TableColumnWidth] = []
  private var hasHeader = false
  private var hasSpans = false
  /// The present widths and heights; nil before the first layout.
  private(set) var geometry: TableGeometry?
  /// The widths while a border is dragged; nil for those of the columns.
  var draggedRules: [TableColumnWidth]? { didSet { if hasWidget { widget.queueResize() } } }
  /// The distance that the table is scrolled, from its start.
  private var scrolled = 0
  /// The cells that are selected; nil for none.
  var selection: TableCellRange? { didSet { if hasWidget { widget.queueDraw() } } }

  /// Builds the widget; called once, after its creation.
  func build() {
    LibraryStyle.load(.tables)
    widget.clipsContent = true
    let wheel = ScrollController(.horizontal)
    wheel.onScroll { [weak self] in self?.scroll($0) ?? false }
    widget.add(wheel)
  }

  // MARK: Cells

  /// Shows the cells of a table.
  ///
  /// - Parameters:
  ///   - table: The columns and the spans; the texts are not used.
  ///   - editors: The editors of the cells, row by row.
  func show(_ table: TableContent, editors: [EditorView]) {
    let cells = zip(table.positions, editors).map {
      TableCell(editor: $1, range: table.range(of: $0))
    }
    rules = table.columns.map(\.width)
    hasHeader = table.hasHeader
    hasSpans = cells.contains { $0.range.rows.count > 1 || $0.range.columns.count > 1 }
    var rowCells = table.rows.map { _ in [TableCell]() }
    for cell in cells where cell.range.rows.count == 1 {
      rowCells[cell.range.rows.lowerBound].append(cell)
    }
    showRows(rowCells)
    showTallCells(cells.filter { $0.range.rows.count > 1 })
    widget.setAccessibleSize(rowCount: table.rows.count, columnCount: table.columns.count)
    geometry = nil
    widget.queueResize()
  }

  /// Gives each row the widget that has most likely its cells already.
  private func showRows(_ cells: [[TableCell]]) {
    var unused = rows
    let kept = cells.map { cells -> TableRow? in
      guard let parent = cells.first?.editor.parent,
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
    }
    for row in unused {
      row.implementation.show([], rules: rules)
      row.unparent()
    }
  }

  private func showTallCells(_ cells: [TableCell]) {
    let frame = widget
    for old in tallCells
    where old.editor.parent == frame && !cells.contains(where: { $0.editor == old.editor }) {
      old.editor.unparent()
    }
    for cell in cells where cell.editor.parent != frame {
      cell.editor.unparent()
      cell.editor.insert(into: frame)
    }
    tallCells = cells
  }

  /// Returns the place of the cell that has the focus; nil if none has it.
  private var focusedCell: TableCellRange? {
    guard let child = widget.focusChild else { return nil }
    if let cell = tallCells.first(where: { $0.editor == child }) { return cell.range }
    guard let row = rows.first(where: { $0 == child }), let inner = row.focusChild else {
      return nil
    }
    return row.implementation.cells.first { $0.editor == inner }?.range
  }

  // MARK: Sizes

  private var usedRules: [TableColumnWidth] { draggedRules ?? rules }

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    // Rows in which something has changed forget their sizes.
    for row in rows { _ = row.measure(.horizontal) }
    guard orientation == .vertical else {
      return SizeRequest(minimum: TableColumnWidth.minWidth, natural: naturalWidth)
    }
    let height = geometry(forWidth: forSize < 0 ? naturalWidth : forSize).height
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
    var heights = rows.map { $0.implementation.height(widths) }
    for cell in tallCells {
      let width = widths[cell.range.columns].reduce(0, +)
      let height = cell.editor.measure(.vertical, forSize: width).natural
      let missing = height - heights[cell.range.rows].reduce(0, +)
      if missing > 0 { heights[cell.range.rows.upperBound - 1] += missing }
    }
    return TableGeometry(widths: widths, heights: heights)
  }

  // MARK: Places

  override func allocate(width: Int, height: Int, baseline: Int) {
    let geometry = geometry(forWidth: width)
    self.geometry = geometry
    scrolled = min(max(scrolled, 0), max(geometry.width - width, 0))
    let left = leftOfContent
    for (index, row) in rows.enumerated() {
      row.allocate(
        x: left, y: geometry.tops[index], width: geometry.width, height: geometry.heights[index])
      row.implementation.placeCells(geometry, row: index, isMirrored: isMirrored)
    }
    for cell in tallCells {
      cell.place(
        in: geometry, isMirrored: isMirrored, left: left,
        top: geometry.tops[cell.range.rows.lowerBound])
    }
  }

  /// Whether the columns begin at the right.
  var isMirrored: Bool { widget.direction == .rightToLeft }

  /// The position of the left end of all columns.
  private var leftOfContent: Int {
    guard let geometry else { return 0 }
    return isMirrored ? widget.width - geometry.width + scrolled : -scrolled
  }

  /// Returns the position of cells in the widget; nil before the first layout.
  func rectangle(of range: TableCellRange) -> Rectangle? {
    geometry?.rectangle(of: range, isMirrored: isMirrored).moved(by: (Double(leftOfContent), 0))
  }

  /// Returns the place at a point of the widget; nil before the first layout.
  func place(x: Double, y: Double) -> TablePosition? {
    geometry?.place(x: x - Double(leftOfContent), y: y, isMirrored: isMirrored)
  }

  /// Scrolls sideways until cells are visible, or their start if they are too wide.
  func scroll(to range: TableCellRange) {
    guard let geometry, geometry.width > widget.width else { return }
    let start = geometry.lefts[range.columns.lowerBound]
    let end = geometry.lefts[range.columns.upperBound]
    let wanted = min(max(scrolled, end - widget.width), start)
    guard wanted != scrolled else { return }
    scrolled = wanted
    widget.queueResize()
  }

  /// The distance of a click of the wheel, in pixels.
  private static let pixelsPerClick = 60.0

  private func scroll(_ amount: ScrollController.Amount) -> Bool {
    switch amount {
    case .pixels(let distance): scroll(by: distance)
    case .clicks(let clicks): scroll(by: clicks * Self.pixelsPerClick)
    }
  }

  /// Scrolls sideways; returns false at an end, so that whatever is around the table may scroll.
  func scroll(by distance: Double) -> Bool {
    guard let geometry else { return false }
    let before = scrolled
    let wanted = Double(before) + (isMirrored ? -distance : distance)
    scrolled = Int(min(max(wanted, 0), Double(max(geometry.width - widget.width, 0))).rounded())
    if scrolled != before { widget.queueResize() }
    return scrolled != before
  }

  // MARK: Drawing

  override func snapshot(_ snapshot: Snapshot) {
    let widget = widget
    if hasHeader, let fill = widget.namedPaint("concertina_table_header") {
      let header = TableCellRange(rows: 0..<1, columns: 0..<rules.count)
      rectangle(of: header).map { snapshot.fill($0, with: fill) }
    }
    if let selection, var veil = widget.namedPaint("concertina_accent_background") {
      veil.alpha = 0.3
      rectangle(of: selection).map { snapshot.fill($0, with: veil) }
    }
    snapshot.appendChildren(of: widget)
    drawLines(snapshot)
    drawFocus(snapshot)
    drawPosition(snapshot)
  }

  private func drawLines(_ snapshot: Snapshot) {
    guard let geometry, let paint = widget.namedPaint("concertina_rule") else { return }
    let whole = TableCellRange(rows: 0..<rows.count, columns: 0..<rules.count)
    rectangle(of: whole).map { snapshot.frame($0, with: paint) }
    guard !hasSpans else {
      let cells = rows.flatMap(\.implementation.cells) + tallCells
      for cell in cells { rectangle(of: cell.range).map { snapshot.edge($0, with: paint) } }
      return
    }
    let (left, width, height) = (
      Double(leftOfContent), Double(geometry.width), Double(geometry.height)
    )
    for top in geometry.tops.dropFirst().dropLast() {
      snapshot.fill(Rectangle(x: left, y: Double(top), width: width, height: 1), with: paint)
    }
    for start in geometry.lefts.dropFirst().dropLast() {
      let x = isMirrored ? width - Double(start) : Double(start)
      snapshot.fill(Rectangle(x: left + x, y: 0, width: 1, height: height), with: paint)
    }
  }

  /// Draws which part of a table that is too wide is visible, at its bottom.
  private func drawPosition(_ snapshot: Snapshot) {
    guard let geometry, geometry.width > widget.width,
      let paint = widget.namedPaint("concertina_task_border")
    else { return }
    let (all, width) = (Double(geometry.width), Double(widget.width))
    let start = Double(-leftOfContent) / all * width
    let bar = Rectangle(
      x: start + 2, y: Double(geometry.height) - 6, width: width * width / all - 4, height: 4)
    snapshot.append(Outline(bar, radius: 2), fill: paint)
  }

  private func drawFocus(_ snapshot: Snapshot) {
    guard selection == nil, let cell = focusedCell, let bounds = rectangle(of: cell),
      let paint = widget.namedPaint("concertina_focus")
    else { return }
    snapshot.append(
      Outline(bounds.reduced(by: 1), radius: 2), fill: nil, stroke: (paint, 2))
  }
}

extension Snapshot {
  /// Draws a line of one pixel within a rectangle, at its top and at its left.
  fileprivate func edge(_ bounds: Rectangle, with paint: Paint) {
    fill(Rectangle(x: bounds.x, y: bounds.y, width: bounds.width, height: 1), with: paint)
    fill(Rectangle(x: bounds.x, y: bounds.y, width: 1, height: bounds.height), with: paint)
  }

  /// Draws a line of one pixel within a rectangle, at all of its sides.
  fileprivate func frame(_ bounds: Rectangle, with paint: Paint) {
    edge(bounds, with: paint)
    let (right, bottom) = (bounds.x + bounds.width - 1, bounds.y + bounds.height - 1)
    fill(Rectangle(x: bounds.x, y: bottom, width: bounds.width, height: 1), with: paint)
    fill(Rectangle(x: right, y: bounds.y, width: 1, height: bounds.height), with: paint)
  }
}

extension LibraryStyle.Sheet {
  fileprivate static let tables = LibraryStyle.Sheet(
    "tables",
    rules: """
      @define-color concertina_table_header
        mix(@theme_base_color, @theme_text_color, \(RichTextStyle.shade));
      richeditor.table-header > growingtext > textview { font-weight: bold; }
      """)
}
