import CConcertinaGLib
import GtkCore
import XCTest

@testable import ExpandableInput

/// Sessions, with a main loop and without a display.
final class DraftStoreTests: XCTestCase {
  func testTheFolderIsTheUsersStateFolder() {
    MainActor.assumeIsolated {
      let state = String(cString: g_get_user_state_dir())
      XCTAssertEqual(
        DraftStore(applicationIdentifier: "org.example.chat").folder,
        state + "/org.example.chat/drafts")
      XCTAssertEqual(
        DraftStore(applicationIdentifier: "../x").folder, state + "/%2e.%2fx/drafts")
      XCTAssert(DraftStore().folder.hasPrefix(state + "/"))
    }
  }

  func testATextIsSavedAfterTheDelayAndReadOnlyThen() throws {
    try onMain { store, folder in
      let field = Field()
      let session = field.session(store)
      for count in 1...20 {
        (field.text, field.caret) = (String(repeating: "x", count: count), count / 2)
        session.textChanged()
      }
      XCTAssertEqual(field.readings, 0, "read when it is written")
      XCTAssert(session.hasUnsavedChanges)
      waitUntilSaved(session)
      XCTAssertEqual(field.readings, 1)
      XCTAssertEqual(folder.names(in: "drafts"), ["room.draft"])
      let other = DraftStore(folder: store.folder)
      XCTAssertEqual(
        other.draft(for: "room"), Draft(text: String(repeating: "x", count: 20), caret: 10))
      XCTAssertNil(other.draft(for: "another room"))
    }
  }

  func testAnEmptyTextLeavesNoFile() throws {
    try onMain { store, folder in
      let field = Field()
      let session = field.session(store)
      session.textChanged()
      waitUntilSaved(session)
      XCTAssertEqual(folder.names(in: "drafts"), [])
      field.text = "hello"
      session.textChanged()
      waitUntilSaved(session)
      XCTAssertEqual(folder.names(in: "drafts"), ["room.draft"])
      field.text = ""
      session.textChanged()
      waitUntilSaved(session)
      XCTAssertEqual(folder.names(in: "drafts"), [])
      XCTAssertNil(store.draft(for: "room"))
    }
  }

  func testAtFocusLossItIsSavedAtOnceAndTheCaretToo() throws {
    try MainActor.assumeIsolated {
      let folder = try TemporaryFolder()
      let store = DraftStore(folder: folder.path, delay: 1_000)
      let field = Field()
      let session = field.session(store)
      session.focusLost()
      XCTAssertFalse(session.hasUnsavedChanges, "nothing was written")
      field.text = "hello"
      session.textChanged()
      session.focusLost()
      waitUntilSaved(session)
      XCTAssertEqual(DraftStore(folder: folder.path).draft(for: "room")?.caret, 0)
      field.caret = 3
      session.focusLost()
      waitUntilSaved(session)
      XCTAssertEqual(DraftStore(folder: folder.path).draft(for: "room")?.caret, 3)
      session.focusLost()
      XCTAssertEqual(field.readings, 2, "nothing new, nothing written")
    }
  }

  func testFlushWaitsForEverythingAlsoForSessionsThatHaveEnded() throws {
    try MainActor.assumeIsolated {
      let folder = try TemporaryFolder()
      let store = DraftStore(folder: folder.path, delay: 1_000)
      let (one, two) = (Field(), Field())
      let first = one.session(store, "one")
      var second: DraftSession? = two.session(store, "two")
      (one.text, two.text) = ("1", "2")
      first.textChanged()
      second?.textChanged()
      second?.end()
      second = nil
      one.text = "1, and more"
      XCTAssert(store.flush())
      XCTAssertEqual(folder.names(), ["one.draft", "two.draft"])
      XCTAssertEqual(DraftStore(folder: folder.path).draft(for: "one")?.text, "1, and more")
    }
  }

  func testWhatIsNotSavedYetCountsForWhoReads() throws {
    try MainActor.assumeIsolated {
      let folder = try TemporaryFolder()
      let store = DraftStore(folder: folder.path, delay: 1_000)
      let field = Field()
      let session = field.session(store)
      field.text = "hello"
      session.textChanged()
      XCTAssertEqual(store.draft(for: "room")?.text, "hello")
    }
  }

  func testAnEndedSessionWritesWhatWasLeftAndNothingAfterwards() throws {
    try onMain { store, _ in
      let field = Field()
      var session: DraftSession? = field.session(store)
      field.text = "hello"
      session?.textChanged()
      session?.end()
      field.text = "another conversation's"
      session?.textChanged()
      session?.focusLost()
      session?.end()
      weak var left: DraftSession?
      left = session
      session = nil
      XCTAssert(store.flush())
      XCTAssertEqual(store.draft(for: "room")?.text, "hello")
      MainLoop.runUntilIdle()
      XCTAssertNil(left)
    }
  }

  func testASessionWithoutAnOwnerStillSavesAndThenGoes() throws {
    try onMain { store, _ in
      let field = Field()
      var session: DraftSession? = field.session(store)
      weak var left: DraftSession?
      left = session
      field.text = "hello"
      session?.textChanged()
      session = nil
      XCTAssert(MainLoop.run(atMost: 60) { left == nil })
      XCTAssertEqual(store.draft(for: "room")?.text, "hello")
    }
  }

