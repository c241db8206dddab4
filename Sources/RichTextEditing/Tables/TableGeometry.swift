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

  private static func index(of distance: Double, in sums: [Int]) -> Int {
    let next = sums.firstIndex { Double($0) > distance } ?? sums.count - 1
    return min(max(next - 1, 0), sums.count - 2)
  }
}
