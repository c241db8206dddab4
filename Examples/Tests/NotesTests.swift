import ConcertinaTesting
import Foundation
import XCTest

/// The notes: saved while they are written, found, and deleted after a question.
final class NotesTests: XCTestCase {
  private func open(home: TemporaryFolder? = nil) throws -> ExampleApp {
    try ExampleApp("Notes", text: "Note", home: home)
  }

  /// The texts of all files of notes.
  private func files(in home: TemporaryFolder) -> [String] {
    let folder = home.file("org.example.Notebook")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.map { home.text("org.example.Notebook/" + $0) }
  }

  func testANoteWithAPanelIsSavedWhileItIsWritten() throws {
    let home = try TemporaryFolder()
    let app = try open(home: home)
    try Keyboard.type("Shopping\nmilk ")
    try waitUntil("the list has the first line") { try app.shows("Shopping") }
    try app.click(app.button("Panel"))
    let panel = try app.textField("panel")
    try waitUntil("a panel has the focus") { try panel.hasFocus }
    try Keyboard.type("eggs")
    try waitUntil("what is in the panel is saved, too: \(files(in: home))") {
      files(in: home).count == 1 && files(in: home)[0].contains("eggs")
    }
    try app.quit()
    let again = try open(home: home)
    try waitUntil("the note and the panel are back: \(again.root.dump)") {
      try again.textField("Note").text.hasPrefix("Shopping\nmilk")
        && again.textField("panel").text == "eggs"
    }
    XCTAssert(try again.shows("Shopping"))
    try again.quit()
  }

  func testTheLastKeysAreSavedOnClosing() throws {
    let home = try TemporaryFolder()
    let app = try open(home: home)
    try Keyboard.type("quick")
    try app.expect("quick", in: "Note")
    try app.quit()
    XCTAssert(files(in: home).contains { $0.contains("quick") }, "\(files(in: home))")
  }

  func testTextIsFound() throws {
    let app = try open()
    try Keyboard.type("milk and milk")
    try Keyboard.press("ctrl+f")
    try Keyboard.type("milk")
    try waitUntil("both are found: \(app.root.dump)") {
      try app.shows("1 of 2") || app.shows("2 of 2") || app.shows("2 hits")
    }
    try Keyboard.press("Escape")
    let note = try app.textField("Note")
    try waitUntil("the note has the focus") { try note.hasFocus }
    try app.quit()
  }

  func testANoteIsDeletedAfterAQuestion() throws {
    let home = try TemporaryFolder()
    let app = try open(home: home)
    try Keyboard.type("first")
    try waitUntil("the first note is in the list") { try app.shows("first") }
    try Keyboard.press("ctrl+n")
    try app.expect("", in: "Note")
    try Keyboard.type("second")
    try waitUntil("the second note is in the list") { try app.shows("second") }
    try Keyboard.press("ctrl+d")
    try waitUntil("the question can be canceled") { try app.answerDialog("Cancel") }
    try app.expect("second", in: "Note")
    XCTAssertEqual(files(in: home).count, 2)
    try Keyboard.press("ctrl+d")
    try waitUntil("the question is answered") { try app.answerDialog("Delete") }
    try app.expect("first", in: "Note")
    try waitUntil("the list has one note") { try !app.shows("second") }
    XCTAssertEqual(files(in: home).count, 1)
    try app.quit()
  }
}
