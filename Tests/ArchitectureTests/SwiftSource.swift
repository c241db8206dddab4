/// A Swift source file as its structure is read: lines of code, without comments and strings.
///
/// It reads lines, not Swift. The format of the source is checked elsewhere, so that a declaration
/// at the top begins in the first column and ends with a brace there, and its members are indented
/// by two spaces.
struct SwiftSource {
  let path: String
  /// The types that the file defines at its top.
  let types: Set<Substring>
  /// The names that begin with a capital letter: types, as far as this reader knows.
  let names: Set<Substring>

  init(_ file: SourceTree.File) {
    path = file.path
    let lines = CodeLines.lines(of: file.text)
    types = Set(lines.compactMap(Self.type))
    names = Set(lines.flatMap(Self.names))
  }

  /// The path of the folder that the file is in.
  var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

  private static let keywords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]

  /// Returns the name of the type that a line begins to define; nil if it defines none.
  private static func type(_ line: Substring) -> Substring? {
    guard let first = line.first, first != " ", first != "}" else { return nil }
    let words = line.split { " :<{".contains($0) }
    guard let position = words.firstIndex(where: { keywords.contains($0) }),
      position + 1 < words.count, !words[..<position].contains("extension")
    else { return nil }
    return words[position + 1]
  }

  private static func names(in line: Substring) -> [Substring] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .filter { $0.first?.isUppercase == true }
  }
}
