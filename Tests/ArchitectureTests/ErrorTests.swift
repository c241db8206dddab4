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

  @Test("a public function says which error it throws")
  func errorsAreTyped() throws {
    for file in try Self.libraryFiles() {
      for signature in Self.signatures(of: file.text) where signature.contains(#/\bthrows(?!\()/#) {
        let isCodable = signature.contains("init()") || signature.contains("encode()")
        #expect(isCodable, "\(file.path): \(signature)")
      }
    }
  }

  @Test("the errors of closures are not those of the function")
  func signaturesAreRead() {
    let text = """
      public func a(_ body: () async throws -> Void) async throws(E) -> Int { 1 }
        public init(
          from decoder: any Decoder
        ) throws {
      func b() throws {}

      """
    #expect(
      Self.signatures(of: text) == [
        "public func a() async throws() -> Int ", "public init() throws ",
      ])
  }

  /// The public functions of a file, with nothing in their parentheses.
  private static func signatures(of text: String) -> [String] {
    text.matches(of: #/(?m)^ *(?:public|open) [^\n]*\b(?:func |init[?(<])/#).map { match in
      let start = text[match.range].drop { $0 == " " }.startIndex
      var (depth, signature) = (0, "")
      for character in text[start...] {
        if character == "{", depth == 0 { break }
        if character == ")" { depth -= 1 }
        if depth == 0 { signature.append(character) }
        if character == "(" { depth += 1 }
      }
      return signature
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
