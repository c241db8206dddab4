/// The lines of a text that are hidden, as ranges in order that do not touch each other.
package struct HiddenLines: Hashable, Sendable {
  /// The ranges.
  package let ranges: [Range<Int>]

  /// Creates hidden lines; by default none.
  package init(_ ranges: [Range<Int>] = []) { self.ranges = ranges }

  /// Whether all lines are visible.
  package var isEmpty: Bool { ranges.isEmpty }

  /// Returns the hidden lines around a line; nil if it is visible.
  package func range(containing line: Int) -> Range<Int>? {
    let index = ranges.partitioningIndex { $0.upperBound > line }
    guard index < ranges.count, ranges[index].contains(line) else { return nil }
    return ranges[index]
  }

  /// Returns those of some lines that are visible, in order.
  package func shown(of lines: ClosedRange<Int>) -> [Int] {
    guard !isEmpty else { return Array(lines) }
    var shown: [Int] = []
    var line = lines.lowerBound
    while line <= lines.upperBound {
      if let hidden = range(containing: line) {
        line = hidden.upperBound
      } else {
        shown.append(line)
        line += 1
      }
    }
    return shown
  }
}
