import Foundation
import XCTest

/// The notes of the examples: saved while they are written, found, and deleted after a question.
final class NotesTests: WindowTestCase {
  private func open(home: TemporaryFolder? = nil) throws -> RunningPlayground {
    try RunningPlayground(of: PlaygroundBinary.example("Notes"), editor: "Note", home: home)
  }

  /// The texts of all files of notes.
  private func files(in home: TemporaryFolder) -> [String] {
    let folder = home.file("org.example.Notebook")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.map { home.text("org.example.Notebook/" + $0) }
  }

  private func panel(in program: RunningPlayground) throws -> AccessibleNode? {
    try program.texts(named: "panel").first
  }

  func testANoteWithAPanelIsSavedWhileItIsWritten() throws {
    let home = try TemporaryFolder()
    let program = try open(home: home)
    try Keyboard.type("Shopping\nmilk ")
    try waitUntil("the list has the first line") { try program.shows("Shopping") }
    try program.click(program.button("Panel"))
    try waitUntil("a panel has the focus") { try self.panel(in: program)?.isInUse == true }
    try Keyboard.type("eggs")
    waitUntil("what is in the panel is saved, too: \(files(in: home))") {
      files(in: home).count == 1 && files(in: home)[0].contains("eggs")
    }
    try program.quit()
    let again = try open(home: home)
    try waitUntil("the note and the panel are back: \(again.application.dump)") {
      try again.editor.text.hasPrefix("Shopping\nmilk") && self.panel(in: again)?.text == "eggs"
    }
    XCTAssert(try again.shows("Shopping"))
    try again.quit()
  }

  func testTheLastKeysAreSavedOnClosing() throws {
    let home = try TemporaryFolder()
    let program = try open(home: home)
    try Keyboard.type("quick")
    try expectText("quick", in: program)
    try program.quit()
    XCTAssert(files(in: home).contains { $0.contains("quick") }, "\(files(in: home))")
  }

  func testTextIsFound() throws {
    let program = try open()
    try Keyboard.type("milk and milk")
    try Keyboard.press("ctrl+f")
    try Keyboard.type("milk")
    try waitUntil("both are found: \(program.application.dump)") {
      try program.shows("1 of 2") || program.shows("2 of 2") || program.shows("2 hits")
    }
    try Keyboard.press("Escape")
    try waitUntil("the note has the focus") { try program.editor.isInUse }
    try program.quit()
  }

  func testANoteIsDeletedAfterAQuestion() throws {
    let home = try TemporaryFolder()
    let program = try open(home: home)
    try Keyboard.type("first")
    try waitUntil("the first note is in the list") { try program.shows("first") }
    try Keyboard.press("ctrl+n")
    try expectText("", in: program)
    try Keyboard.type("second")
    try waitUntil("the second note is in the list") { try program.shows("second") }
    try Keyboard.press("ctrl+d")
    try waitUntil("the question can be canceled") { try program.answerDialog("Cancel") }
    try expectText("second", in: program)
    XCTAssertEqual(files(in: home).count, 2)
    try Keyboard.press("ctrl+d")
    try waitUntil("the question is answered") { try program.answerDialog("Delete") }
    try expectText("first", in: program)
    try waitUntil("the list has one note") { try !program.shows("second") }
    XCTAssertEqual(files(in: home).count, 1)
    try program.quit()
  }
}
