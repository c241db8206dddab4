import ConcertinaTesting
import Foundation
import XCTest

/// What becomes of the files of notes: conflicts with other programs, older versions, the trash.
final class NoteFileTests: XCTestCase {
  private static let list = WidgetRole("list", "list box")

  /// A note with two older versions, in its window.
  private func openNoteWithVersions() throws -> NotesApp {
    let home = try TemporaryFolder()
    try NotesApp.write(#"{"text": "Plan today"}"#, to: "Plan.json", in: home)
    try NotesApp.write(#"{"text": "Plan of May"}"#, to: ".versions/Plan/1715000000000", in: home)
    try NotesApp.write(#"{"text": "Plan of June"}"#, to: ".versions/Plan/1718000000000", in: home)
    return try NotesApp(home: home)
  }

  /// Opens the versions, and waits until a text is in the preview.
  private func preview(_ notes: NotesApp, shows text: String) throws {
    try Keyboard.press("ctrl+shift+h")
    try notes.focusDialog()
    try waitUntil("“\(text)” is shown: \(notes.app.root.dump)") {
      try notes.app.root.children.dropFirst().contains { try notes.reads(text, in: $0) }
    }
  }

  private func closeVersions(_ notes: NotesApp) throws {
    try Keyboard.press("Escape")
    try notes.focusWindow()
    try notes.app.quit()
  }

  // MARK: Conflicts

  /// Opens a note that another program changes before the user does; the app asks.
  private func openConflict() throws -> NotesApp {
    let home = try TemporaryFolder()
    try NotesApp.write(#"{"text": "one"}"#, to: "Plan.json", in: home)
    let notes = try NotesApp(home: home)
    // What cannot be read is not shown, so that the next key is in conflict with it.
    try NotesApp.write("broken", to: "Plan.json", in: home)
    try Keyboard.type("mine ")
    try notes.focusDialog()
    try NotesApp.write(#"{"text": "theirs"}"#, to: "Plan.json", in: home)
    return notes
  }

  func testTheTextReplacesAnotherProgramsWhichBecomesAVersion() throws {
    let notes = try openConflict()
    try Keyboard.press("alt+r")
    try waitUntil("the text is saved: \(notes.text("Plan.json"))") {
      notes.text("Plan.json").contains("mine one")
    }
    try notes.expectFiles(["Plan.json"])
    try notes.focusWindow()
    try preview(notes, shows: "theirs")
    try closeVersions(notes)
  }

  func testClosingTheQuestionSavesACopy() throws {
    let notes = try openConflict()
    XCTAssert(
      notes.text("Plan (my text).json").contains("mine one"), "before it asks: a kill loses nothing"
    )
    try Keyboard.press("Escape")
    try notes.expectFiles(["Plan (my text).json", "Plan.json"])
    XCTAssert(notes.text("Plan.json").contains("theirs"))
    XCTAssert(notes.text("Plan (my text).json").contains("mine one"))
    // The copy is what is edited now.
    try notes.focusWindow()
    try Keyboard.type("still ")
    try waitUntil("the copy is saved: \(notes.text("Plan (my text).json"))") {
      notes.text("Plan (my text).json").contains("mine still one")
    }
    XCTAssert(notes.text("Plan.json").contains("theirs"))
    try notes.app.quit()
  }

  // MARK: Markdown

  func testMarkdownIsEditedInItsPlace() throws {
    let home = try TemporaryFolder()
    _ = try home.folder(NotesApp.data)
    let markdown = "# Shopping\n\n* milk\n* a *lot* of\n  rice\n"
    _ = try home.write(markdown, to: NotesApp.data + "/List.md")
    let notes = try NotesApp(home: home)
    try Keyboard.press("ctrl+Home")
    try Keyboard.type("My ")
    let edited = markdown.replacingOccurrences(of: "# Shopping", with: "# My Shopping")
    try waitUntil("its first line is saved: \(notes.text("List.md"))") {
      notes.text("List.md") == edited
    }
    try Keyboard.press("ctrl+z")
    try waitUntil("it is as it was: \(notes.text("List.md"))") {
      notes.text("List.md") == markdown
    }
    try Keyboard.press("ctrl+y")
    try preview(notes, shows: "Shopping\nmilk\na lot of rice")
    try closeVersions(notes)
    XCTAssertEqual(notes.text("List.md"), edited)
  }

  // MARK: A full disk

  func testAFullDiskLosesNothing() throws {
    // What the system sends then ends the program, unless the library sees to it.
    let handler = signal(SIGXFSZ, SIG_DFL)
    defer { signal(SIGXFSZ, handler) }
    let home = try TemporaryFolder()
    try NotesApp.write(#"{"text": "one"}"#, to: "Plan.json", in: home)
    let notes = try NotesApp(home: home)
    func limitFiles(_ size: String) throws {
      let process = "\(notes.app.program.identifier)"
      let limit = try OutsideProgram("/usr/bin/prlimit", ["--pid", process, "--fsize=\(size):"])
      XCTAssertEqual(try limit.result().status, 0, limit.errors)
    }
    func saysThatTheTextIsSafe() throws -> Bool {
      try notes.app.root.all(.label).contains {
        try $0.name.contains("Your text is safe in the window")
      }
    }
    try limitFiles("10")
    try Keyboard.type("mine ")
    try waitUntil("it says so: \(notes.app.root.dump)") { try saysThatTheTextIsSafe() }
    XCTAssertFalse(notes.text("Plan.json").contains("mine"))
    XCTAssert(notes.text("Plan.json").contains("one"))
    // The window stays, however often it is to be closed.
    for _ in 0..<2 { try Keyboard.press("ctrl+q") }
    try notes.app.expect("mine one", in: "Note")
    try limitFiles("unlimited")
    try waitUntil("it is saved by itself: \(notes.text("Plan.json"))") {
      notes.text("Plan.json").contains("mine one")
    }
    try waitUntil("the message goes") { try !saysThatTheTextIsSafe() }
    try notes.app.quit()
  }

  // MARK: What keys act on

  func testAKeyInTheTextMeansTheNoteAndAFolderAsks() throws {
    let home = try TemporaryFolder()
    try NotesApp.write(#"{"text": "inside"}"#, to: "Work/Inside.json", in: home)
    try NotesApp.write(#"{"text": "one"}"#, to: "Plan.json", in: home)
    try NotesApp.write(#"{"text": "two"}"#, to: "Other.json", in: home)
    let notes = try NotesApp(home: home)
    try notes.click(row: "Plan")
    try notes.app.expect("one", in: "Note")
    try notes.click(row: "Work")
    try notes.app.click(notes.app.textField("Note"))
    try Keyboard.press("ctrl+d")
    try notes.expectFiles(["Other.json", "Work/Inside.json"])
    try notes.click(row: "Work")
    try Keyboard.press("ctrl+d")
    try waitUntil("it asks") { try notes.app.answerDialog("Cancel") }
    XCTAssertEqual(notes.files, ["Other.json", "Work/Inside.json"])
    // Return, which a user who types on may press, deletes nothing either.
    try notes.click(row: "Work")
    try Keyboard.press("ctrl+d")
    try notes.focusDialog()
    try Keyboard.press("Return")
    try notes.focusWindow()
    XCTAssertEqual(notes.files, ["Other.json", "Work/Inside.json"])
    try notes.click(row: "Work")
    try Keyboard.press("ctrl+d")
    try waitUntil("it asks again") { try notes.app.answerDialog("Delete") }
    try notes.expectFiles(["Other.json"])
    try notes.app.quit()
  }

  // MARK: Notes that cannot be read

  private static let cutOff = #"""
    {"content": [{"text": "milk\n"}, {"attributes": {"bold": true}, "text": "eggs
    """#.trimmingCharacters(in: .newlines)

  /// Opens the notes with a damaged one, which is not shown at first.
  private func openBesideDamaged(_ text: String) throws -> NotesApp {
    let home = try TemporaryFolder()
    try NotesApp.write(#"{"text": "whole"}"#, to: "Whole.json", in: home)
    try home.write(text, to: NotesApp.data + "/Plan.json")
    // The newest note is shown at first.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1e9)],
      ofItemAtPath: home.file(NotesApp.data + "/Plan.json"))
    let notes = try NotesApp(home: home)
    try notes.app.expect("whole", in: "Note")
    return notes
  }

  private func expectTitle(_ title: String, _ notes: NotesApp) throws {
    try waitUntil("the window is “\(title)”: \(notes.app.root.dump)") {
      try notes.app.root.children.first?.name == title
    }
  }

  private func saysThatItIsDamaged(_ notes: NotesApp) throws -> Bool {
    try notes.app.root.all(.label).contains { label in
      try [label.name, (try? label.text) ?? ""].contains { $0.contains("The document is damaged") }
    }
  }

  func testWhatIsLeftOfADamagedNoteIsShownForAsLongAsItIs() throws {
    let notes = try openBesideDamaged(Self.cutOff)
    try notes.click(row: "Plan")
    try notes.app.expect("milk\neggs", in: "Note")
    try expectTitle("Plan", notes)
    try waitUntil("it says why") { try saysThatItIsDamaged(notes) }
    try notes.app.click(notes.app.textField("Note"))
    try Keyboard.type("lost")
    try notes.click(row: "Whole")
    try notes.app.expect("whole", in: "Note")
    try expectTitle("Whole", notes)
    XCTAssertFalse(try saysThatItIsDamaged(notes))
    XCTAssertEqual(notes.text("Plan.json"), Self.cutOff)
    // Another program completes it.
    try notes.click(row: "Plan")
    try notes.app.expect("milk\neggs", in: "Note")
    try NotesApp.write(#"{"text": "milk, eggs, bread"}"#, to: "Plan.json", in: notes.home)
    try notes.app.expect("milk, eggs, bread", in: "Note")
    XCTAssertFalse(try saysThatItIsDamaged(notes))
    try notes.app.quit()
  }

  func testWhatIsLeftOfADamagedNoteGoesOnAsACopy() throws {
    let notes = try openBesideDamaged(Self.cutOff)
    try notes.click(row: "Plan")
    try notes.app.expect("milk\neggs", in: "Note")
    try notes.app.click(notes.app.button("Open as a Copy"))
    try expectTitle("Plan (copy)", notes)
    try Keyboard.press("ctrl+End")
    try Keyboard.type(" and bread")
    try waitUntil("it is saved: \(notes.text("Plan (copy).json"))") {
      notes.text("Plan (copy).json").contains("eggs and bread")
    }
    XCTAssert(notes.text("Plan (copy).json").contains("bold"))
    try notes.expectFiles(["Plan (copy).json", "Plan.json", "Whole.json"])
    XCTAssertEqual(notes.text("Plan.json"), Self.cutOff)
    try notes.app.quit()
  }

  func testADamagedNoteIsDeleted() throws {
    let notes = try openBesideDamaged("{}")
    try notes.click(row: "Plan")
    try expectTitle("Plan", notes)
    try Keyboard.press("ctrl+d")
    try notes.expectFiles(["Whole.json"])
    try notes.app.expect("whole", in: "Note")
    try expectTitle("Whole", notes)
    XCTAssertFalse(try saysThatItIsDamaged(notes))
    try notes.undoByMessage()
    try notes.expectFiles(["Plan.json", "Whole.json"])
    try expectTitle("Plan", notes)
    try notes.app.quit()
  }

  // MARK: Versions

  func testAVersionTakesThePlaceOfANoteThatCannotBeRead() throws {
    let home = try TemporaryFolder()
    try NotesApp.write("damaged", to: "Plan.json", in: home)
    try NotesApp.write(#"{"text": "Plan of June"}"#, to: ".versions/Plan/1718000000000", in: home)
    // The newest note is shown at first.
    try NotesApp.write(#"{"text": "whole"}"#, to: "Whole.json", in: home)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1e9)],
      ofItemAtPath: home.file(NotesApp.data + "/Plan.json"))
    let notes = try NotesApp(home: home)
    try notes.click(row: "Plan")
    try notes.app.click(notes.app.button("Versions…"))
    try waitUntil("a version is restored") { try notes.app.answerDialog("Restore") }
    try notes.app.expect("Plan of June", in: "Note")
    try notes.expectFiles(["Plan (damaged).json", "Plan.json", "Whole.json"])
    XCTAssert(notes.text("Plan (damaged).json").contains("damaged"))
    XCTAssert(notes.text("Plan.json").contains("Plan of June"))
    try notes.app.quit()
  }

  func testAVersionIsLookedAtAndRestored() throws {
    let notes = try openNoteWithVersions()
    try preview(notes, shows: "Plan of June")
    // Times are in the user's language.
    let times = try notes.app.find(Self.list, named: "Versions").all(.label)
    XCTAssertEqual(times.count, 2)
    try notes.clickInDialog(try XCTUnwrap(times.last))
    try waitUntil("the older one is shown: \(notes.app.root.dump)") {
      try notes.app.root.children.dropFirst().contains { try notes.reads("Plan of May", in: $0) }
    }
    try notes.clickInDialog(notes.app.button("Restore"))
    try notes.app.expect("Plan of May", in: "Note")
    try notes.focusWindow()
    try preview(notes, shows: "Plan today")
    try closeVersions(notes)
  }

  func testARenamedNoteKeepsItsVersions() throws {
    let notes = try openNoteWithVersions()
    try Keyboard.press("F2")
    let name = try notes.app.textField("Rename")
    try waitUntil("the name can be typed") { try name.hasFocus }
    try Keyboard.press("ctrl+a")
    try Keyboard.type("Week\n")
    try notes.expectFiles(["Week.json"])
    try preview(notes, shows: "Plan of June")
    try closeVersions(notes)
  }

  // MARK: The trash

  func testADeletedNoteIsInTheTrashAndRestoredWithItsVersions() throws {
    let notes = try openNoteWithVersions()
    try Keyboard.press("ctrl+d")
    try notes.expectFiles(["New note.json"])
    XCTAssert(notes.home.text("Trash/files/Plan.json").contains("Plan today"))
    try notes.undoByMessage()
    try notes.app.expect("Plan today", in: "Note")
    try notes.expectFiles(["New note.json", "Plan.json"])
    try preview(notes, shows: "Plan of June")
    try closeVersions(notes)
  }

  func testANewNoteWithTheNameOfADeletedOneHasNoneOfItsVersions() throws {
    let notes = try openNoteWithVersions()
    try Keyboard.press("ctrl+d")
    try notes.expectFiles(["New note.json"])
    try notes.app.click(notes.app.textField("Note"))
    try Keyboard.type("Plan")
    try notes.expectFiles(["Plan.json"])
    try preview(notes, shows: "There are no older versions yet.")
    try closeVersions(notes)
  }
}
