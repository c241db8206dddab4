import ConcertinaTesting
import Foundation
import GtkCore
import RichTextDocuments
import RichTextEditing
import WidgetTestSupport
import XCTest

/// The file that an editor shows.
final class EditedDocumentTests: WidgetTestCase {
  /// An editor with a file, which contains the text "one" at first.
  @MainActor
  private final class Subject {
    let folder: TemporaryFolder
    let path: String
    let versions: VersionFolder
    let editor = EditorView()
    let document: EditedDocument
    var conflicts = 0

    init() throws {
      folder = try TemporaryFolder()
      path = folder.file("note.json")
      versions = VersionFolder(folder.file(".versions/note"))
      document = EditedDocument(for: editor)
      document.onConflict = { [weak self] in self?.conflicts += 1 }
      try write("one")
      try document.open(path, versions: versions)
    }

    func write(_ text: String) throws {
      try Data(SavedForm.bytes(of: RichText(text))).write(to: URL(filePath: path), options: .atomic)
    }

    func text(of path: String? = nil) throws -> String {
      try SavedForm.content(from: Data(contentsOf: URL(filePath: path ?? self.path))).text
    }
  }

  func testAChangeIsSavedAMomentLater() throws {
    try onMain {
      let subject = try Subject()
      subject.editor.appendCharacters(" two")
      XCTAssert(MainLoop.run(atMost: 60) { (try? subject.text()) == "one two" })
      XCTAssertFalse(subject.editor.isModified)
      XCTAssertEqual(subject.versions.all.count, 1, "the text as it was")
      subject.editor.appendCharacters(" three")
      XCTAssert(try subject.document.save())
      XCTAssertEqual(try subject.text(), "one two three")
      XCTAssertEqual(subject.versions.all.count, 1, "ten minutes have not passed")
    }
  }

  func testMarkdownChangesOnlyWhereOneWrites() throws {
    try onMain {
      let folder = try TemporaryFolder()
      let path = folder.file("note.md")
      let markdown = "* one\n* two\n\nA paragraph\nof ~~three~~ lines\n__here__.\n"
      try Data(markdown.utf8).write(to: URL(filePath: path))
      let versions = VersionFolder(folder.file(".versions/note.md"))
      let editor = EditorView()
      let document = EditedDocument(for: editor)
      var leftOut: [[String]] = []
      document.onLeftOut = { leftOut.append($0) }
      try document.open(path, versions: versions)
      @MainActor func save(_ edit: () -> Void) throws -> String {
        edit()
        XCTAssert(try document.save())
        return try String(contentsOfFile: path, encoding: .utf8)
      }
      let changed = markdown.replacingOccurrences(of: "* two", with: "* two more")
      XCTAssertEqual(try save { editor.replaceCharacters(in: 7..<7, with: " more") }, changed)
      XCTAssertEqual(try versions.bytes(of: versions.all[0]), Array(markdown.utf8))
      XCTAssertEqual(try save { editor.undo() }, markdown)
      XCTAssertEqual(try save { editor.redo() }, changed)
      XCTAssertEqual(leftOut, [])
      for length in [3, 2] {
        _ = try save {
          editor.selectedRange = 0..<length
          AttributeCommand.underline.execute(on: editor)
        }
      }
      XCTAssertEqual(leftOut, [["underline"]])
      try Data("# new\n".utf8).write(to: URL(filePath: path))
      XCTAssert(MainLoop.run(atMost: 60) { editor.text == "new" })
      XCTAssertEqual(try save { editor.appendCharacters("er") }, "# newer\n")
    }
  }

  func testSteadyTypingIsSaved() throws {
    try onMain {
      // A busy machine may make a pause after the first keys, in which the text is saved anyway.
      for _ in 0..<30 {
        let (typed, time) = try Self.typeUntilSaved()
        XCTAssertLessThan(time, .seconds(10), "it has a deadline")
        if typed > 10 { return }
      }
      XCTFail("there was always a pause")
    }
  }

