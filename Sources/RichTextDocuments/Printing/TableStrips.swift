import FoundationEssentials
import GtkCore
import RichTextEditing
import RichTextModel

/// Divides a table into its rows, one after the other; those that a cell joins are one strip.
///
/// A table that is wider than the page is made smaller. A row that is higher than a page is cut
/// between the lines of its cells.
@MainActor
struct TableStrips {
  /// The greatest part of a page's height that a header may have which is repeated.
  private static let greatestHeader = 0.5

  private let table: TableContent
  private let context: FlowContext
  /// The rows that cells join, as ranges; most are single ones.
  private let groups: [Range<Int>]
  private var measuring: TableMeasuring
  private var widths: [Double] = []
  /// The factor by which the table is made smaller.
  private var scale = 1.0
  /// The header that is repeated.
  private var header: [PageStrip] = []
  private var nextGroup = 0
  private var count = 0

  init(_ table: TableContent, in context: FlowContext) {
    (self.table, self.context) = (table, context)
    groups = Self.groups(of: table)
    measuring = TableMeasuring(table, in: context)
  }

  private var isMirrored: Bool { context.sheet.direction == .rightToLeft }
  private var width: Double { widths.reduce(0, +) }
  private var maxHeight: Double { context.maxHeight / scale }

  /// Returns the strips of the next rows, none while columns are measured; nil at the end.
  mutating func nextStrips() -> [PageStrip]? {
    if widths.isEmpty, !table.columns.isEmpty {
      if measuring.measureRow() { return [] }
      chooseWidths()
    }
    guard nextGroup < groups.count else { return nil }
    let rows = groups[nextGroup]
    nextGroup += 1
    let isFirst = rows.lowerBound == 0
    let room = maxHeight - header.reduce(0) { $0 + $1.height }
    var own = strips(ofRows: rows, maxHeight: max(room, 1), isFirst: isFirst)
    for index in own.indices { own[index].header = header }
    if !header.isEmpty, count == header.count { own[0].keepsWithPrevious = true }
    count += own.count
    if isFirst, table.hasHeader, own.count == 1, own[0].height <= maxHeight * Self.greatestHeader {
      header = own
    }
    let left = isMirrored ? context.width - width * scale : 0
    return own.map { $0.scaled(by: scale).moved(byX: left) }
  }

  private mutating func chooseWidths() {
    widths = TableColumnWidth.widths(
      of: table.columns.map(\.width), natural: measuring.widths, in: Int(context.width)
    ).map { Double($0) }
    scale = min(context.width / max(width, 1), 1)
  }

  private static func groups(of table: TableContent) -> [Range<Int>] {
    var (groups, start, end) = ([Range<Int>](), 0, 0)
    for (index, row) in table.rows.enumerated() {
      if index == end, index > 0 {
        groups.append(start..<index)
        start = index
      }
      for cell in row { end = max(end, index + max(cell?.rowSpan ?? 1, 1)) }
    }
    return groups + [start..<table.rows.count]
  }

  private func strips(
    ofRows rows: Range<Int>, maxHeight: Double, isFirst: Bool
  ) -> [PageStrip] {
    var cells = rows.flatMap { self.cells(ofRow: $0, isJoined: true) }
    let heights = self.heights(of: rows, cells)
    guard heights.reduce(0, +) > maxHeight else {
      return [strip(cells, rows, heights, isFirst: isFirst)]
    }
    return rows.flatMap { row in
      cells = self.cells(ofRow: row, isJoined: false)
      let height = self.heights(of: row..<(row + 1), cells)
      guard height[0] > maxHeight else {
        return [strip(cells, row..<(row + 1), height, isFirst: isFirst && row == rows.lowerBound)]
      }
      return pieces(cells, row, maxHeight, isFirst: isFirst && row == rows.lowerBound)
    }
  }

  // MARK: Cells

  /// Returns the cells that begin in a row; if it is printed apart from those that it is joined
  /// with, each has one row.
  private func cells(ofRow row: Int, isJoined: Bool) -> [TableCellFlow] {
    table.columns.indices.compactMap { column in
      guard let cell = table[row, column] else { return nil }
      var range = table.range(of: TablePosition(row: row, column: column))
      if !isJoined { range.rows = row..<(row + 1) }
      let flow = TableCellFlow(
        range: range, width: widths[range.columns].reduce(0, +),
        left: widths[..<range.columns.lowerBound].reduce(0, +))
      return flow.filled(
        with: cell.text, in: context, isHeader: table.hasHeader && row == 0,
        alignment: table.columns[column].alignment)
    }
  }

