import ExpandableInput
import Foundation
import WidgetTestSupport
import XCTest

/// One bar for several conversations.
final class ComposerConversationTests: WidgetTestCase {
  /// A server that answers when the test calls for it.
  @MainActor
  private final class Server {
    var received: [String] = []
    private var finished = 0
    private var waiting: [String: CheckedContinuation<Void, any Error>] = [:]

    func send(_ text: String, to room: String) async throws {
      received.append("\(room): \(text)")
      defer { finished += 1 }
      try await withCheckedThrowingContinuation { waiting[room] = $0 }
    }

    func isWaiting(_ room: String) -> Bool { waiting[room] != nil }

    func answer(_ room: String, failing: Bool = false) {
      let (continuation, before) = (waiting.removeValue(forKey: room), finished)
      if failing {
        continuation?.resume(throwing: ComposerHost.Failure())
      } else {
        continuation?.resume()
      }
      XCTAssert(MainLoop.run(atMost: 60) { finished > before })
      MainLoop.runUntilIdle()
    }
  }

  @MainActor
  private static func withBar(
    drafts: DraftStore? = nil, _ body: (ComposerHost, ExpandableToolbar, Server) throws -> Void
  ) rethrows {
    let server = Server()
    let host = ComposerHost()
    host.bar.onSendInConversation = { [server] in try await server.send($0, to: $1) }
    host.bar.conversation = "a"
    host.bar.drafts = drafts
    try body(host, host.bar, server)
    host.close()
  }

  @MainActor
  private static func send(_ text: String, _ host: ComposerHost, _ server: Server) {
    host.bar.text = text
    host.bar.send()
    let room = host.bar.conversation
    XCTAssert(MainLoop.run(atMost: 60) { server.isWaiting(room) })
  }

  func testEachConversationHasItsText() {
    onMain {
      Self.withBar { host, bar, _ in
        bar.text = "in a"
        bar.area.buffer.caret = 2
        bar.conversation = "b"
        XCTAssertEqual(bar.text, "")
        XCTAssertEqual(host.text, "", "the binding follows")
        bar.text = "in b"
        bar.conversation = "a"
        XCTAssertEqual(bar.text, "in a")
        XCTAssertEqual(bar.area.buffer.caret, 2)
        host.press("z", control: true)
        XCTAssertEqual(bar.text, "in a", "what was written elsewhere is not undone here")
        bar.conversation = "b"
        XCTAssertEqual(bar.text, "in b")
      }
    }
  }

  func testDraftsOfAnotherConversationAreASwitch() throws {
    try onMain {
      let folder = try TemporaryFolder()
      let drafts = DraftStore(folder: folder.path, delay: 1_000)
      let host = ComposerHost()
      let bar = host.bar
      bar.text = "written before"
      bar.conversation = "ada"
      bar.drafts = drafts
      XCTAssertEqual(bar.text, "written before", "it belongs to the first conversation")
      bar.text = "for Ada only"
      for _ in 0..<2 {
        bar.conversation = "ben"
        bar.drafts = drafts
        XCTAssertEqual(bar.text, "")
        XCTAssertEqual(bar.conversation, "ben")
        bar.conversation = "ada"
        bar.drafts = drafts
        XCTAssertEqual(bar.text, "for Ada only")
      }
      bar.conversation = "ben"
      bar.text = "for Ben"
      bar.drafts = nil
      XCTAssertEqual(bar.conversation, "ben")
      bar.conversation = "ada"
      bar.drafts = drafts
      XCTAssertEqual(bar.text, "for Ada only")
      XCTAssert(drafts.flush())
      XCTAssertEqual(drafts.draft(for: "ada")?.text, "for Ada only")
      XCTAssertEqual(drafts.draft(for: "ben")?.text, "for Ben")
      host.close()
    }
  }

  func testAFailureOfOneConversationIsNotShownInAnotherWithDrafts() throws {
    try onMain {
      let folder = try TemporaryFolder()
      Self.withBar(drafts: DraftStore(folder: folder.path, delay: 1_000)) { host, bar, server in
        Self.send("hello", host, server)
        server.answer("a", failing: true)
        XCTAssertNotNil(bar.error)
        bar.conversation = "b"
        bar.drafts = DraftStore(folder: folder.path)
        XCTAssertNil(bar.error)
        XCTAssertEqual(bar.text, "")
      }
    }
  }

  func testAMessageThatArrivesMeanwhileIsNoDraftAnyMore() {
    onMain {
      Self.withBar { host, bar, server in
        Self.send("hello", host, server)
        bar.conversation = "b"
        XCTAssertFalse(bar.isSending)
        Self.send("other", host, server)
        XCTAssertEqual(server.received, ["a: hello", "b: other"], "both are on their way")
        server.answer("a")
        XCTAssertEqual(bar.text, "", "it is on its way")
        XCTAssert(bar.isSending)
        server.answer("b")
        XCTAssert(MainLoop.run(atMost: 60) { !bar.isSending })
        XCTAssertEqual(bar.text, "")
        bar.conversation = "a"
        XCTAssertEqual(bar.text, "")
        XCTAssertFalse(bar.isSending)
      }
    }
  }