  /// Types a key every 20 ms, which leaves no pause, until the text is saved; returns the number of
  /// keys and the time.
  @MainActor
  private static func typeUntilSaved() throws -> (typed: Int, time: Duration) {
    let subject = try Subject()
    let start = ContinuousClock.now
    var typed = 0
    XCTAssert(
      MainLoop.run(atMost: 60) {
        if start.duration(to: .now) > .milliseconds(typed * 20) {
          subject.editor.appendCharacters("x")
          typed += 1
        }
        return (try? subject.text().contains("x")) == true
      })
    return (typed, start.duration(to: .now))
  }

  func testAFullDiskLeavesTheFileAndIsTriedAgain() throws {
    try onMain {
      let subject = try Subject()
      var failures: [String] = []
      subject.document.onFailure = { failures.append($0.unsavedMessage) }
      // More than the version of the text before needs.
      let long = String(repeating: "long ", count: 2_000)
      try withFileSizeLimit(5_000) {
        subject.editor.appendCharacters(RichText(long))
        XCTAssert(MainLoop.run(atMost: 60) { !failures.isEmpty })
        XCTAssertThrowsError(try subject.document.save())
        XCTAssertThrowsError(try subject.document.save())
      }
      XCTAssertEqual(
        failures,
        [
          "The file would be longer than the system allows. Your text is safe in the window;"
            + " it is saved as soon as that is possible."
        ])
      XCTAssertNotNil(subject.document.failure)
      XCTAssertEqual(subject.conflicts, 0, "no other program was there")
      XCTAssertEqual(try subject.text(), "one")
      XCTAssert(subject.editor.isModified)
      // Without another change.
      XCTAssert(MainLoop.run(atMost: 60) { (try? subject.text()) == "one" + long })
      XCTAssertNil(subject.document.failure)
      XCTAssertEqual(failures.count, 1)
      XCTAssertEqual(subject.versions.all.count, 1, "the text as it was")
    }
  }

  func testAChangeThatIsUndoneIsNoFailureAnyMore() throws {
    try onMain {
      let subject = try Subject()
      var (failures, recoveries) = (0, 0)
      subject.document.onFailure = { _ in failures += 1 }
      subject.document.onRecovered = { recoveries += 1 }
      for round in 1...2 {
        try withFileSizeLimit(10) {
          subject.editor.appendCharacters(" two")
          XCTAssert(MainLoop.run(atMost: 60) { failures == round })
          XCTAssert(subject.editor.undo())
          XCTAssert(try subject.document.save(), "there is nothing to save")
        }
        XCTAssertNil(subject.document.failure)
        XCTAssertEqual(recoveries, round)
      }
      XCTAssertEqual(try subject.text(), "one")
    }
  }

  func testWhatIsChangedWhileItIsSavedIsSaved() throws {
    try onMain {
      let subject = try Subject()
      subject.document.onSaved = { _, now in
        if now.text == "one two" { subject.editor.appendCharacters(" three") }
      }
      subject.editor.appendCharacters(" two")
      XCTAssert(MainLoop.run(atMost: 60) { (try? subject.text()) == "one two three" })
      subject.document.onSaved = nil
    }
  }

  func testACopyThatCannotBeSavedIsTriedAgain() throws {
    try onMain {
      let subject = try Subject()
      try subject.write("other")
      let copy = subject.folder.file("copy.json")
      let host = Window()
      subject.document.onConflict = {
        Task { try? await subject.document.resolveConflict(above: host) { (copy, nil) } }
      }
      try withFileSizeLimit(10) {
        subject.editor.appendCharacters(" mine")
        XCTAssertFalse(try subject.document.save())
        XCTAssert(MainLoop.run(atMost: 60) { subject.document.failure != nil })
      }
      XCTAssert(MainLoop.run(atMost: 60) { (try? subject.text(of: copy)) == "one mine" })
      XCTAssertEqual(try subject.text(), "other")
      XCTAssertNil(subject.document.failure)
      host.destroy()
    }
  }

