import Foundation

/// The public members of types in Swift, read from the sources.
struct SwiftMembers {
  /// The names of the members of each type, in the order of the sources.
  private(set) var names: [String: [String]] = [:]
  private var superclasses: [String: String] = [:]

  /// Reads the sources of some modules.
  init(of modules: [String]) throws {
    for module in modules {
      let folder = PackageRoot.url.appendingPathComponent("Sources/\(module)")
      let files = FileManager.default.enumerator(
        at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
      // Former names, which go with the next version.
      let paths = (files?.allObjects as? [URL] ?? []).filter {
        $0.pathExtension == "swift" && $0.lastPathComponent != "Deprecated.swift"
      }
      for file in paths.sorted(by: { $0.path < $1.path }) {
        read(try String(contentsOf: file, encoding: .utf8))
      }
    }
  }

  /// The members of a type, with those of the types that it inherits from.
  func members(of type: String) -> [String] {
    (names[type] ?? []) + (superclasses[type].map { members(of: $0) } ?? [])
  }

  private mutating func read(_ source: String) {
    var type = ""
    for line in source.split(separator: "\n") {
      let words = line.split { " :{(<,=".contains($0) }
      guard let kind = words.firstIndex(where: { Self.kinds.contains($0) }), kind + 1 < words.count,
        words[..<kind].allSatisfy({ Self.modifiers.contains($0) })
      else { continue }
      let name = String(words[kind + 1])
      if !line.hasPrefix(" ") {
        guard ["class", "extension"].contains(words[kind]) else { continue }
        type = name
        if words[kind] == "class", words.count > kind + 2 {
          superclasses[name] = String(words[kind + 2])
        }
      } else if line.hasPrefix("  public "), !words.contains("override"),
        // An event is what a signal is; the closure that is its short form has the row.
        !words.contains("Event"),
        ["var", "let", "func"].contains(words[kind]), !(names[type] ?? []).contains(name)
      {
        names[type, default: []].append(name)
      }
    }
  }

  private static let kinds: Set<Substring> = ["class", "extension", "var", "let", "func"]
  private static let modifiers: Set<Substring> = [
    "public", "package", "override", "final", "nonisolated", "static", "private(set)", "private",
    "set)", "open",
  ]
}
