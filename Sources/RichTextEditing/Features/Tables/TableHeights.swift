/// The heights of a table's rows, which are measured again only where something has changed.
@MainActor
final class TableHeights {
  /// GTK asks for the height at two or three widths in turn.
  private static let mostKnown = 4

  private var known: [Known] = []
  /// The rows in which something has changed since the last allocation.
  private(set) var changedRows: Set<Int> = []

  /// The heights at some widths of the columns.
  private struct Known {
    let widths: [Int]
    var heights: [Int]
    /// The rows of which the heights are old ones.
    var changedRows: Set<Int>
    /// Where nothing has changed: the same with their sums.
    var geometry: TableGeometry?
  }

  /// Notes that something in a row has changed, perhaps its height.
  func rowChanged(_ row: Int) {
    changedRows.insert(row)
    for index in known.indices { known[index].changedRows.insert(row) }
  }

  /// Notes that all cells may have another height.
  func allChanged() { known = [] }

  /// Notes that all rows have been allocated.
  func allocated() { changedRows = [] }

  /// Forgets all heights: the rows are other ones.
  func forget() {
    known = []
    changedRows = []
  }

  /// Returns the heights of the rows at widths of the columns.
  ///
  /// - Parameters:
  ///   - widths: The widths of the columns.
  ///   - count: The number of rows.
  ///   - measure: Measures a row.
  /// - Returns: The heights, with these widths.
  func geometry(_ widths: [Int], count: Int, measure: (Int) -> Int) -> TableGeometry {
    guard let index = known.firstIndex(where: { $0.widths == widths }) else {
      let geometry = TableGeometry(widths: widths, heights: (0..<count).map(measure))
      if known.count >= Self.mostKnown { known.removeFirst() }
      known.append(
        Known(widths: widths, heights: geometry.heights, changedRows: [], geometry: geometry))
      return geometry
    }
    if let geometry = known[index].geometry, known[index].changedRows.isEmpty { return geometry }
    known[index].geometry = nil
    for row in known[index].changedRows { known[index].heights[row] = measure(row) }
    let geometry = TableGeometry(widths: widths, heights: known[index].heights)
    known[index].changedRows = []
    known[index].geometry = geometry
    return geometry
  }
}
