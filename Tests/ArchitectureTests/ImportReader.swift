/// Reads which modules a Swift source file imports.
///
/// Comments and strings are left out, because the playground shows code with imports of its own.
enum ImportReader {
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  static func importedModules(in source: String) -> [String] {
    CodeLines.lines(of: source).compactMap(importedModule)
  }

  private static func importedModule(in line: Substring) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let position = words.firstIndex(of: "import") else { return nil }
    let isDeclaration = words[..<position].allSatisfy { word in
      word.hasPrefix("@") || modifiers.contains(word)
    }
    guard isDeclaration else { return nil }
    let name = words[(position + 1)...].first { !kinds.contains($0) }
    return name?.split(whereSeparator: { $0 == "." || $0 == ";" }).first.map(String.init)
  }
}
