/// The table of names in `GLOSSARY.md`: what an idea is called in code.
struct NameTable {
  /// A name of the table.
  struct Name: Hashable, CustomStringConvertible {
    let type: String
    let name: String

    var description: String { "\(type).\(name)" }
  }

  /// The name that an idea has in all types, and the other names that it has in some.
  struct Row {
    let name: String
    let types: [String]
    let literalNames: [Name]
    let deprecatedNames: [Name]
  }

  let rows: [Row]

  init(page: String) {
    rows = page.split(separator: "\n").drop { $0 != "## Names in code" }.compactMap(Self.row)
  }

  private static func row(_ line: Substring) -> Row? {
    let cells = line.split(separator: "|").map(codeSpans)
    guard cells.count == 5, let name = cells[1].first else { return nil }
    return Row(
      name: baseName(name), types: cells[2].map(String.init),
      literalNames: cells[3].compactMap(self.name),
      deprecatedNames: cells[4].compactMap(self.name))
  }

  private static func codeSpans(_ cell: Substring) -> [Substring] {
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
  }

  private static func name(_ code: Substring) -> Name? {
    let parts = code.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    return Name(type: String(parts[0]), name: baseName(parts[1]))
  }

  /// The name of a method without its arguments.
  private static func baseName(_ name: Substring) -> String { String(name.prefix { $0 != "(" }) }
}
