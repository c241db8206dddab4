import ConcertinaTesting
import XCTest

/// The examples in Python, JavaScript, Vala and C, with real keys.
final class LanguageTests: WindowTestCase {
  func testThePythonEditorGrowsAndIsSwitched() throws {
    try checkEditor { ("/usr/bin/python3", [$0.path("Python/editor.py")]) }
  }

  func testThePythonComposerSendsAndShowsErrors() throws {
    try checkComposer { ("/usr/bin/python3", [$0.path("Python/composer.py")]) }
  }

  func testTheJavaScriptEditorGrowsAndIsSwitched() throws {
    try checkEditor { ("/usr/bin/gjs", [$0.path("JavaScript/editor.js")]) }
  }

  func testTheJavaScriptComposerSendsAndShowsErrors() throws {
    try checkComposer { ("/usr/bin/gjs", [$0.path("JavaScript/composer.js")]) }
  }

  func testTheValaEditorGrowsAndIsSwitched() throws {
    try checkEditor { (try $0.compiledVala("editor"), []) }
  }

  func testTheValaComposerSendsAndShowsErrors() throws {
    try checkComposer { (try $0.compiledVala("composer"), []) }
  }

  func testTheCEditorGrowsAndIsSwitched() throws {
    try checkEditor { (try $0.compiledC("editor"), []) }
  }

  func testTheCComposerSendsAndShowsErrors() throws {
    try checkComposer { (try $0.compiledC("composer"), []) }
  }

  func testTheHeaderKeepsToTheStandards() throws {
    let examples = try LanguageExamples.shared.get()
    try examples.compileHeader(language: "c", standard: "c99")
    try examples.compileHeader(language: "c++", standard: "c++17")
  }

  private typealias Command = (LanguageExamples) throws -> (program: String, arguments: [String])

  private func open(_ command: Command) throws -> RunningPlayground {
    let examples = try LanguageExamples.shared.get()
    let (program, arguments) = try command(examples)
    return try RunningPlayground(
      arguments, of: program, editor: "Message", environment: examples.environment)
  }

  private func checkEditor(_ command: Command) throws {
    let program = try open(command)
    let line = try program.height
    try Keyboard.type("one\ntwo")
    try waitUntil("the editor has grown") { try program.height > line }
    try program.click(program.checkBox("Must contain a digit"))
    try waitUntil("nothing matches: \(program.root.dump)") {
      try program.shows("The text is unmatched")
    }
    try program.click(program.editor)
    try Keyboard.type("3")
    try waitUntil("the digit matches") { try program.shows("The text is matched") }
    try program.click(program.checkBox("Enabled"))
    try waitUntil("nothing can be written") { try !program.editor.has(.sensitive) }
    try program.quit()
  }

  private func checkComposer(_ command: Command) throws {
    let program = try open(command)
    for text in ["first", "second"] {
      try Keyboard.type(text + "\n")
      try waitUntil("\(text) was sent: \(program.root.dump)") { try program.shows(text) }
      try expectText("", in: program)
    }
    try Keyboard.type("third\n")
    try waitUntil("the error and the message are shown") {
      try program.shows("The network is down") && program.shows("third")
    }
    try expectText("", in: program)
    try program.quit()
  }
}
