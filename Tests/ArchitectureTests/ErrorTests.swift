import Testing

/// Errors that an app gets: each has a message for people and a description for developers.
@Suite("Public errors")
struct ErrorTests {
  @Test("every public error of the library has a message for people")
  func errorsAreForPeople() throws {
    let errors = try Self.publicErrors()
    #expect(errors.count > 10)
    for (name, line) in errors {
      #expect(line.contains("PresentableError"), "\(name) has no message for people")
    }
  }

  @Test("no one is shown what a value is called in the code")
  func descriptionsAreNotShown() throws {
    for file in try Self.libraryFiles() where file.text.contains("String(describing: error)") {
      Issue.record("\(file.path): use message(of:otherwise:)")
    }
  }

  private static let playground: Set = [
    // Only testers see their errors.
    "ConcertinaTesting", "GtkReplay", "Playground", "PlaygroundKit", "PlaygroundScenes",
  ]

  private static func libraryFiles() throws -> [SourceTree.File] {
    try SourceTree.moduleFolders().filter { folder in
      folder.hasPrefix("Sources/")
        && !playground.contains(String(folder.dropFirst("Sources/".count)))
    }.flatMap { try SourceTree.swiftFiles(in: $0) }
  }

  /// The declarations of public types that are errors, by their names.
  private static func publicErrors() throws -> [(name: String, line: String)] {
    let declaration = #/public (?:struct|enum|final class) (\w+): [^{]*\b(?:Presentable)?Error\b/#
    return try libraryFiles().flatMap { file in
      file.text.split(separator: "\n").compactMap { line in
        line.firstMatch(of: declaration).map { (String($0.output.1), String(line)) }
      }
    }
  }
}
