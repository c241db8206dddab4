import TestSupport
import WidgetTestSupport
import XCTest

@testable import ExpandableInput

/// A message that is being sent, or has failed, stands as its own.
final class ComposerMessageTests: WidgetTestCase {
  @MainActor
  private static func withBar(
    _ body: (ComposerHost, ExpandableToolbar, MessageServer) throws -> Void
  ) rethrows {
    let (composer, server) = (ComposerHost(), MessageServer())
    composer.bar.onSend = { [server] in try await server.send($0, from: "") }
    try body(composer, composer.bar, server)
    composer.close()
  }

  @MainActor
  private static func send(_ text: String, _ composer: ComposerHost) {
    composer.type(text)
    composer.press("Return")
    MainLoop.runUntilIdle()
  }

  @MainActor
  private static func click(_ name: String, in composer: ComposerHost) throws {
    let button = try XCTUnwrap(composer.bar.descendant(named: name))
    XCTAssert(button.isMapped && button.isSensitive, name)
    button.activate()
    MainLoop.runUntilIdle()
  }

  func testNoKeyChangesWhatIsBeingSent() {
    onMain {
      Self.withBar { composer, bar, server in
        Self.send("hello", composer)
        XCTAssertEqual(bar.text, "")
        for key in ["BackSpace", "Delete"] { composer.press(key) }
        composer.press("z", control: true)
        composer.press("a", control: true)
        composer.type("new")
        XCTAssertEqual(bar.text, "new")
        server.answer("")
        XCTAssertEqual(server.delivered, ["hello"])
        XCTAssertEqual(bar.text, "new")
        for _ in 0..<3 { composer.press("z", control: true) }
        XCTAssertEqual(bar.text, "", "what was sent does not join what is written")
      }
    }
  }

  func testAFailedMessageStandsAsItsOwnUntilItIsSent() throws {
    try onMain {
      try Self.withBar { composer, bar, server in
        Self.send("hello", composer)
        composer.type("new")
        server.answer("", ComposerHost.Failure())
        composer.settle()
        composer.type("er")
        composer.press("z", control: true)
        composer.press("Up")
        XCTAssertEqual(bar.error, "no connection")
        XCTAssert(bar.canRetry)
        let notice = try XCTUnwrap(bar.composer.notice.label.text)
        XCTAssertEqual(notice, "no connection\n“hello”")
        bar.text = "new"
        try Self.click("retry", in: composer)
        server.answer("", ComposerHost.Failure())
        try Self.click("retry", in: composer)
        server.answer("")
        composer.settle()
        XCTAssertEqual(server.delivered, ["hello"])
        XCTAssertNil(bar.error)
        XCTAssertEqual(bar.text, "new")
      }
    }
  }

  func testWhatFailedIsEditedWhereNothingElseIsWritten() throws {
    try onMain {
      try Self.withBar { composer, bar, server in
        Self.send("hello", composer)
        Self.send("second", composer)
        composer.type("x")
        server.answer("", ComposerHost.Failure())
        composer.settle()
        let edit = try XCTUnwrap(bar.descendant(named: "edit"))
        XCTAssertFalse(edit.isSensitive, "it would join another text")
        composer.press("BackSpace")
        XCTAssert(edit.isSensitive)
        try Self.click("edit", in: composer)
        XCTAssertEqual(bar.text, "hello")
        XCTAssertNil(bar.error)
        server.answer("")
        XCTAssertEqual(server.delivered, ["second"], "it waited, and goes on")
        XCTAssertEqual(bar.text, "hello")
      }
    }
  }

  func testWhatFailedIsDeletedAndWhatWaitsGoesOn() throws {
    try onMain {
      try Self.withBar { composer, bar, server in
        Self.send("first", composer)
        Self.send("second", composer)
        server.answer("", ComposerHost.Failure())
        composer.settle()
        XCTAssertEqual(
          bar.composer.notice.label.text, "no connection\n“first”\n1 message is waiting")
        try Self.click("delete", in: composer)
        server.answer("")
        composer.settle()
        XCTAssertEqual(server.delivered, ["second"])
        XCTAssertEqual(bar.text, "")
        XCTAssert(bar.area.textView.isFocus)
      }
    }
  }

  func testACancelledMessageComesBackWhereNothingElseIsWritten() {
    onMain {
      Self.withBar { composer, bar, server in
        Self.send("first", composer)
        server.answer("", CancellationError())
        XCTAssertEqual(bar.text, "first")
        XCTAssertNil(bar.error)
        composer.press("Return")
        composer.type("other")
        server.answer("", CancellationError())
        XCTAssertEqual(bar.text, "other")
        XCTAssertEqual(bar.error, "The message could not be sent.")
        XCTAssertEqual(bar.composer.sending.unsentTexts, ["first"])
      }
    }
  }

  func testTheNoticeShowsTheFirstLineWithSomethingToSee() {
    for (text, excerpt) in [
      ("hello", "hello"), ("\n \none\ntwo", "one…"), ("one\n", "one"), (" ", ""),
      (String(repeating: "é", count: 81), String(repeating: "é", count: 80) + "…"),
    ] {
      onMain { XCTAssertEqual(SendingNotice.excerpt(of: text), excerpt) }
    }
  }

  func testUnsentMessagesComeBackApartAfterARestart() throws {
    try onMain {
      let folder = try TemporaryFolder()
      let server = MessageServer()
      for round in 0..<2 {
        let composer = ComposerHost()
        let bar = composer.bar
        bar.onSend = { [server] in try await server.send($0, from: "") }
        let drafts = DraftStore(folder: folder.path, delay: 1_000)
        bar.keepDraft(in: drafts, conversation: "room")
        composer.settle()
        if round == 0 {
          for text in ["first\nof two lines", "second"] {
            bar.text = text
            bar.send()
          }
          composer.type("third")
        } else {
          XCTAssertEqual(bar.composer.sending.unsentTexts, ["first\nof two lines", "second"])
          XCTAssertEqual(bar.text, "third")
          XCTAssertEqual(bar.error, "The message could not be sent.")
          XCTAssertFalse(bar.isSending, "the user decides")
          server.hangUp()
          bar.retry()
          for _ in 0..<2 { server.answer("") }
          XCTAssertEqual(server.delivered, ["first\nof two lines", "second"])
        }
        XCTAssert(drafts.flush())
        composer.close()
      }
      let draft = DraftStore(folder: folder.path).draft(for: "room")
      XCTAssertEqual(draft, ExpandableInput.Draft(text: "third", caret: 5))
    }
  }

  func testNoSequenceLosesOrJoinsAMessage() throws {
    try onMain {
      let seed = TestEffort.seed(usually: 20_261_128)
      for round in 0..<TestEffort.count(12) {
        var play = try MessagePlay(seed: seed &+ UInt64(round))
        for _ in 0..<60 {
          play.step()
          let wrong = play.violations
          guard wrong.isEmpty else {
            XCTFail("seed \(seed &+ UInt64(round)): \(wrong) after \(play.steps)")
            break
          }
        }
        play.end()
      }
    }
  }
}
