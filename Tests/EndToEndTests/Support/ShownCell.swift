import ConcertinaTesting

/// A cell of the table in the scene of tables, which is another node once its text has an editor.
struct ShownCell {
  let playground: RunningPlayground
  /// The name of its place.
  let name: String

  init(row: Int, column: Int, in playground: RunningPlayground) {
    self.playground = playground
    name = "Row \(row), column \(column)"
  }

  init(headingOf column: Int, in playground: RunningPlayground) {
    self.playground = playground
    name = "Heading of column \(column)"
  }

  /// The text of a cell that was entered, or the cell whose name has its text, too.
  var node: AccessibleNode {
    get throws {
      let cell = try playground.tableCell(name)
      return try cell.first(.textField, named: name) ?? cell
    }
  }

  var extents: AccessibleNode.Place { get throws { try node.extents } }
  var placeAtRest: AccessibleNode.Place { get throws { try node.placeAtRest } }
  var hasFocus: Bool { get throws { try node.hasFocus } }

  var text: String {
    get throws {
      let node = try node
      if try node.isTextField { return try node.text }
      return try String(node.name.dropFirst(name.count + 2))
    }
  }
}
