import ExpandableInput
import WidgetTestSupport
import XCTest

/// Messages that are sent while another one is being sent.
final class ComposerQueueTests: WidgetTestCase {
  /// A server that answers one message at a time, when the test calls for it.
  @MainActor
  private final class Server {
    private(set) var received: [String] = []
    private var finished = 0
    private var waiting: CheckedContinuation<Void, any Error>?

    func send(_ text: String) async throws {
      received.append(text)
      defer { finished += 1 }
      try await withCheckedThrowingContinuation { waiting = $0 }
    }

    func answer(_ failure: (any Error)? = nil) {
      XCTAssert(MainLoop.run(atMost: 60) { self.waiting != nil })
      let (answered, before) = (waiting, finished)
      waiting = nil
      if let failure { answered?.resume(throwing: failure) } else { answered?.resume() }
      XCTAssert(MainLoop.run(atMost: 60) { self.finished > before })
      MainLoop.runUntilIdle()
    }
  }

  @MainActor
  private static func withBar(
    _ body: (ComposerHost, ExpandableToolbar, Server) throws -> Void
  ) rethrows {
    let (composer, server) = (ComposerHost(), Server())
    composer.bar.onSend = { [server] in try await server.send($0) }
    try body(composer, composer.bar, server)
    composer.close()
  }

  @MainActor
  private static func send(_ text: String, _ composer: ComposerHost) {
    composer.type(text)
    composer.press("Return")
    MainLoop.runUntilIdle()
  }

  func testMessagesWaitInTheirOrder() {
    onMain {
      Self.withBar { composer, bar, server in
        var counts: [Int] = []
        bar.onStateChanged = { counts.append(bar.waitingCount) }
        Self.send("first", composer)
        XCTAssertEqual(bar.text, "")
        XCTAssertFalse(bar.canSend, "by the same key twice")
        Self.send("second", composer)
        XCTAssertEqual(bar.text, "")
        XCTAssertEqual(bar.waitingCount, 1)
        Self.send("third", composer)
        XCTAssertEqual(bar.waitingCount, 2)
        XCTAssert(bar.isSending)
        for _ in 0..<3 { server.answer() }
        composer.settle()
        XCTAssertEqual(server.received, ["first", "second", "third"])
        XCTAssertEqual(counts, [0, 1, 2, 1, 1, 0, 0, 0])
        XCTAssertEqual(bar.text, "")
      }
    }
  }

  func testWhatIsSentDoesNotCountAgainstTheLimit() {
    onMain {
      Self.withBar { composer, bar, server in
        bar.maxLength = 12
        Self.send("a long first", composer)
        XCTAssertNil(bar.counter)
        composer.type("second")
        XCTAssertEqual(bar.counter, "6")
        XCTAssert(bar.canSend)
        composer.press("Return")
        for _ in 0..<2 { server.answer() }
        composer.settle()
        XCTAssertEqual(server.received, ["a long first", "second"])
      }
    }
  }

  func testAFailedMessageIsSentAgainAndWhatWasWrittenStays() {
    onMain {
      Self.withBar { composer, bar, server in
        Self.send("first", composer)
        Self.send("second", composer)
        composer.type("third")
        server.answer(ComposerHost.Failure())
        composer.settle()
        XCTAssertEqual(bar.error, "no connection")
        XCTAssert(bar.canRetry)
        composer.type("!")
        XCTAssertEqual(bar.error, "no connection", "it is not about this text")
        // Past Delete of both, to Retry of the first.
        for _ in 0..<3 { composer.press("Tab", shift: true) }
        composer.press("space")
        XCTAssert(MainLoop.run(atMost: 60) { bar.isSending })
        XCTAssert(bar.area.textView.isFocus)
        for _ in 0..<2 { server.answer() }
        composer.settle()
        XCTAssertEqual(server.received, ["first", "first", "second"])
        XCTAssertEqual(bar.text, "third!")
        XCTAssertNil(bar.error)
      }
    }
  }

  func testRetrySendsWhatFailedAndNotWhatWasWrittenAfterIt() {
    onMain {
      Self.withBar { composer, bar, server in
        Self.send("first", composer)
        composer.type("second")
        server.answer(ComposerHost.Failure())
        composer.settle()
        bar.retry()
        server.answer()
        composer.settle()
        XCTAssertEqual(server.received, ["first", "first"])
        XCTAssertEqual(bar.text, "second")
      }
    }
  }

  func testACancelledMessageComesBackIntoTheText() {
    onMain {
      Self.withBar { composer, bar, server in
        Self.send("first", composer)
        Self.send("second", composer)
        server.answer(CancellationError())
        XCTAssert(MainLoop.run(atMost: 60) { bar.text == "first" })
        server.answer()
        composer.settle()
        XCTAssertEqual(server.received, ["first", "second"])
      }
    }
  }

  func testNothingIsLeft() {
    onMain {
      assertFinalized {
        var objects: [Object] = []
        Self.withBar { composer, bar, server in
          Self.send("first", composer)
          Self.send("second", composer)
          server.answer(ComposerHost.Failure())
          objects = [bar, bar.area, bar.rightButton]
        }
        return objects
      }
    }
  }
}
