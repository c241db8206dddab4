/// The names that the types of a module have for what they do.
///
/// It reads lines, as ``SwiftSource`` does.
struct PublicNames {
  /// Public properties and methods, by type.
  private(set) var members: [String: Set<String>] = [:]
  /// Parameters, by type.
  private(set) var parameters: [String: Set<String>] = [:]
  /// The members that are deprecated, each with the name that replaces it.
  private(set) var replacements: [NameTable.Name: String] = [:]

  mutating func read(_ file: SourceTree.File) {
    var (type, replacement): (String?, String?) = (nil, nil)
    for line in file.text.split(separator: "\n") {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":") }
      if line.first != " " {
        type = name(after: Self.types, in: words) ?? type
        continue
      }
      guard let type, !line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
      readParameters(words, of: type)
      if line.contains("@available(*, deprecated") {
        replacement = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
      } else if words.contains("public"), let member = name(after: Self.members, in: words) {
        members[type, default: []].insert(member)
        replacements[NameTable.Name(type: type, name: member)] = replacement
        replacement = nil
      }
    }
  }

  private mutating func readParameters(_ words: [Substring], of type: String) {
    for (word, next) in zip(words, words.dropFirst())
    where word.hasSuffix(":") && next.first?.isUppercase == true {
      parameters[type, default: []].insert(String(word.dropLast()))
    }
  }

  private func name(after keywords: Set<Substring>, in words: [Substring]) -> String? {
    guard let position = words.firstIndex(where: keywords.contains) else { return nil }
    return words.dropFirst(position + 1).first.map { String($0.prefix { $0 != ":" }) }
  }

  private static let types: Set<Substring> = ["class", "struct", "enum", "protocol", "extension"]
  private static let members: Set<Substring> = ["var", "let", "func"]
}