  func testVersionsMayBeReadByWhoMayReadTheFile() throws {
    try onMain {
      for mode in [0o600, 0o640, 0o644] {
        let subject = try Subject()
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: subject.path)
        try subject.document.open(subject.path, versions: subject.versions)
        subject.editor.appendCharacters(" two")
        XCTAssert(try subject.document.save())
        for path in [subject.path, try XCTUnwrap(subject.versions.all.first).path] {
          let found = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
          XCTAssertEqual((found as? NSNumber)?.intValue, mode, path)
        }
      }
    }
  }

  func testWhatOtherProgramsWroteBesideTheTextStays() throws {
    try onMain {
      let subject = try Subject()
      @MainActor func write(_ text: String, tags: String) throws {
        let content = #"[{"text": "\#(text)"}]"#
        try subject.folder.write(
          #"{"format": "concertina-rich-text", "version": 1, "tags": \#(tags), "content": \#(content)}"#,
          to: "note.json")
      }
      func tags(_ path: String) throws -> [String]? {
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path)))
        return (object as? [String: Any])?["tags"] as? [String]
      }
      try write("one", tags: #"["a"]"#)
      try subject.document.open(subject.path)
      subject.editor.appendCharacters("!")
      XCTAssert(try subject.document.save())
      XCTAssertEqual(try tags(subject.path), ["a"])
      XCTAssertEqual(try subject.text(), "one!")
      try write("two", tags: #"["a", "b"]"#)
      XCTAssert(MainLoop.run(atMost: 60) { subject.editor.text == "two" })
      subject.editor.appendCharacters("!")
      try subject.document.saveCopy(at: subject.folder.file("copy.json"))
      XCTAssertEqual(try tags(subject.folder.file("copy.json")), ["a", "b"])
      // Another file has no part in it.
      try subject.write("three")
      try subject.document.open(subject.path)
      subject.editor.appendCharacters("!")
      XCTAssert(try subject.document.save())
      XCTAssertNil(try tags(subject.path))
    }
  }

  func testAnotherProgramsTextIsShown() throws {
    try onMain {
      let subject = try Subject()
      try subject.write("other")
      XCTAssert(MainLoop.run(atMost: 60) { subject.editor.text == "other" })
      XCTAssertFalse(subject.editor.isModified)
      XCTAssert(subject.editor.undo())
      XCTAssertEqual(subject.editor.text, "one")
    }
  }

  func testAConflictLosesNothing() throws {
    try onMain {
      let subject = try Subject()
      subject.editor.appendCharacters(" mine")
      try subject.write("other")
      XCTAssertFalse(try subject.document.save())
      XCTAssertEqual(subject.conflicts, 1)
      XCTAssertEqual(try subject.text(), "other")
      XCTAssertEqual(subject.editor.text, "one mine")
      try subject.document.saveReplacing()
      XCTAssertEqual(try subject.text(), "one mine")
      let kept = try subject.versions.all.map {
        try SavedForm.content(from: subject.versions.bytes(of: $0)).text
      }
      XCTAssert(kept.contains("other"), "\(kept)")
    }
  }

  func testACopyIsSavedBesideTheOtherText() throws {
    try onMain {
      let subject = try Subject()
      subject.editor.appendCharacters(" mine")
      try subject.write("other")
      XCTAssertFalse(try subject.document.save())
      XCTAssertThrowsError(try subject.document.saveCopy(at: subject.path))
      let copy = subject.folder.file("copy.json")
      try subject.document.saveCopy(at: copy)
      XCTAssertEqual(try subject.text(), "other")
      XCTAssertEqual(try subject.text(of: copy), "one mine")
      subject.editor.appendCharacters("!")
      XCTAssert(try subject.document.save())
      XCTAssertEqual(try subject.text(of: copy), "one mine!")
    }
  }

  func testWhatCannotBeReadIsNotReplaced() throws {
    try onMain {
      let subject = try Subject()
      for broken in ["{", "", "{\"format\": \"concertina-rich-text\", \"version\": 99}"] {
        try subject.folder.write(broken, to: "note.json")
        XCTAssertThrowsError(try subject.document.open(subject.path))
        XCTAssertFalse(subject.editor.isEditable)
        XCTAssertNil(subject.document.path)
        subject.editor.appendCharacters("typed")
        XCTAssert(try subject.document.save(), "there is no file")
        XCTAssertEqual(subject.folder.text("note.json"), broken)
      }
    }
  }

  func testABrokenFileIsAConflict() throws {
    try onMain {
      let subject = try Subject()
      try subject.folder.write("{", to: "note.json")
      MainLoop.runUntilIdle()
      subject.editor.appendCharacters(" mine")
      XCTAssertFalse(try subject.document.save())
      XCTAssertEqual(subject.folder.text("note.json"), "{")
    }
  }

  func testAVersionIsRestored() throws {
    try onMain {
      let subject = try Subject()
      subject.editor.appendCharacters(" two")
      XCTAssert(try subject.document.save())
      let version = try XCTUnwrap(subject.versions.all.first)
      let content = try SavedForm.content(from: subject.versions.bytes(of: version))
      try subject.document.restore(content)
      XCTAssertEqual(subject.editor.text, "one")
      XCTAssertEqual(subject.versions.all.count, 2, "the text before is a version")
      XCTAssert(subject.editor.undo())
      XCTAssertEqual(subject.editor.text, "one two")
    }
  }

  func testAMovedFileIsFollowed() throws {
    try onMain {
      let subject = try Subject()
      let moved = subject.folder.file("moved.json")
      try FileManager.default.moveItem(atPath: subject.path, toPath: moved)
      subject.document.moved(to: moved)
      subject.editor.appendCharacters("!")
      XCTAssert(try subject.document.save())
      XCTAssertEqual(try subject.text(of: moved), "one!")
      XCTAssertFalse(FileManager.default.fileExists(atPath: subject.path))
    }
  }

  func testATaskIsTickedInTheEditor() throws {
    onMain {
      let editor = EditorView()
      var attributes = AttributeContainer()
      attributes[ParagraphKey.self] = ParagraphFormat(list: ListItem(.task))
      editor.content = "To do\n" + RichText("milk\neggs", attributes: attributes)
      let tasks = editor.tasks
      XCTAssertEqual(tasks.map(\.text), ["milk", "eggs"])
      XCTAssert(editor.setChecked(true, of: tasks[1]))
      XCTAssert(editor.setChecked(true, of: tasks[1]), "twice is the same")
      XCTAssertEqual(editor.tasks.map(\.isChecked), [false, true])
      XCTAssert(editor.undo())
      XCTAssertEqual(editor.tasks.map(\.isChecked), [false, false])
      editor.content = "nothing"
      XCTAssertFalse(editor.setChecked(true, of: tasks[1]))
    }
  }

  func testARangeIsShownInANestedEditor() throws {
    try onMain {
      let inner = EditorView()
      let editor = EditorView()
      let host = WindowHost(editor, watching: editor.area)
      editor.insertAttachment(
        Attachment(name: ContentType("panel"), content: inner, isBlock: true, editors: [inner]),
        in: 0..<0)
      inner.content = "find me"
      host.settle()
      let path = EditorPath.root.appending(
        attachment: try XCTUnwrap(editor.attachments.first).id)
      editor.show(5..<7, in: path)
      XCTAssertEqual(inner.selectedRange, 5..<7)
      XCTAssert(inner.area.textView.isFocus)
      editor.show(0..<99, in: EditorPath.root.appending(attachment: "gone"))
      XCTAssertEqual(editor.selectedRange, 0..<editor.contentLength)
    }
  }
}