  func testATextThatIsGoneLeavesTheFileAsItIs() throws {
    try onMain { store, _ in
      let field = Field()
      field.text = "hello"
      let session = field.session(store)
      session.textChanged()
      XCTAssert(store.flush())
      field.isGone = true
      session.textChanged()
      XCTAssert(store.flush())
      XCTAssertFalse(session.hasUnsavedChanges)
      XCTAssertEqual(store.draft(for: "room")?.text, "hello")
    }
  }

  // MARK: Failures

  func testAFailureIsReportedOnceUntilSomethingIsSaved() throws {
    try onMain { store, folder in
      var errors: [DraftError] = []
      store.onError = { errors.append($0) }
      let field = Field()
      let session = field.session(store)
      @MainActor func write(_ text: String) {
        field.text = text
        session.textChanged()
        session.flush()
      }
      // Root may write anywhere, but even root cannot write into a folder that is a file.
      try folder.write([], to: "drafts")
      write("one")
      write("two")
      write("three")
      write("")
      write("four")
      let reason = DraftError.cannotWrite(
        file: store.folder + "/room.draft", reason: "A file is in the place of the folder.")
      XCTAssertEqual(errors, [reason])
      XCTAssertEqual(store.lastError, reason)
      XCTAssertTrue(session.hasUnsavedChanges, "it is tried again")
      XCTAssertEqual(field.text, "four")

      try FileManager.default.removeItem(atPath: store.folder)
      write("five")
      XCTAssertNil(store.lastError)
      XCTAssertEqual(store.draft(for: "room")?.text, "five")

      try FileManager.default.removeItem(atPath: store.folder)
      try folder.write([], to: "drafts")
      write("six")
      write("seven")
      XCTAssertEqual(errors, [reason, reason])
      session.end()
    }
  }

  func testAFolderThatVanishesIsMadeAgain() throws {
    try onMain { store, _ in
      store.onError = { XCTFail("\($0)") }
      let field = Field()
      let session = field.session(store)
      for text in ["one", "two"] {
        field.text = text
        session.textChanged()
        XCTAssert(session.flush())
        XCTAssertEqual(DraftStore(folder: store.folder).draft(for: "room")?.text, text)
        try FileManager.default.removeItem(atPath: store.folder)
      }
      XCTAssertNil(store.draft(for: "room"))
    }
  }

  func testATextThatIsTooLongIsReportedAndTheLastOneStays() throws {
    try onMain { store, _ in
      var errors: [DraftError] = []
      store.onError = { errors.append($0) }
      let field = Field()
      let session = field.session(store)
      let count = DraftFormat.greatestLength
      for text in ["short", String(repeating: "x", count: count + 1)] {
        field.text = text
        session.textChanged()
        session.flush(atMost: 10)
      }
      XCTAssertEqual(
        errors, [.tooLong(file: store.folder + "/room.draft", byteCount: count + 1)])
      XCTAssertEqual(DraftStore(folder: store.folder).draft(for: "room")?.text, "short")
      session.end()
    }
  }

  func testABrokenFileIsNoDraftAndReportedOnce() throws {
    try MainActor.assumeIsolated {
      let folder = try TemporaryFolder()
      let store = DraftStore(folder: folder.path, delay: 0.02)
      var errors: [DraftError] = []
      store.onError = { errors.append($0) }
      try folder.write([0xFF, 0x00, 0x0A], to: "room.draft")
      for _ in 0..<3 { XCTAssertNil(store.draft(for: "room")) }
      XCTAssertEqual(errors.count, 1)
      XCTAssertEqual(errors.first?.file, folder.file("room.draft"))
      let field = Field()
      let session = field.session(store)
      field.text = "hello"
      session.textChanged()
      XCTAssert(session.flush())
      XCTAssertEqual(store.draft(for: "room")?.text, "hello")
      XCTAssertEqual(errors.count, 1)
    }
  }

  func testTwoStoresWriteOverEachOther() throws {
    try onMain { store, _ in
      let other = DraftStore(folder: store.folder, delay: 0.02)
      let (one, two) = (Field(), Field())
      let (first, second) = (one.session(store), two.session(other))
      one.text = "one"
      first.textChanged()
      XCTAssert(first.flush())
      two.text = "two"
      second.textChanged()
      XCTAssert(second.flush())
      XCTAssertEqual(store.draft(for: "room")?.text, "two")
    }
  }
}

/// A text field without a widget.
@MainActor
private final class Field {
  var text = ""
  var caret = 0
  var isGone = false
  var readings = 0

  func session(_ store: DraftStore, _ conversation: String = "room") -> DraftSession {
    store.session(for: conversation, text: { self.read() }, caret: { self.caret })
  }

  private func read() -> String? {
    readings += 1
    return isGone ? nil : text
  }
}

private func onMain(_ body: @MainActor (DraftStore, TemporaryFolder) throws -> Void) throws {
  try MainActor.assumeIsolated {
    let folder = try TemporaryFolder()
    try body(DraftStore(folder: folder.file("drafts"), delay: 0.02), folder)
  }
}

@MainActor
private func waitUntilSaved(
  _ session: DraftSession, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssert(
    MainLoop.run(atMost: 60) { !session.hasUnsavedChanges }, "not saved", file: file, line: line)
}
