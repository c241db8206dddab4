import ConcertinaTesting
import Foundation
import XCTest

/// The notes: saved while they are written, in folders, found, ticked, and restored.
final class NotesTests: XCTestCase {
  private func task(_ text: String) -> String {
    #"{"text": "\#(text)\n", "attributes": {"paragraph": {"list": {"kind": "task"}}}}"#
  }

  func testANoteWithATableIsSavedWhileItIsWritten() throws {
    let home = try TemporaryFolder()
    let table = """
      {"text": "Shopping\\n"}, {"attachment": {"name": "table", "isBlock": true, "id": "a",
      "size": {"kind": "fullWidth"}, "editors": [[], []],
      "data": {"columns": [{}, {}], "hasHeader": true}}}
      """
    try NotesApp.write(table, to: "Shopping.json", in: home)
    let notes = try NotesApp(home: home)
    try notes.app.click(notes.app.tableCell("Heading of column 1"))
    let cell = try notes.app.textField("Heading of column 1")
    try waitUntil("the cell has the focus") { try cell.hasFocus }
    try Keyboard.type("eggs")
    try waitUntil("what is in the table is saved, too: \(notes.text("Shopping.json"))") {
      notes.text("Shopping.json").contains("eggs")
    }
    try notes.app.quit()
    let again = try NotesApp(home: home).app
    try waitUntil("the note and the table are back: \(again.root.dump)") {
      try again.textField("Note").text.hasPrefix("Shopping\n")
        && again.tableCell("Heading of column 1").name == "Heading of column 1: eggs"
    }
    try again.quit()
  }

  func testHeadingsAndCalloutsAreTypedListedAndCollapsed() throws {
    let notes = try NotesApp()
    try Keyboard.type("# Trip\n[!note] early\n\nbody\n# Home\nend")
    try Keyboard.press("ctrl+shift+o")
    try waitUntil("the outline has both headings: \(notes.app.root.dump)") {
      try notes.app.shows("Trip") && notes.app.shows("Home")
    }
    try waitUntil("the callout is saved: \(notes.text("Trip.json"))") {
      notes.text("Trip.json").contains("callout-note")
    }
    try Keyboard.press("alt+shift+Left")
    try Keyboard.press("ctrl+Home")
    try Keyboard.press("alt+shift+Left")
    try waitUntil("it is saved that a section is collapsed") {
      notes.text("Trip.json").contains("collapsed")
    }
    try notes.app.quit()
  }

  func testTheLastKeysAreSavedOnClosing() throws {
    let notes = try NotesApp()
    try Keyboard.type("quick")
    try notes.app.expect("quick", in: "Note")
    try notes.app.quit()
    XCTAssertEqual(notes.files, ["quick.json"])
    XCTAssert(notes.text("quick.json").contains("quick"))
  }

