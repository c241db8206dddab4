import ConcertinaTesting

/// What a screen reader would call by the name of a class, or by nothing.
enum NamelessNodes {
  /// Returns a line for each widget in a tree that no one could tell from its name.
  static func faults(in root: AccessibleNode) throws -> [String] {
    var faults: [String] = []
    try visit(root, above: [], &faults)
    return faults
  }

  private static func visit(
    _ node: AccessibleNode, above: [String], _ faults: inout [String]
  ) throws {
    do {
      let (role, name) = try (node.role, node.name)
      let path = above + ["\(role) \"\(name)\""]
      if try isFault(node, role: role, name: name) {
        faults.append(path.suffix(4).joined(separator: " > "))
      }
      for child in try node.children { try visit(child, above: path, &faults) }
    } catch let error as AccessibilityBus.Failure where error.isOfVanishedObject {}
  }

  /// The roles of what only contains or scrolls others.
  private static let silent: Set = ["generic", "group", "scroll bar", "widget"]

  private static func isFault(_ node: AccessibleNode, role: String, name: String) throws -> Bool {
    guard !silent.contains(role) else { return false }
    // A screen reader takes the name of what labels a widget before the widget's own.
    let names = try node.labels.map { try $0.name } + [name]
    if names.contains(where: { $0.split(separator: " ").contains(where: isTypeName) }) {
      return true
    }
    return try name.isEmpty && node.has(.focusable)
  }

  /// Whether a word is the name of a class, such as GtkLabel.
  private static func isTypeName(_ word: Substring) -> Bool {
    ["Gtk", "Concertina", "Playground"].contains { prefix in
      word.hasPrefix(prefix) && word.dropFirst(prefix.count).first?.isUppercase ?? false
    }
  }
}