  private func heights(of rows: Range<Int>, _ cells: [TableCellFlow]) -> [Double] {
    var heights = rows.map { row in
      cells.filter { $0.range.rows == row..<(row + 1) }.map(\.height).max() ?? 0
    }
    let least = context.sheet.lineHeight + 2 * Double(TableCell.padding.y)
    heights = heights.map { max($0, least) }
    for cell in cells where cell.range.rows.count > 1 {
      let start = cell.range.rows.lowerBound - rows.lowerBound
      let end = min(cell.range.rows.upperBound - rows.lowerBound, heights.count)
      let missing = cell.height - heights[start..<end].reduce(0, +)
      if missing > 0 { heights[end - 1] += missing }
    }
    return heights
  }

  // MARK: Strips

  private func strip(
    _ cells: [TableCellFlow], _ rows: Range<Int>, _ heights: [Double], isFirst: Bool
  ) -> PageStrip {
    var strip = PageStrip(height: heights.reduce(0, +))
    strip.items = background(rows, strip.height)
    for cell in cells {
      let start = cell.range.rows.lowerBound - rows.lowerBound
      let end = min(cell.range.rows.upperBound - rows.lowerBound, heights.count)
      let area = Rectangle(
        x: x(of: cell), y: heights[..<start].reduce(0, +), width: cell.width,
        height: heights[start..<end].reduce(0, +))
      strip.items += cell.items(cell.strips[...], in: area)
      strip.items += borders(area, isFirst: isFirst && start == 0)
    }
    strip.items += frame(strip.height, isFirst: isFirst)
    return strip
  }

  /// Cuts a row that is higher than a page between the lines of its cells.
  private func pieces(
    _ cells: [TableCellFlow], _ row: Int, _ maxHeight: Double, isFirst: Bool
  ) -> [PageStrip] {
    var rest = cells.map { $0.strips[...] }
    var strips: [PageStrip] = []
    while rest.contains(where: { !$0.isEmpty }) {
      let parts = rest.indices.map { TableCellFlow.fitting(&rest[$0], maxHeight) }
      let height = parts.map { TableCellFlow.height(of: $0) }.max() ?? 0
      var strip = PageStrip(height: height)
      strip.items = background(row..<(row + 1), height)
      for (cell, part) in zip(cells, parts) {
        let area = Rectangle(x: x(of: cell), y: 0, width: cell.width, height: height)
        strip.items += cell.items(part, in: area)
        strip.items += borders(area, isFirst: isFirst && strips.isEmpty)
      }
      strip.items += frame(height, isFirst: isFirst && strips.isEmpty)
      strips.append(strip)
    }
    return strips
  }

  private func x(of cell: TableCellFlow) -> Double {
    isMirrored ? width - cell.left - cell.width : cell.left
  }

  private func background(_ rows: Range<Int>, _ height: Double) -> [PageItem] {
    guard table.hasHeader, rows.lowerBound == 0, rows.count == 1 else { return [] }
    return [
      .fill(Rectangle(x: 0, y: 0, width: width, height: height), PaperColors.shade)
    ]
  }

  private var color: Color { PaperColors.named("concertina_rule") }

  /// Returns the lines at the left and at the end of a cell.
  private func borders(_ area: Rectangle, isFirst: Bool) -> [PageItem] {
    let left = Rectangle(x: area.x, y: area.y, width: 1, height: area.height)
    let bottom = Rectangle(x: area.x, y: area.y + area.height - 1, width: area.width, height: 1)
    return [.fill(left, color), .fill(bottom, color)]
  }

  /// Returns the line at the right of the table, and the one above it where a page begins.
  private func frame(_ height: Double, isFirst: Bool) -> [PageItem] {
    let right = Rectangle(x: width - 1, y: 0, width: 1, height: height)
    let top = Rectangle(x: 0, y: 0, width: width, height: 1)
    return [.fill(right, color), .fill(top, color, isFirst ? .own : .atTopOfPage)]
  }
}
