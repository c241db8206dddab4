import Concertina
import ConcertinaTesting
import Foundation
import PlaygroundScenes
import XCTest

@testable import ExampleNotes
@testable import GtkCore
@testable import PlaygroundKit

/// What apps do with files: a note that gets another name, an import, and a recording.
extension InjectedFaultTests {
  /// A note whose first line changes is saved, and then gets another name with its versions.
  @MainActor
  static func checkTitle(_ faults: InjectedFaults) throws {
    try faults.injectEach(InjectedFaults.appKinds, into: "a title") { place, fault, inject in
      let folder = try TemporaryFolder()
      let store = NoteStore(root: folder.path)
      let path = try store.add("Plan", in: "")
      let moved = "Plan of May.json"
      let renamed = try store.move(.init(path: path, isFolder: false), to: "", named: "Plan")
      try store.versions(of: renamed).add(Array("before".utf8))
      let editor = EditorView()
      let note = OpenNote(editor, in: store)
      try note.open(renamed)
      editor.appendCharacters(" of May")
      let error = inject(folder.path) { try note.document.save() }
      let found = store.items { _ in true }.map(\.path)
      XCTAssertEqual(found.count, 1, "\(place): \(found)")
      let text = try found.first.map { try store.content(of: $0).text }
      XCTAssert(["Plan", "Plan of May"].contains(text), "\(place): \(text ?? "nothing")")
      let versions = [renamed, moved].flatMap { store.versions(of: $0).all }
      XCTAssert((1...2).contains(versions.count), "\(place): \(versions)")
      guard fault != .endOfProcess else { return note.close() }
      XCTAssertEqual(text, error == nil ? "Plan of May" : "Plan", place)
      XCTAssertEqual(note.path, found.first, place)
      if let error { checkMessage(of: error, place) }
      // What has failed once has not lost its way.
      editor.appendCharacters(" and June")
      XCTAssert(try note.document.save(), place)
      let all = store.items { _ in true }.map(\.path)
      XCTAssertEqual(all, [note.path ?? ""], place)
      XCTAssertEqual(try store.content(of: all[0]).text, "Plan of May and June", place)
      note.close()
    }
  }

  /// Each file is a whole note, or is named as a problem.
  @MainActor
  static func checkImport(_ faults: InjectedFaults) throws {
    let picture = Texture(width: 2, height: 2, pixels: [UInt8](repeating: 200, count: 16))
    try faults.injectEach(InjectedFaults.appKinds, into: "an import") { place, fault, inject in
      let folder = try TemporaryFolder()
      _ = try folder.folder("vault/sub")
      try folder.write("one", to: "vault/One.md")
      try folder.write("two ![](p.png)", to: "vault/sub/Two.md")
      try picture.writePNG(to: folder.file("vault/sub/p.png"))
      let store = NoteStore(root: folder.file("notes"))
      var imported: NoteImport?
      _ = inject(folder.path) { imported = NoteImport(of: folder.file("vault"), into: store) }
      let notes = store.items { _ in true }.filter { !$0.isFolder }.map(\.path)
      for note in notes {
        let content = try store.content(of: note)
        let isWhole = content.text == "one" || content.text.hasPrefix("two ")
        XCTAssert(isWhole, "\(place): \(content.text)")
      }
      XCTAssertEqual(
        try String(contentsOfFile: folder.file("vault/One.md"), encoding: .utf8), "one", place)
      guard fault != .endOfProcess, let result = imported else { return }
      XCTAssertEqual(result.noteCount, notes.count, place)
      let told = result.problems.joined(separator: "\n")
      XCTAssert(notes.count == 2 || !told.isEmpty, place)
      for word in ["CocoaError", "Code=", "Optional(", "errno"] {
        XCTAssertFalse(told.contains(word), "\(place): \(told)")
      }
      // A picture that is not there is named, too.
      let two = try notes.first { $0.hasSuffix("Two.json") }.map { try store.content(of: $0) }
      let hasPicture = two?.attachments.contains { item in
        if case .file = item.content.picture?.source { true } else { false }
      }
      XCTAssert(hasPicture != false || told.contains("p.png"), "\(place): \(told)")
    }
  }

  /// A recording that was interrupted is the one before the step, or the one after it.
  @MainActor
  static func checkRecording(_ faults: InjectedFaults) throws {
    let reader = PlaygroundProgram.concertina.scenarioReader
    let old = Scenario(scene: "composer", width: 320, steps: [.type("hello")])
    let new = Scenario(scene: "composer", width: 320, steps: [.type("hello"), .click("send")])
    for isFirst in [true, false] {
      let name = isFirst ? "the first step of a recording" : "a step of a recording"
      try faults.injectEach(InjectedFaults.appKinds, into: name) { place, _, inject in
        let folder = try TemporaryFolder()
        do {
          let draft = RecordingDraft(folder: folder.path, reader: reader)
          if !isFirst { draft.write(old) }
          _ = inject(folder.path) { draft.write(new) }
        }
        let found = RecordingDraft(folder: folder.path, reader: reader).recover()
        let isKnown = found == new || found == (isFirst ? nil : old)
        XCTAssert(isKnown, "\(place): \(String(describing: found))")
      }
    }
  }
}
