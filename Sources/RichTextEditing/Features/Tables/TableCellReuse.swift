import RichTextModel

/// Finds the cells for the texts of a changed table among those that it has: first one with the
/// same text, or else one that is left over.
@MainActor
struct TableCellReuse {
  private var cells: [(cell: TableCell, text: RichText)]
  private var isUsed: [Bool]

  init(of cells: some Sequence<(TableCell, RichText)>) {
    self.cells = cells.map { (cell: $0.0, text: $0.1) }
    isUsed = self.cells.map { _ in false }
  }

  /// Returns a cell for each text, and whether it has that text; nil where a new one is needed.
  mutating func cells(for texts: [RichText]) -> [(cell: TableCell?, hasText: Bool)] {
    var found: [Int?] = Array(repeating: nil, count: texts.count)
    // The cells before and after a change stay what they are.
    let same = zip(cells, texts).prefix { $0.text == $1 }.count
    for index in 0..<same { take(index, for: index, &found) }
    let rest = min(cells.count, texts.count) - same
    let last = zip(cells.reversed(), texts.reversed()).prefix { $0.text == $1 }.count
    for distance in 0..<min(rest, last) {
      take(cells.count - 1 - distance, for: texts.count - 1 - distance, &found)
    }
    findEqual(texts, &found)
    let hasText = found.map { $0 != nil }
    var unused = cells.indices.filter { !isUsed[$0] }[...]
    for index in texts.indices where found[index] == nil { found[index] = unused.popFirst() }
    return zip(found, hasText).map { (cell: $0.map { cells[$0].cell }, hasText: $1) }
  }

  private mutating func take(_ cell: Int, for text: Int, _ found: inout [Int?]) {
    found[text] = cell
    isUsed[cell] = true
  }

  private mutating func findEqual(_ texts: [RichText], _ found: inout [Int?]) {
    var places: [RichText: [Int]] = [:]
    for index in cells.indices.reversed() where !isUsed[index] {
      places[cells[index].text, default: []].append(index)
    }
    for index in texts.indices where found[index] == nil {
      if let cell = places[texts[index]]?.popLast() { take(cell, for: index, &found) }
    }
  }
}
