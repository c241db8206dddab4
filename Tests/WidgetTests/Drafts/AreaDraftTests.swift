import ExpandableInput
import Foundation
import WidgetTestSupport
import XCTest

/// Drafts of real text areas.
final class AreaDraftTests: WidgetTestCase {
  func testTypedTextComesBackWithItsCaret() {
    onMain {
      let folder = DraftFolder()
      let (area, host) = Self.shownArea()
      let store = DraftStore(folder: folder.path, delay: 0.02)
      let session = store.attach(to: area, conversation: "room")
      XCTAssertEqual(area.text, "", "no draft, nothing changed")
      host.type("hé\nllo")
      host.press("Left")
      XCTAssert(MainLoop.run(atMost: 60) { !session.hasUnsavedChanges })
      session.end()
      // The caret has moved in a saved text: its new offset is written in the background when the
      // session ends.
      XCTAssert(store.flush())
      host.close()

      let again = GrowingTextArea()
      again.reset(to: "something else")
      let second = DraftStore(folder: folder.path).attach(to: again, conversation: "room")
      XCTAssertEqual(again.text, "hé\nllo")
      XCTAssertEqual(again.buffer.caret, 5)
      XCTAssertFalse(again.buffer.canUndo)
      XCTAssertFalse(second.hasUnsavedChanges, "what was read need not be written")
      second.end()
    }
  }

  func testWithoutADraftTheAreaStaysAsItIs() {
    onMain {
      let folder = DraftFolder()
      let area = GrowingTextArea()
      area.reset(to: "preset")
      let session = DraftStore(folder: folder.path).attach(to: area, conversation: "room")
      XCTAssertEqual(area.text, "preset")
      session.end()
    }
  }

  func testLosingTheFocusSavesAtOnce() {
    onMain {
      let folder = DraftFolder()
      let (area, button) = (GrowingTextArea(), Button("Send"))
      let host = WindowHost(Box(.vertical, [area, button]), watching: area)
      area.focus()
      let store = DraftStore(folder: folder.path, delay: 1_000)
      let session = store.attach(to: area, conversation: "room")
      host.type("hello")
      XCTAssert(session.hasUnsavedChanges)
      button.focus()
      XCTAssert(MainLoop.run(atMost: 60) { !session.hasUnsavedChanges })
      XCTAssertEqual(DraftStore(folder: folder.path).draft(for: "room")?.text, "hello")
      session.end()
    }
  }

  func testWhatWasTypedJustBeforeTheWindowWasClosedIsSaved() {
    onMain {
      let folder = DraftFolder()
      let store = DraftStore(folder: folder.path, delay: 1_000)
      let session = Self.typeAndClose(store)
      XCTAssertEqual(store.draft(for: "room")?.text, "hello")
      session.end()
    }
  }

  @MainActor
  private static func typeAndClose(_ store: DraftStore) -> DraftSession {
    let (area, host) = Self.shownArea()
    let session = store.attach(to: area, conversation: "room")
    host.type("hello")
    host.close()
    return session
  }

  func testASessionKeepsNoWidgetAliveAndAnEndedOneNothing() {
    onMain {
      let folder = DraftFolder()
      let store = DraftStore(folder: folder.path, delay: 1_000)
      var session: DraftSession?
      var buffer: WeakReference?
      assertFinalized {
        let (area, host) = Self.shownArea()
        buffer = WeakReference(area.buffer)
        session = store.attach(to: area, conversation: "room")
        host.type("hello")
        host.close()
        return [host.window, area, area.textView]
      }
      session?.end()
      session = nil
      XCTAssert(store.flush())
      XCTAssertEqual(buffer?.isAlive, false)
    }
  }

  func testAnotherConversationInTheSameArea() {
    onMain {
      let folder = DraftFolder()
      let store = DraftStore(folder: folder.path, delay: 1_000)
      let (area, host) = Self.shownArea()
      for (name, text) in [("one", "first"), ("two", "second")] {
        let session = store.attach(to: area, conversation: name)
        host.type(text)
        session.end()
        area.reset(to: "")
      }
      for (name, text) in [("one", "first"), ("two", "second")] {
        let session = store.attach(to: area, conversation: name)
        XCTAssertEqual(area.text, text)
        session.end()
        area.reset(to: "")
      }
      XCTAssert(store.flush())
      XCTAssertEqual(store.draft(for: "one")?.text, "first")
    }
  }

  @MainActor
  private static func shownArea() -> (GrowingTextArea, WindowHost) {
    let area = GrowingTextArea()
    let host = WindowHost(area, watching: area)
    area.focus()
    host.settle()
    return (area, host)
  }
}

/// A folder that is removed when it is no longer needed.
private final class DraftFolder {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "concertina-drafts-" + UUID().uuidString
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
