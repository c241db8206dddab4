/// Reads which modules a Swift source file imports.
///
/// It reads lines, not Swift: comments and multi-line strings are left out, because the playground
/// shows code with imports of its own.
enum ImportReader {
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  static func importedModules(in source: String) -> [String] {
    codeLines(of: source).compactMap(importedModule)
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

  private static func codeLines(of source: String) -> [Substring] {
    var isInString = false
    var isInComment = false
    return source.split(whereSeparator: \.isNewline).filter { line in
      if isInComment {
        isInComment = !line.contains("*/")
        return false
      }
      let startsInString = isInString
      if numberOfStringFences(in: line) % 2 == 1 { isInString.toggle() }
      if startsInString { return false }
      let code = line.drop(while: \.isWhitespace)
      if code.hasPrefix("/*") { isInComment = !code.contains("*/") }
      return !code.hasPrefix("//") && !code.hasPrefix("/*")
    }
  }

  private static func numberOfStringFences(in line: Substring) -> Int {
    line.ranges(of: "\"\"\"").count
  }
}