  func testAFailureIsShownWhereItBelongs() {
    onMain {
      Self.withBar { host, bar, server in
        Self.send("hello", host, server)
        bar.conversation = "b"
        server.answer("a", failing: true)
        XCTAssert(MainLoop.run(atMost: 60) { !server.isWaiting("a") })
        MainLoop.runUntilIdle()
        XCTAssertNil(bar.error)
        bar.text = "b"
        XCTAssert(bar.canSend)
        bar.conversation = "a"
        XCTAssert(MainLoop.run(atMost: 60) { !bar.isSending })
        XCTAssertEqual(bar.error, "no connection")
        XCTAssertEqual(bar.text, "")
        XCTAssert(bar.canRetry)
        bar.conversation = "b"
        XCTAssertNil(bar.error)
        XCTAssertEqual(bar.text, "b")
      }
    }
  }

  func testAMessageOnItsWayIsStillOnItsWayWhenOneComesBack() {
    onMain {
      Self.withBar { host, bar, server in
        Self.send("hello", host, server)
        host.type("and more")
        bar.conversation = "b"
        bar.conversation = "a"
        XCTAssert(bar.isSending)
        server.answer("a")
        XCTAssert(MainLoop.run(atMost: 60) { !bar.isSending })
        XCTAssertEqual(bar.text, "and more")
      }
    }
  }

  func testUndoBringsBackWhatArrivedMeanwhile() {
    onMain {
      let folder = NSTemporaryDirectory() + "concertina-conversations-" + UUID().uuidString
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let drafts = DraftStore(folder: folder)
      for drafts in [nil, drafts] {
        for rest in ["", "more"] {
          Self.withBar(drafts: drafts) { host, bar, server in
            Self.send("hello", host, server)
            host.type(rest)
            bar.conversation = "b"
            server.answer("a")
            bar.conversation = "a"
            XCTAssertEqual(bar.text, rest)
            host.press("z", control: true)
            XCTAssertEqual(bar.text, rest.isEmpty ? "hello" : "more", "two texts never join")
            bar.text = ""
          }
        }
      }
    }
  }

  func testWhatWaitsGoesOutWhileAnotherConversationIsShown() {
    onMain {
      let folder = NSTemporaryDirectory() + "concertina-conversations-" + UUID().uuidString
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let drafts = DraftStore(folder: folder)
      Self.withBar(drafts: drafts) { host, bar, server in
        Self.send("one", host, server)
        for text in ["two", "three"] {
          bar.text = text
          bar.send()
        }
        host.type("four")
        drafts.flush()
        let draft = ExpandableInput.Draft(text: "four", caret: 4, unsent: ["one", "two", "three"])
        XCTAssertEqual(drafts.draft(for: "a"), draft, "a crash loses none")
        bar.conversation = "b"
        XCTAssertEqual(bar.waitingCount, 0)
        server.answer("a")
        XCTAssert(MainLoop.run(atMost: 60) { server.isWaiting("a") })
        bar.conversation = "a"
        XCTAssertEqual(bar.text, "four", "what waits is not in the text too")
        XCTAssertEqual(bar.waitingCount, 1)
        bar.conversation = "b"
        server.answer("a", failing: true)
        bar.conversation = "a"
        XCTAssertEqual(bar.error, "no connection")
        XCTAssert(bar.canRetry)
        bar.retry()
        for _ in 0..<2 {
          XCTAssert(MainLoop.run(atMost: 60) { server.isWaiting("a") })
          server.answer("a")
        }
        XCTAssertEqual(server.received, ["a: one", "a: two", "a: two", "a: three"])
        drafts.flush()
        XCTAssertEqual(drafts.draft(for: "a")?.text, "four")
      }
    }
  }

  func testADeliveredMessageDoesNotComeBackAsADraft() {
    onMain {
      let folder = NSTemporaryDirectory() + "concertina-conversations-" + UUID().uuidString
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let drafts = DraftStore(folder: folder)
      Self.withBar(drafts: drafts) { host, bar, server in
        Self.send("hello", host, server)
        bar.conversation = "b"
        server.answer("a")
        XCTAssert(MainLoop.run(atMost: 60) { !server.isWaiting("a") })
        MainLoop.runUntilIdle()
        drafts.flush()
        XCTAssertNil(drafts.draft(for: "a"))
        bar.text = "in b"
        bar.conversation = "a"
        XCTAssertEqual(bar.text, "")
        drafts.flush()
        XCTAssertEqual(drafts.draft(for: "b")?.text, "in b")
      }
    }
  }

  func testTheDraftOfAConversationStaysInTheStoreThatItWasLeftWith() throws {
    try onMain {
      let (folder, next) = (try TemporaryFolder(), try TemporaryFolder())
      let (drafts, nextDrafts) = (DraftStore(folder: folder.path), DraftStore(folder: next.path))
      Self.withBar(drafts: drafts) { host, bar, server in
        Self.send("hello", host, server)
        drafts.flush()
        XCTAssertEqual(drafts.draft(for: "a")?.unsent, ["hello"])
        bar.conversation = "b"
        bar.drafts = nextDrafts
        bar.text = "in b"
        server.answer("a")
        XCTAssert(MainLoop.run(atMost: 60) { !server.isWaiting("a") })
        MainLoop.runUntilIdle()
        for store in [drafts, nextDrafts] { store.flush() }
        XCTAssertNil(drafts.draft(for: "a"), "what was sent does not come back")
        XCTAssertEqual(nextDrafts.draft(for: "b")?.text, "in b")
        XCTAssertNil(drafts.draft(for: "b"))
        XCTAssertNil(nextDrafts.draft(for: "a"))
      }
    }
  }

  func testNothingIsLeft() {
    onMain {
      assertFinalized {
        var objects: [Object] = []
        Self.withBar { host, bar, server in
          Self.send("hello", host, server)
          bar.conversation = "b"
          objects = [bar, bar.area, bar.area.textView]
          server.answer("a")
        }
        return objects
      }
    }
  }
}
