import Foundation
import Testing

/// The examples in comments are code that compiles.
@Suite("Examples in comments")
struct CommentExampleTests {
  @Test("examples compile, with what their module's context declares", arguments: try modules())
  func examplesCompile(module: String) throws {
    let examples = try SourceTree.swiftFiles(in: "Sources/" + module)
      .sorted { $0.path < $1.path }.flatMap(CommentExample.examples)
    let context = "\(SourceTree.root)/Tests/ArchitectureTests/Contexts/\(module).swift"
    let hasContext = FileManager.default.fileExists(atPath: context)
    #expect(hasContext == !examples.isEmpty)
    guard hasContext else { return }
    let file = FileManager.default.temporaryDirectory.appending(
      path: "concertina-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let functions = examples.enumerated().map { $1.source(function: "example\($0)") }
    let imports = try String(contentsOfFile: context, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("import ") }.map { $0 + "\n" }
    let source = imports.joined() + functions.joined(separator: "\n")
    try Data(source.utf8).write(to: file)
    let errors = try Compiler.errors(in: [context, file.path])
    #expect(errors.isEmpty, "\(errors)")
  }

  @Test("the examples of the library are found")
  func examplesAreFound() throws {
    let files = try Self.modules().flatMap { try SourceTree.swiftFiles(in: "Sources/" + $0) }
    #expect(files.flatMap(CommentExample.examples).count > 150)
  }

  @Test("examples are read from fences and indented blocks of what is public")
  func examplesAreRead() {
    let text = """
      /// A thing.
      ///
      ///     first()
      ///
      ///     second()
      ///
      /// - Parameter name: A name that
      ///     goes on.
      @MainActor
      public struct Thing {
        /// ```
        /// third()
        /// ```
        /// ```json
        /// {}
        /// ```
        public func f() {}
        ///     hidden()
        func g() {}
      }
      public protocol P {
        ///     fourth()
        func f()
      }
      ///     node
      ///     ╰── child
      public let tree = 1
      """
    let examples = CommentExample.examples(in: SourceTree.File(path: "A.swift", text: text))
    #expect(examples.map(\.line) == [3, 12, 22])
    #expect(examples.map(\.code) == [["first()", "", "second()", ""], ["third()"], ["fourth()"]])
  }

  @Test("extensions stay outside of the function, and lines are those of the comment")
  func sourceIsWritten() {
    let code = ["extension A {", "  f()", "}", "", "g()"]
    let example = CommentExample(path: "A.swift", line: 7, code: code)
    #expect(
      example.source(function: "example") == """
        #sourceLocation(file: "A.swift", line: 7)
        extension A {
          f()
        }
        #sourceLocation()
        @MainActor func example() async throws {
        #sourceLocation(file: "A.swift", line: 10)

        g()
        #sourceLocation()
        }

        """)
  }

  /// The modules that have a page in the documentation.
  private static func modules() throws -> [String] {
    try SourceTree.pages().compactMap { page in
      let parts = page.path.split(separator: "/").map(String.init)
      return parts.count == 4 && parts[3] == parts[1] + ".md" ? parts[1] : nil
    }.sorted()
  }
}
