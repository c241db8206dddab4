import ConcertinaTesting
import Foundation
import XCTest

/// The larger examples in other languages, with real keys.
final class LanguageAppTests: WindowTestCase {
  func testThePythonNoteIsSavedIfItIsModified() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("note.json")
    let command: Command = { ("/usr/bin/python3", [$0.path("Python/notes.py"), file]) }
    let program = try open(command, editor: "Note")
    let save = try program.button("Save")
    XCTAssertFalse(try save.has(.sensitive))
    try Keyboard.type("Hello ")
    try Keyboard.press("ctrl+b")
    try Keyboard.type("world")
    try waitUntil("there is something to save") { try save.has(.sensitive) }
    try Keyboard.press("ctrl+s")
    try waitUntil("it is saved") { try !save.has(.sensitive) }
    XCTAssertTrue(folder.text("note.json").contains(#""bold":true},"text":"world""#))
    try Keyboard.type("!")
    try waitUntil("there is more to save") { try save.has(.sensitive) }
    try program.quit()
    XCTAssertTrue(folder.text("note.json").contains("world!"))
    let second = try open(command, editor: "Note")
    try expectText("Hello world!", in: second)
    try second.quit()
  }

  func testTheCFormChecksNamesAndPasswords() throws {
    let program = try open({ (try $0.compiledC("signup"), []) }, editor: "Name")
    try Keyboard.type("plum\n29022004\nSecret1\nSecret2\n")
    try waitUntil("the name is taken") { try program.shows("This name is taken") }
    try program.click(program.editor)
    try Keyboard.press("ctrl+a")
    try Keyboard.type("pear\n")
    try program.click(program.button("Sign up"))
    try waitUntil("the passwords differ") { try program.shows("This is another password") }
    try Keyboard.press("ctrl+a")
    try Keyboard.type("Secret1\n")
    try waitUntil("the form is submitted: \(program.root.dump)") {
      try program.shows("Welcome, pear, born on 2004-02-29")
    }
    try program.quit()
  }

  func testTheValaChatKeepsDraftsAndSendsAgain() throws {
    let program = try open({ (try $0.compiledVala("chat"), []) }, editor: "Message")
    try Keyboard.type("A **plum**\n")
    try waitUntil("the message has its format") { try program.shows("A plum") }
    try Keyboard.type("draft")
    try open("Kitchen", showing: "", in: program)
    try program.click(program.checkBox("Online"))
    try program.click(program.editor)
    try Keyboard.type("hi\n")
    try waitUntil("it has failed") { try program.shows("There is no network") }
    try program.click(program.checkBox("Online"))
    try waitUntil("it has arrived") {
      try program.shows("hi") && !program.shows("There is no network")
    }
    try open("Orchard", showing: "draft", in: program)
    try program.quit()
  }

  func testTheJavaScriptTextIsSearched() throws {
    let program = try open({ ("/usr/bin/gjs", [$0.path("JavaScript/find.js")]) }, editor: "Text")
    try Keyboard.press("ctrl+f")
    try Keyboard.type("plum")
    try waitUntil("there are hits") { try program.shows("Hit 1 of 3") }
    try Keyboard.press("Return")
    try waitUntil("the next hit is current") { try program.shows("Hit 2 of 3") }
    try Keyboard.press("ctrl+h")
    try Keyboard.type("pear")
    try program.click(program.button("Replace All"))
    try waitUntil("all are replaced") { try program.shows("3 replaced") }
    let sentence = "A pear is a fruit, and so is a pear. A pear is purple."
    try expectText("Fruit\n\(sentence)\nTrees\npears grow on trees.", in: program)
    try program.quit()
  }

  func testTheRustTextIsMarkdown() throws {
    // The crates of GTK take a minute.
    try XCTSkipIf(
      ProcessInfo.processInfo.environment["CONCERTINA_ROUNDS"] == nil, "a part of the thorough run")
    try XCTSkipUnless(
      LanguageExamples.hasCrates, "Cargo and librust-gtk4-dev are not both installed")
    let program = try open({ (try $0.compiledRust(), []) }, editor: "Text")
    try Keyboard.type("one")
    try Keyboard.press("ctrl+b")
    try Keyboard.type("two")
    try waitUntil("the Markdown is shown") { try program.shows("one**two**\n") }
    try program.click(program.button("Heading"))
    try waitUntil("it is a heading") { try program.shows("# one**two**\n") }
    XCTAssertTrue(try program.shows("Changed"))
    try program.quit()
  }

  private typealias Command = (LanguageExamples) throws -> (program: String, arguments: [String])

  private func open(_ command: Command, editor: String) throws -> RunningPlayground {
    let examples = try LanguageExamples.shared.get()
    let (program, arguments) = try command(examples)
    return try RunningPlayground(
      arguments, of: program, editor: editor, environment: examples.environment)
  }

  /// Opens a room of the chat, with what is written in it.
  private func open(_ room: String, showing text: String, in program: RunningPlayground) throws {
    // A click does nothing while a message is being sent.
    try waitUntil("the room is open: \(program.root.dump)") {
      if let button = try program.root.first(where: { try $0.name == room }) {
        try program.click(button)
      }
      return try program.editor.text == text
    }
  }
}
