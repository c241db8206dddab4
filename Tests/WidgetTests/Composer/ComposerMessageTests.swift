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

  /// What stands above the text.
  @MainActor
  private static func shown(_ bar: ExpandableToolbar) -> [String] {
    func words(_ label: Widget) -> String? {
      label.isVisible ? Label(retaining: label.nativePointer).text : nil
    }
    let list = bar.composer.notices.pending
    guard list.widget.isVisible else { return [] }
    let rows = list.rows.map { row in
      row.children[0].children.compactMap { words($0) }.joined(separator: ": ")
    }
    return rows + [words(list.widget.children[1])].compactMap { $0 }
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
        XCTAssertEqual(Self.shown(bar), ["hello: no connection"])
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
        XCTAssertEqual(Self.shown(bar), ["first: no connection", "second: Waiting"])
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

  func testEachMessageStandsAboveTheTextUntilItHasArrived() throws {
    try onMain {
      try Self.withBar { composer, bar, server in
        for text in ["first", "second", "third", "fourth", "fifth"] { Self.send(text, composer) }
        composer.type("draft")
        XCTAssertEqual(
          Self.shown(bar),
          ["first: Sending", "second: Waiting", "third: Waiting", "2 more messages are waiting"])
        XCTAssertEqual(bar.pendingMessages.map(\.state).prefix(2), [.sending, .waiting])
        let first = try XCTUnwrap(bar.pendingMessages.first)
        bar.delete(first.id)
        bar.retry(first.id)
        XCTAssertEqual(bar.pendingMessages.count, 5, "it is on its way")
        bar.edit(bar.pendingMessages[1].id)
        XCTAssertEqual(bar.text, "draft", "another text is written there")
        bar.text = ""
        bar.edit(bar.pendingMessages[1].id)
        XCTAssertEqual(bar.text, "second")
        bar.delete(bar.pendingMessages[1].id)
        server.answer("")
        XCTAssertEqual(Self.shown(bar), ["fourth: Sending", "fifth: Waiting"])
        server.answer("", ComposerHost.Failure())
        XCTAssertEqual(Self.shown(bar), ["fourth: no connection", "fifth: Waiting"])
        bar.retry(bar.pendingMessages[1].id)
        XCTAssertFalse(bar.isSending, "only what has failed is sent again")
        bar.retry(bar.pendingMessages[0].id)
        for _ in 0..<2 { server.answer("") }
        composer.settle()
        XCTAssertEqual(server.delivered, ["first", "fourth", "fifth"])
        XCTAssertEqual(Self.shown(bar), [])
        XCTAssertEqual(bar.text, "second")
        XCTAssertEqual(bar.violatedInvariants, [])
      }
    }
  }

  func testButtonsAreBelowAMessageWhereTheyWouldTakeHalfOfTheWidth() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      let resolution = settings.textResolution
      defer { settings.textResolution = resolution }
      for factor in [1.0, 2] {
        settings.textResolution = resolution * factor
        let composer = ComposerHost("hello", width: 320)
        defer { composer.close() }
        composer.failure = ComposerHost.Failure()
        composer.send()
        let row = try XCTUnwrap(composer.bar.composer.notices.pending.rows.first)
        let (words, actions) = (row.children[0], row.children[1])
        let (text, buttons) = try (
          XCTUnwrap(words.bounds(in: row)), XCTUnwrap(actions.bounds(in: row))
        )
        let isBelow = 2 * buttons.width > Double(row.width)
        XCTAssertEqual(isBelow, factor == 2)
        XCTAssertEqual(isBelow, buttons.y >= text.y + text.height)
        XCTAssertLessThanOrEqual(text.x, 0.5)
        XCTAssertEqual(buttons.x + buttons.width, Double(row.width))
        XCTAssertLessThanOrEqual(buttons.y + buttons.height, Double(row.height))
        XCTAssertEqual(composer.bar.violatedInvariants, [])
      }
    }
  }

  func testAnAppCanShowTheMessagesItself() {
    onMain {
      Self.withBar { composer, bar, server in
        let height = bar.height
        bar.showsPendingMessages = false
        Self.send("hello", composer)
        server.answer("", ComposerHost.Failure())
        composer.settle()
        XCTAssertEqual(bar.height, height)
        XCTAssertEqual(Self.shown(bar), [])
        XCTAssertEqual(bar.pendingMessages.map(\.state), [.failed("no connection")])
        bar.showsPendingMessages = true
        composer.settle()
        XCTAssertEqual(Self.shown(bar), ["hello: no connection"])
        XCTAssertGreaterThan(bar.height, height)
      }
    }
  }

  func testTheEndOfAPasteIsNotSentAndHiddenMarksAreShown() throws {
    try onMain {
      try Self.withBar { composer, bar, server in
        composer.type("x")
        bar.area.insertAtCaret("ab\u{202E}cd\n\n")
        composer.settle()
        XCTAssert(bar.composer.notices.turnsDirection)
        let height = bar.height
        try Self.click("remove-marks", in: composer)
        composer.settle()
        XCTAssertEqual(bar.text, "xabcd\n\n")
        XCTAssertFalse(bar.composer.notices.turnsDirection)
        XCTAssertLessThan(bar.height, height)
        composer.press("z", control: true)
        XCTAssert(bar.composer.notices.turnsDirection, "undo brings them back")
        bar.send()
        XCTAssertFalse(bar.composer.notices.turnsDirection)
        server.answer("")
        XCTAssertEqual(server.delivered, ["xab\u{202E}cd"], "what the user wants is sent")
      }
    }
  }

  func testARowShowsTheFirstLineWithSomethingToSee() {
    for (text, excerpt) in [
      ("hello", "hello"), ("\n \none\ntwo", "one…"), ("one\n", "one"), (" ", ""),
      (String(repeating: "é", count: 81), String(repeating: "é", count: 80) + "…"),
    ] {
      onMain {
        let message = PendingMessage(id: .make(), text: text, state: .sending)
        XCTAssertEqual(message.excerpt, excerpt)
      }
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
        bar.conversation = "room"
        bar.drafts = drafts
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