  func testTextIsFoundInTheNote() throws {
    let app = try NotesApp().app
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

  func testTextIsFoundInAllNotes() throws {
    let home = try TemporaryFolder()
    try NotesApp.write(#"{"text": "Work\nbuy milk there"}"#, to: "Work/Plan.json", in: home)
    let notes = try NotesApp(home: home)
    try Keyboard.type("Home\nmilk")
    try Keyboard.press("ctrl+shift+f")
    try Keyboard.type("there")
    try waitUntil("the line is found") { try notes.app.shows("buy milk there") }
    try Keyboard.press("Return")
    try notes.app.expect("Work\nbuy milk there", in: "Note")
    let note = try notes.app.textField("Note")
    try waitUntil("the hit is selected: \(notes.app.root.dump)") {
      try note.hasFocus && note.selection == 14..<19
    }
    try notes.app.quit()
    XCTAssert(notes.files.contains("Home.json"))
  }

  func testANoteIsDeletedAndRestored() throws {
    let notes = try NotesApp()
    try Keyboard.type("first")
    try waitUntil("the first note is in the list") { try notes.app.shows("first") }
    try Keyboard.press("ctrl+n")
    try notes.app.expect("", in: "Note")
    try Keyboard.type("second")
    try notes.expectFiles(["first.json", "second.json"])
    try Keyboard.press("ctrl+d")
    try notes.app.expect("first", in: "Note")
    try notes.expectFiles(["first.json"])
    try notes.undoByMessage()
    try notes.app.expect("second", in: "Note")
    try notes.expectFiles(["first.json", "second.json"])
    try notes.app.quit()
  }

  func testAFolderIsMadeAndANoteMovedIntoIt() throws {
    let notes = try NotesApp()
    try Keyboard.type("Plan")
    try notes.expectFiles(["Plan.json"])
    try Keyboard.press("ctrl+shift+n")
    _ = try notes.app.textField("New Folder")
    try Keyboard.type("Work\n")
    try waitUntil("the folder is in the list") { try notes.app.shows("Work") }
    try notes.click(row: "Plan")
    try Keyboard.press("ctrl+shift+m")
    try waitUntil("there is a question") { try notes.app.shows("Move to") }
    try Keyboard.press("Down")
    try Keyboard.press("Return")
    try notes.expectFiles(["Work/Plan.json"])
    try Keyboard.press("F2")
    let name = try notes.app.textField("Rename")
    try waitUntil("the name can be typed") { try name.hasFocus }
    try Keyboard.press("ctrl+a")
    try Keyboard.type("Week\n")
    try notes.expectFiles(["Work/Week.json"])
    try notes.app.click(notes.app.textField("Note"))
    try Keyboard.press("End")
    try Keyboard.type(" B")
    try waitUntil("the name stays: \(notes.files)") {
      notes.text("Work/Week.json").contains("Plan B")
    }
    XCTAssertEqual(notes.files, ["Work/Week.json"])
    try notes.app.quit()
  }

  func testTasksOfAllNotesAreTicked() throws {
    let home = try TemporaryFolder()
    try NotesApp.write(task("call Ada"), to: "Work/Calls.json", in: home)
    let notes = try NotesApp(home: home)
    try notes.showTasks()
    try notes.app.click(notes.app.checkBox("call Ada"))
    try waitUntil("the task is ticked: \(notes.text("Work/Calls.json"))") {
      notes.text("Work/Calls.json").contains("isChecked")
    }
    try waitUntil("no task is open") { try notes.app.shows("No open tasks") }
    try notes.undoByMessage()
    try notes.click(row: "call Ada")
    try notes.app.expect("call Ada\n", in: "Note")
    try notes.app.quit()
  }

  func testAnOlderVersionIsRestored() throws {
    let home = try TemporaryFolder()
    try NotesApp.write(#"{"text": "as it was"}"#, to: "Plan.json", in: home)
    let notes = try NotesApp(home: home)
    try Keyboard.type("not ")
    try waitUntil("it is saved") { notes.text("Plan.json").contains("not as it was") }
    try Keyboard.press("ctrl+shift+h")
    try waitUntil("a version is restored") { try notes.app.answerDialog("Restore") }
    try notes.app.expect("as it was", in: "Note")
    try notes.app.click(notes.app.textField("Note"))
    try Keyboard.press("ctrl+z")
    try notes.app.expect("not as it was", in: "Note")
    try notes.app.quit()
  }

  func testAnotherProgramsTextIsKept() throws {
    let home = try TemporaryFolder()
    try NotesApp.write(#"{"text": "one"}"#, to: "Plan.json", in: home)
    let notes = try NotesApp(home: home)
    try NotesApp.write(#"{"text": "two"}"#, to: "Plan.json", in: home)
    try notes.app.expect("two", in: "Note")
    try NotesApp.write(#"broken"#, to: "Plan.json", in: home)
    try Keyboard.type("mine ")
    try waitUntil("the app asks") { try notes.app.answerDialog("Keep Both") }
    try notes.expectFiles(["Plan (my text).json", "Plan.json"])
    XCTAssert(notes.text("Plan.json").contains("broken"))
    XCTAssert(notes.text("Plan (my text).json").contains("mine two"))
    try notes.app.quit()
  }

  func testAFolderOfMarkdownIsImported() throws {
    let home = try TemporaryFolder()
    _ = try home.folder("vault/Work")
    try home.write("# Plan\n\n- [ ] milk\n- [x] eggs\n", to: "vault/Work/Plan.md")
    try home.write("![gone](gone.png)\n", to: "vault/Picture.md")
    try home.write("![A cat](cat.png)\n", to: "vault/Cat.md")
    try Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3]).write(
      to: URL(filePath: home.file("vault/cat.png")))
    try Data([0x47, 0x72, 0xFC, 0xDF, 0x65]).write(to: URL(filePath: home.file("vault/Latin.md")))
    XCTAssertEqual(mkfifo(home.file("vault/Pipe.md"), 0o600), 0)
    try FileManager.default.createSymbolicLink(
      atPath: home.file("vault/Host.md"), withDestinationPath: "/etc/hostname")
    let program = try OutsideProgram(
      ExampleApp.program("Notes"), ["--import", home.file("vault")],
      changes: ["XDG_DATA_HOME": home.path])
    let result = try program.result()
    XCTAssertEqual(result.status, 1)
    XCTAssertEqual(
      result.errors.split(separator: "\n").map { $0.drop { $0 != "H" && $0 != "P" } },
      [
        "Host.md: The file is outside the folder.", "Picture.md: no picture gone.png",
        "Pipe.md: This is not an ordinary file.",
      ], result.errors)
    let notes = try NotesApp(home: home)
    XCTAssertEqual(
      notes.files.filter { $0.hasPrefix("vault") },
      ["vault/Cat.json", "vault/Latin.json", "vault/Picture.json", "vault/Work/Plan.json"])
    XCTAssert(notes.text("vault/Latin.json").contains("Grüße"), notes.text("vault/Latin.json"))
    // The picture itself, not its address.
    XCTAssertFalse(notes.text("vault/Cat.json").contains("cat.png"), notes.text("vault/Cat.json"))
    XCTAssert(notes.text("vault/Cat.json").contains("iVBOR"), notes.text("vault/Cat.json"))
    try notes.showTasks()
    try notes.click(row: "milk")
    try notes.app.expect("Plan\nmilk\neggs", in: "Note")
    try notes.app.quit()
  }

  func testANarrowWindowHasTheListOrTheNote() throws {
    let notes = try NotesApp()
    try Keyboard.type("first")
    // Saving it makes the rows again, which would take one away between press and release.
    try notes.expectFiles(["first.json"])
    try Keyboard.xdotool("windowsize", "--sync", notes.app.window, "360", "640")
    try waitUntil("only the note is visible: \(notes.app.root.dump)") {
      try notes.shows(search: false, note: true)
    }
    try Keyboard.press("F9")
    try waitUntil("only the list is visible: \(notes.app.root.dump)") {
      try notes.shows(search: true, note: false)
    }
    try notes.click(row: "first")
    try waitUntil("only the note is visible") { try notes.shows(search: false, note: true) }
    try notes.app.quit()
  }

  func testTheHelpHasTheKeysOfTheWindowAndOfTheText() throws {
    let notes = try NotesApp()
    try Keyboard.press("ctrl+question")
    try waitUntil("it lists both") { try notes.app.shows("New Note") && notes.app.shows("Bold") }
    try Keyboard.press("Escape")
    try notes.app.quit()
  }
}
