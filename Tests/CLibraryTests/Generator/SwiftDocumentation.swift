import Foundation

/// The documentation comments of public members, read from the sources.
struct SwiftDocumentation {
  private var comments: [String: [String]] = [:]
  private var superclasses: [String: String] = [:]

  /// Reads all sources of the package.
  init() throws {
    let sources = PackageRoot.url.appendingPathComponent("Sources").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      read(try String(contentsOf: file, encoding: .utf8))
    }
  }

  /// Returns the comment of a class.
  func comment(of type: String) -> [String]? { comments[type] }

  /// Returns the comment of a member of a class, or of a class that it inherits from.
  func comment(of member: String, in type: String) -> [String]? {
    comments["\(type).\(member)"]
      ?? superclasses[type].flatMap { comment(of: member, in: $0) }
  }

  // Without regular expressions, which take half a minute for all sources in a debug build.
  private mutating func read(_ source: String) {
    var type = ""
    var comment: [Substring] = []
    for line in source.utf8.split(separator: UInt8(ascii: "\n")) {
      let text = Substring(line).drop { $0 == " " }
      if text.utf8.starts(with: "///".utf8) {
        comment.append(text.dropFirst(3).drop { $0 == " " })
        continue
      }
      if text.utf8.first == UInt8(ascii: "@") { continue }
      if let words = Self.declaration(text) {
        note(words, &type, comment.map(String.init))
      }
      comment = []
    }
  }

  /// Returns the words of a line that declares a class, an extension or a public property.
  private static func declaration(_ line: Substring) -> [Substring]? {
    // An argument of a call is not a class.
    guard let first = line.utf8.first, Self.initials.contains(first),
      !line.utf8.starts(with: "class:".utf8)
    else { return nil }
    let words = line.split(maxSplits: 6) { " :{(<,".contains($0) }
    guard let kind = words.firstIndex(where: { kinds.contains($0) }),
      words.count > kind + 1,
      words[..<kind].allSatisfy({ modifiers.contains($0) })
    else { return nil }
    return Array(words[kind...])
  }

  private static let kinds: Set<Substring> = [
    "class", "enum", "struct", "protocol", "extension", "var", "let", "func", "case",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "package", "override", "final", "nonisolated", "static",
  ]
  private static let initials = Set("pfcesnov".utf8)

  private mutating func note(_ words: [Substring], _ type: inout String, _ comment: [String]) {
    let name = String(words[1])
    switch words[0] {
    case "var": comments["\(type).\(name)"] = comment
    case "let", "func", "case":
      // The first of several is the one; a parameter may have no member in Swift.
      let key = "\(type).\(name)"
      if !comment.isEmpty, comments[key]?.isEmpty ?? true { comments[key] = comment }
    default:
      type = name
      guard words[0] != "extension" else { return }
      comments[name] = comment
      if words[0] == "class", words.count > 2 { superclasses[name] = String(words[2]) }
    }
  }
}
