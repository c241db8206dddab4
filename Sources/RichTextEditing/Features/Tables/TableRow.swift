import GtkCore
import RichTextModel

/// The widget of a row: it has the cells of no other row, and reports when their sizes change.
///
/// GTK measures a widget again if, and only if, something in it has asked for that. So a key in one
/// row leaves the sizes of all others known.
@MainActor
final class TableRow: Widget {
  let implementation: TableRowImplementation

  init() {
    let implementation = TableRowImplementation()
    self.implementation = implementation
    super.init(class: TableRowImplementation.widgetClass, implementation: implementation)
  }
}

/// The sizes and the positions of the cells in a row.
@MainActor
final class TableRowImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(
    name: "ConcertinaTableRow", cssName: "tablerow", role: .tableRow)
  #if DEBUG
    /// The number of times that any cell was measured for the height of its row, for tests.
    private(set) static var measuredCells = 0
  #endif

  private(set) var cells: [TableCell] = []
  /// Called when anything in the row may have another size.
  var onChange: @MainActor () -> Void = {}
  private var rules: [TableColumnWidth] = []
  private var knownNaturalWidths: [Int]?
  private var placed: (widths: [Int], height: Int, isMirrored: Bool)?

  /// Shows other cells, or the same ones in columns of other widths.
  func show(_ cells: [TableCell], rules: [TableColumnWidth]) {
    let row = widget
    for old in self.cells
    where old.widget.parent == row && !cells.contains(where: { $0 === old }) {
      old.widget.unparent()
    }
    for (index, cell) in cells.enumerated() {
      let previous = index > 0 ? cells[index - 1].widget : nil
      guard !isInPlace(cell, at: index) else { continue }
      let own = cell.widget
      if let parent = own.parent, parent != row { own.unparent() }
      previous.map { own.insert(into: row, after: $0) } ?? own.insertFirst(into: row)
    }
    self.cells = cells
    self.rules = rules
    forgetSizes()
    row.queueResize()
  }

  private func isInPlace(_ cell: TableCell, at index: Int) -> Bool {
    cells.indices.contains(index) && cells[index] === cell && cell.widget.parent == widget
  }

  private func forgetSizes() {
    (placed, knownNaturalWidths) = (nil, nil)
    onChange()
  }

  /// Places all cells again with the next allocation: one has another widget.
  func widgetChanged() { placed = nil }

  // MARK: Visibility

  /// Shows the cells in columns, and some others; hides the rest, and the row if it has no others.
  func showCells(in columns: Range<Int>, keeping kept: [TableCellRange]) {
    func isShown(_ cell: TableCell) -> Bool {
      cell.range.columns.overlaps(columns) || kept.contains(cell.range)
    }
    guard cells.contains(where: { isShown($0) }) else { return widget.setShown(false) }
    for cell in cells { cell.widget.setShown(isShown(cell)) }
    widget.setShown(true)
  }

  // MARK: Sizes

  override func measure(_ orientation: Orientation, forSize: Int) -> SizeRequest {
    guard orientation == .horizontal else { return SizeRequest(minimum: 1, natural: 1) }
    forgetSizes()
    return SizeRequest(minimum: 1, natural: 1)
  }

  /// Measures the drawn cells again: they look otherwise.
  func lookChanged() { knownNaturalWidths = nil }

  /// The natural widths of the cells of columns that follow their content; 0 for all others.
  var naturalWidths: [Int] {
    if let known = knownNaturalWidths { return known }
    var widths = rules.map { _ in 0 }
    for cell in cells where cell.range.columns.count == 1 {
      let column = cell.range.columns.lowerBound
      if rules[column] == .content { widths[column] = cell.naturalWidth }
    }
    knownNaturalWidths = widths
    return widths
  }

  /// Returns the height of the highest cell in columns of these widths.
  func height(_ widths: [Int]) -> Int {
    var height = 0
    for cell in cells {
      let width = widths[cell.range.columns].reduce(0, +)
      height = max(height, cell.height(inWidth: width))
      #if DEBUG
        Self.measuredCells += 1
      #endif
    }
    return height
  }

  // MARK: Places

  /// Forgets how the cells are placed: GTK allocates a row again if something in it has asked for
  /// that, such as an open menu, and draws no cell that is not allocated with it then.
  override func allocate(width: Int, height: Int, baseline: Int) { placed = nil }

  /// Places the cells, after the row has its own place.
  func placeCells(_ geometry: TableGeometry, row: Int, isMirrored: Bool) {
    let (widths, height) = (geometry.widths, geometry.heights[row])
    if let placed, placed.height == height, placed.isMirrored == isMirrored,
      placed.widths == widths
    {
      return
    }
    placed = (widths, height, isMirrored)
    for cell in cells {
      cell.place(in: geometry, isMirrored: isMirrored, left: 0, top: 0)
    }
  }
}
