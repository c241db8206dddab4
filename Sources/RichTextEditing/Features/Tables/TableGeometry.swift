import GtkCore
import RichTextModel

/// The widths of columns and the heights of rows, in pixels.
struct TableGeometry: Equatable {
  let widths: [Int]
  let heights: [Int]
  /// The distances from the start of the table, of the end one too.
  let lefts: [Int]
  let tops: [Int]

  init(widths: [Int], heights: [Int]) {
    self.widths = widths
    self.heights = heights
    lefts = Self.sums(widths)
    tops = Self.sums(heights)
  }

  private static func sums(_ sizes: [Int]) -> [Int] {
    sizes.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  var width: Int { lefts[widths.count] }
  var height: Int { tops[heights.count] }

  /// Returns the position and size of cells in a table that begins at the left, or at the right.
  func rectangle(of range: TableCellRange, isMirrored: Bool) -> Rectangle {
    let (start, end) = (lefts[range.columns.lowerBound], lefts[range.columns.upperBound])
    let (top, bottom) = (tops[range.rows.lowerBound], tops[range.rows.upperBound])
    return Rectangle(
      x: Double(isMirrored ? width - end : start), y: Double(top), width: Double(end - start),
      height: Double(bottom - top))
  }

  /// Returns the place at a point, or the nearest one.
  func place(x: Double, y: Double, isMirrored: Bool) -> TablePosition {
    let x = isMirrored ? Double(width) - x : x
    return TablePosition(row: Self.index(of: y, in: tops), column: Self.index(of: x, in: lefts))
  }

  /// All places.
  var allCells: TableCellRange {
    TableCellRange(rows: 0..<heights.count, columns: 0..<widths.count)
  }

  /// Returns the cells in a part of the table.
  ///
  /// - Parameters:
  ///   - y: The distances from the top.
  ///   - x: The distances from the start.
  /// - Returns: All of which something is in that part.
  func cells(fromTop y: Range<Int>, fromStart x: Range<Int>) -> TableCellRange {
    TableCellRange(rows: Self.indices(of: y, in: tops), columns: Self.indices(of: x, in: lefts))
  }

  private static func indices(of part: Range<Int>, in sums: [Int]) -> Range<Int> {
    let first = index(of: Double(part.lowerBound), in: sums)
    return first..<(index(of: Double(part.upperBound - 1), in: sums) + 1)
  }

  /// Returns the last row or column that begins at a distance or before it.
  private static func index(of distance: Double, in sums: [Int]) -> Int {
    var (first, last) = (0, max(sums.count - 2, 0))
    while first < last {
      let middle = (first + last + 1) / 2
      if Double(sums[middle]) > distance { last = middle - 1 } else { first = middle }
    }
    return first
  }
}

/// Where the rows of a table are in its widget, and which cells of them are visible.
struct TablePlacement {
  let geometry: TableGeometry
  /// The position of the left end of all columns.
  let left: Int
  let isMirrored: Bool
  let visible: TableCellRange
  /// The cell with the focus, which is shown wherever it is; nil for none.
  let focused: TableCellRange?

  /// Returns the rows that are elsewhere than before, or have another size.
  func movedRows(since old: TablePlacement) -> Set<Int> {
    let (new, old) = (self, old)
    guard new.left == old.left, new.isMirrored == old.isMirrored,
      new.geometry.widths == old.geometry.widths,
      new.geometry.heights.count == old.geometry.heights.count
    else { return Set(new.geometry.heights.indices) }
    guard new.geometry.heights != old.geometry.heights else { return [] }
    return Set(
      new.geometry.heights.indices.filter {
        new.geometry.heights[$0] != old.geometry.heights[$0]
          || new.geometry.tops[$0] != old.geometry.tops[$0]
      })
  }
}
