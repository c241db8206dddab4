import FoundationEssentials

/// The source files of this package, found from where this file stands.
enum SourceTree {
  struct File {
    let path: String
    let text: String
  }

  static let root: String = {
    let folders = #filePath.split(separator: "/").dropLast(3)
    return "/" + folders.joined(separator: "/")
  }()

  /// The module folders directly under Sources, and those under Tests that are not test targets.
  static func moduleFolders() throws -> [String] {
    let sources = try names(in: "Sources").map { "Sources/" + $0 }
    let tests = try names(in: "Tests").filter { !$0.hasSuffix("Tests") }.map { "Tests/" + $0 }
    return sources + tests
  }

  /// The code in a folder, without that of the documentation, which belongs to no module.
  static func swiftFiles(in folder: String) throws -> [File] {
    try FileManager.default.subpathsOfDirectory(atPath: root + "/" + folder)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
      .map { name in
        let path = folder + "/" + name
        return File(path: path, text: try text(at: path))
      }
  }

  /// The files of Swift without those of former names, which go with the next version.
  static func presentFiles(in folder: String) throws -> [File] {
    try swiftFiles(in: folder).filter { !$0.path.hasSuffix("/Deprecated.swift") }
  }

  /// The pages in Markdown: those at the root, and the articles of modules.
  static func pages() throws -> [File] {
    let articles = try FileManager.default.subpathsOfDirectory(atPath: root + "/Sources")
      .map { "Sources/" + $0 }
    return try (names(in: "") + articles).filter { $0.hasSuffix(".md") }
      .map { File(path: $0, text: try text(at: $0)) }
  }

  /// The tutorials, and their table of contents.
  static func tutorials() throws -> [File] {
    try FileManager.default.subpathsOfDirectory(atPath: root + "/Sources")
      .filter { $0.hasSuffix(".tutorial") }
      .map { "Sources/" + $0 }
      .map { File(path: $0, text: try text(at: $0)) }
  }

  private static func text(at path: String) throws -> String {
    let data = try Data(contentsOf: URL(filePath: root + "/" + path))
    return String(decoding: data, as: UTF8.self)
  }

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)
      .filter { !$0.hasPrefix(".") }
      .sorted()
  }
}
