import Testing

/// Rooms that a person can keep in mind: small types, and files that do not all need each other.
@Suite("Structure of modules")
struct StructureTests {
  /// Lines of code over all files and extensions of a type, without comments and empty lines.
  private static let longestType = 400
  private static let mostStoredProperties = 15
  private static let largestCircle = 3

  /// Handles without state of their own, whose extensions are topics that share nothing.
  private static let handles: Set<String> = ["TextBuffer", "Widget"]

  @Test("no type is longer than a person can keep in mind, over all its files")
  func typesStaySmall() throws {
    for module in try Self.modules() {
      for (name, declarations) in Self.declarations(in: module.sources) {
        let lineCount = declarations.map(\.lines.count).reduce(0, +)
        let isHandle = Self.handles.contains(name) && Self.storedPropertyCount(declarations) <= 1
        #expect(
          lineCount <= Self.longestType || isHandle,
          "\(module.folder): \(name), \(lineCount) lines")
      }
    }
  }

  @Test("no class keeps more than fifteen properties")
  func classesKeepFewProperties() throws {
    for module in try Self.modules() {
      for (name, declarations) in Self.declarations(in: module.sources)
      where declarations.contains(where: { $0.keyword == "class" }) {
        let count = Self.storedPropertyCount(declarations)
        #expect(
          count <= Self.mostStoredProperties, "\(module.folder): \(name), \(count) properties")
      }
    }
  }

  @Test("no more than three files of a module need each other")
  func circlesStaySmall() throws {
    for module in try Self.modules() {
      for circle in FileCircles.circles(in: module.sources) {
        #expect(
          circle.count <= Self.largestCircle, "\(module.folder): \(circle.joined(separator: " "))")
      }
    }
  }

  @Test("a circle of files is found, and only that")
  func circleIsFound() {
    let sources = [
      ("A", "struct A { let b: B }"), ("B", "struct B { let c: C }"),
      ("C", "struct C {\n  // A\n  let text = \"B\"\n  func f(_: A) {}\n}"),
      ("D", "enum D { case a(A) }"),
    ].map { SwiftSource(SourceTree.File(path: "M/\($0).swift", text: $1 + "\n")) }
    #expect(FileCircles.circles(in: sources) == [["A.swift", "B.swift", "C.swift"]])
  }

  @Test("stored properties are told from computed ones")
  func storedPropertiesAreCounted() throws {
    let text = """
      final class A {
        static let shared = A()
        let one: Int
        private(set) weak var two: A?
        var three = 3 { didSet { changed() } }
        @Published public var four: Int {
          didSet { changed() }
        }
        lazy var five = { 5 }()
        var six: (Int) -> Void = { _ in }
        var computed: Int { one }
        var longer: Int {
          get { let local = one; return local }
          set { one = newValue }
        }
        func f() {
          let local = 1
        }
      }

      """
    let source = SwiftSource(SourceTree.File(path: "A.swift", text: text))
    let declaration = try #require(source.declarations.first)
    #expect(declaration.storedPropertyCount == 6)
    #expect(declaration.lines.count == 19)
    #expect(source.types == ["A"])
  }

  // MARK: Reading

  private struct Module {
    let folder: String
    let sources: [SwiftSource]
  }

  private static func modules() throws -> [Module] {
    try SourceTree.moduleFolders().filter { $0.hasPrefix("Sources/") }.map { folder in
      Module(folder: folder, sources: try SourceTree.swiftFiles(in: folder).map(SwiftSource.init))
    }
  }

  private static func declarations(
    in sources: [SwiftSource]
  ) -> [String: [SwiftSource.Declaration]] {
    Dictionary(grouping: sources.flatMap(\.declarations), by: \.name)
  }

  private static func storedPropertyCount(_ declarations: [SwiftSource.Declaration]) -> Int {
    declarations.map(\.storedPropertyCount).reduce(0, +)
  }
}
