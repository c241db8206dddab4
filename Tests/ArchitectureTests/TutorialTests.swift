import Foundation
import Testing

/// Tutorials whose steps are programs, of which some end with an example.
@Suite("Tutorials")
struct TutorialTests {
  @Test("each step compiles with the files of the steps before it", arguments: try Tutorial.all())
  func stepsCompile(tutorial: Tutorial) throws {
    #expect(tutorial.steps.count > 5)
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "concertina-tutorial-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (step, program) in zip(tutorial.steps, tutorial.programs) {
      for (name, file) in program {
        try Data(tutorial.code(of: file).utf8).write(to: folder.appending(path: name))
      }
      let paths = program.keys.sorted().map { folder.appending(path: $0).path }
      let errors = try Compiler.errors(in: paths)
      #expect(errors.isEmpty, "\(step.file): \(errors)")
    }
  }

  @Test(
    "the last step is the example, where the tutorial says so",
    arguments: try Tutorial.ofExamples())
  func lastStepIsTheExample(tutorial: Tutorial) throws {
    let example = try SourceTree.swiftFiles(in: "Examples/" + tutorial.name)
    let program = try #require(tutorial.programs.last)
    #expect(program.count == example.count)
    for file in example {
      let name = URL(filePath: file.path).lastPathComponent
      let step = try #require(program[name], "\(file.path) is in no step")
      let isSame = try tutorial.code(of: step) == file.text
      #expect(isSame, "\(step) differs from \(file.path)")
    }
  }

  @Test("each file of a tutorial is a step", arguments: try Tutorial.all())
  func filesAreSteps(tutorial: Tutorial) throws {
    #expect(try tutorial.files() == Set(tutorial.steps.map(\.file)))
  }

  @Test("there are tutorials of the chat, which is an example, and of the notes")
  func tutorialsAreFound() throws {
    let tutorials = try Tutorial.all()
    #expect(Set(tutorials.map(\.name)) == ["Chat", "Notes"])
    let examples = tutorials.filter { $0.text.contains("The finished program is in") }
    #expect(examples.map(\.name) == ["Chat"])
  }

  @Test("steps are read in both forms of the directive")
  func stepsAreRead() {
    let text = """
      @Code(name: "a.swift", file: "a-1.swift")
      @Code(
        name: "b.swift", file: "b-2.swift",
        previousFile: "b-1.swift") {
      }
      """
    let tutorial = Tutorial(name: "", text: text)
    let first = ["a.swift": "a-1.swift"]
    #expect(tutorial.programs == [first, first.merging(["b.swift": "b-2.swift"]) { $1 }])
  }

  @Test("code with a mistake is noticed")
  func mistakesAreNoticed() throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "concertina-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("import Concertina\nlet editor: AutoHeightEditor = 1\n".utf8).write(to: file)
    #expect(try Compiler.errors(in: [file.path]).contains("AutoHeightEditor"))
    try Data("import Concertina\nvar editor: AutoHeightEditor?\n".utf8).write(to: file)
    #expect(try Compiler.errors(in: [file.path]).contains("concurrency"))
    try Data("import Concertina\n@MainActor var editor: AutoHeightEditor?\n".utf8).write(to: file)
    #expect(try Compiler.errors(in: [file.path]).isEmpty)
  }
}
