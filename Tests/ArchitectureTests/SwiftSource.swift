/// A Swift source file as its structure is read: lines of code, without comments and strings.
///
/// It reads lines, not Swift. The format of the source is checked elsewhere, so that a declaration
/// at the top begins in the first column and ends with a brace there, and its members are indented
/// by two spaces.
struct SwiftSource {
  /// A declaration at the top of a file: a type, or an extension of one.
  struct Declaration {
    /// The word that begins it, such as `class` or `extension`.
    let keyword: String
    /// The name of the type, for a nested one that of the outermost.
    let name: String
    let lines: [Substring]

    /// The number of properties that are stored in each instance.
    var storedPropertyCount: Int {
      lines.indices.count { isStoredProperty(at: $0) }
    }

    private func isStoredProperty(at index: Int) -> Bool {
      let line = lines[index]
      guard line.hasPrefix("  "), !line.hasPrefix("   ") else { return false }
      let words = line.split { $0 == " " }
      guard let position = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
        words[..<position].allSatisfy(Self.isModifier)
      else { return false }
      // What has a value before the first brace, or no brace, is stored; so is what is observed.
      guard let brace = line.firstIndex(of: "{"), !line[..<brace].contains("=") else { return true }
      let body = line[brace...].dropFirst() + (lines.dropFirst(index + 1).first ?? "")
      let first = body.drop { $0 == " " }
      return first.hasPrefix("didSet") || first.hasPrefix("willSet")
    }

    private static func isModifier(_ word: Substring) -> Bool {
      word.hasPrefix("@") || modifiers.contains(word.prefix { $0 != "(" })
    }

    private static let modifiers: Set<Substring> = [
      "public", "package", "internal", "fileprivate", "private", "open", "final", "lazy", "weak",
      "unowned", "nonisolated", "override",
    ]
  }

  let path: String
  let declarations: [Declaration]
  /// The names that begin with a capital letter: types, as far as this reader knows.
  let names: Set<Substring>

  init(_ file: SourceTree.File) {
    path = file.path
    let lines = CodeLines.lines(of: file.text)
    declarations = Self.declarations(in: lines)
    names = Set(lines.flatMap(Self.names))
  }

  /// The types that the file defines at its top.
  var types: Set<String> {
    Set(declarations.filter { $0.keyword != "extension" }.map(\.name))
  }

  private static let keywords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "extension", "typealias",
  ]

  private static func declarations(in lines: [Substring]) -> [Declaration] {
    var declarations: [Declaration] = []
    var start: Int?
    for (index, line) in lines.enumerated() {
      if start == nil, head(of: line) != nil { start = index }
      guard let begin = start, line.hasPrefix("}") || index == begin && isWhole(line),
        let (keyword, name) = head(of: lines[begin])
      else { continue }
      declarations.append(
        Declaration(keyword: keyword, name: name, lines: Array(lines[begin...index])))
      start = nil
    }
    return declarations
  }

  /// Whether a declaration begins and ends in one line.
  private static func isWhole(_ line: Substring) -> Bool {
    line.hasSuffix("}") || !line.contains("{") && line.contains("typealias")
  }

  private static func head(of line: Substring) -> (keyword: String, name: String)? {
    guard let first = line.first, first != " ", first != "}" else { return nil }
    let words = line.split { " :<{".contains($0) }
    guard let position = words.firstIndex(where: keywords.contains), position + 1 < words.count
    else { return nil }
    let name = words[position + 1].prefix { $0 != "." }
    return (String(words[position]), String(name))
  }

  private static func names(in line: Substring) -> [Substring] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .filter { $0.first?.isUppercase == true }
  }
}
