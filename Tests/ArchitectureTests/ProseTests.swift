import Foundation
import Testing

/// The English of comments and pages: the words of `GLOSSARY.md`, spelled as in American English.
@Suite("Prose")
struct ProseTests {
  /// The words and pairs of words that read as a riddle or have another word in the glossary.
  private static let avoided = [
    "anew": "again", "whoever": "the caller, the user", "somebody": "the user, an app",
    "anybody": "any user", "nobody": "no one, nothing", "is told": "is notified, gets",
    "are told": "are notified", "hears of": "is notified of", "in sight": "visible",
    "of sight": "not visible",
    "the seed": "the system's name", "colour": "color", "colours": "colors",
    "behaviour": "behavior", "grey": "gray",
  ]

  private static let longestLine = 100

  @Test("comments and pages use the words of the glossary")
  func wordsAreThoseOfTheGlossary() throws {
    for file in try Self.files.get() {
      for line in file.lines { check(line.words, of: "\(file.path):\(line.number)") }
    }
  }

  @Test("tests are named in the words of the glossary")
  func namesAreThoseOfTheGlossary() throws {
    for file in try SourceTree.swiftFiles(in: "Tests") {
      for line in Prose.lines(ofTests: file.text) {
        check(Prose.words(of: line.text), of: "\(file.path):\(line.number)")
      }
    }
  }

  private func check(_ words: [String], of place: String) {
    let words = words.map { $0.lowercased() }
    let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
    for found in words + pairs {
      guard let instead = Self.avoided[found] else { continue }
      Issue.record("\(place) says “\(found)” for “\(instead)”")
    }
  }

  @Test("the words of a test's name and title are found")
  func namesOfTestsAreFound() {
    let source = """
      func testATapIsReported() {
      func helper() {
      @Test("a color", arguments: [1])
      """
    let lines = Prose.lines(ofTests: source)
    #expect(lines.map(\.number) == [1, 3])
    let words = lines.map { Prose.words(of: $0.text) }
    #expect(words == [["a", "tap", "is", "reported"], ["a", "color"]])
  }

  @Test("comments fit into lines of 100 columns")
  func commentsAreNotTooWide() throws {
    for file in try Self.sources() {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where line.count > Self.longestLine {
        #expect(!line.drop { $0 == " " }.hasPrefix("//"), "\(file.path):\(index + 1)")
      }
    }
  }

  @Test("words are spelled as a dictionary has them", .enabled(if: Spelling.isInstalled))
  func wordsAreSpelledRight() throws {
    let files = try Self.files.get()
    let words = Set(files.flatMap { $0.lines.flatMap(\.words) })
    let unknown = try Set(Spelling.unknownWords(among: words.sorted()))
    for file in files {
      for line in file.lines where !unknown.isDisjoint(with: line.words) {
        let found = unknown.intersection(line.words).sorted()
        Issue.record(
          "\(file.path):\(line.number) \(found); words of our own are in \(Spelling.ownWords)")
      }
    }
  }

  @Test("a line says what its comment says, without code")
  func codeIsNoProse() {
    let source = """
      let a = 1  // beside code
        /// Shows `whoever`, ``Nobody`` and gtk_widget_show().
        ///
        ///     somebody.example()
      // Why.
      """
    let lines = Prose.lines(ofComments: source)
    #expect(lines.map(\.number) == [2, 3, 5])
    #expect(lines.map { Prose.words(of: $0.text) } == [["Shows", "and"], [], ["Why"]])
  }

  // MARK: Files

  private static func sources() throws -> [SourceTree.File] {
    try ["Sources", "Examples", "Tests"].flatMap { try SourceTree.swiftFiles(in: $0) }
  }

  private typealias File = (path: String, lines: [(number: Int, words: [String])])

  /// Read once: it takes seconds.
  private static let files = Result { try readFiles() }

  private static func readFiles() throws -> [File] {
    let comments = try sources().map { ($0.path, Prose.lines(ofComments: $0.text)) }
    let pages = try SourceTree.pages().map { ($0.path, Prose.lines(ofPage: $0.text)) }
    let tutorials = try SourceTree.tutorials().map {
      ($0.path, Prose.lines(ofTutorial: $0.text))
    }
    // The glossary names the words to avoid.
    return (comments + pages + tutorials).filter { $0.0 != "GLOSSARY.md" }.map { path, lines in
      (path, lines.map { ($0.number, Prose.words(of: $0.text)) })
    }
  }
}

/// Hunspell's answers, with a list of the words that this project has beside the dictionary's.
private enum Spelling {
  static let ownWords = "Tests/ArchitectureTests/words.txt"
  private static let program = "/usr/bin/hunspell"

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  static func unknownWords(among words: [String]) throws -> [String] {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "-d", "en_US", "-i", "utf-8", "-p", SourceTree.root + "/" + ownWords, "-l",
    ]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    // It answers while it reads: what it answers has to be shorter than what a pipe holds.
    input.fileHandleForWriting.write(Data(words.joined(separator: "\n").utf8))
    try input.fileHandleForWriting.close()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: answer, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
