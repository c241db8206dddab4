import Foundation
import Testing

/// A tutorial: a program that is written file by file.
struct Tutorial: CustomTestStringConvertible {
  static let folder = "Sources/Concertina/Concertina.docc/Tutorials"

  /// The name of the tutorial, of the folder with its steps, and of the example that it leads to.
  let name: String
  let text: String

  /// The tutorials with steps, which the table of contents has none of.
  static func all() throws -> [Tutorial] {
    try SourceTree.tutorials().map { file in
      let name = URL(filePath: file.path).deletingPathExtension().lastPathComponent
      return Tutorial(name: name, text: file.text)
    }.filter { $0.text.contains("@Code") }
  }

  /// The tutorials that say that their program is an example.
  static func ofExamples() throws -> [Tutorial] {
    try all().filter { $0.text.contains("The finished program is in") }
  }

  var testDescription: String { name }

  /// A file that a step writes: the name that it has in the program, and that in the tutorial.
  struct Step: Equatable {
    let name: String
    let file: String
  }

  /// The steps in their order.
  var steps: [Step] {
    text.matches(of: /@Code\(\s*name: "([^"]*)",\s*file: "([^"]*)"/).map { match in
      Step(name: String(match.1), file: String(match.2))
    }
  }

  /// The files of the program after each step, by their names in it.
  var programs: [[String: String]] {
    var program: [String: String] = [:]
    return steps.map { step in
      program[step.name] = step.file
      return program
    }
  }

  /// Returns the code of a step.
  func code(of file: String) throws -> String {
    let path = "\(SourceTree.root)/\(Self.folder)/\(name)/\(file)"
    return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  /// The names of all files with code in the tutorial's folder.
  func files() throws -> Set<String> {
    Set(
      try FileManager.default.contentsOfDirectory(
        atPath: "\(SourceTree.root)/\(Self.folder)/\(name)"))
  }
}
