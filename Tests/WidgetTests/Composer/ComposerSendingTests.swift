import WidgetTestSupport
import XCTest

@testable import ExpandableInput

/// The messages that are sent, the time of sending, and the text afterwards.
final class ComposerSendingTests: WidgetTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { ComposerInputMethod.install() }
  }

  func testTheButtonAndTheKeySend() {
    onMain {
      let composer = ComposerHost()
      composer.type("by button")
      composer.send()
      for key in ["Return", "KP_Enter", "ISO_Enter"] {
        composer.type(key)
        composer.press(key)
        composer.settle()
      }
      XCTAssertEqual(composer.sent, ["by button", "Return", "KP_Enter", "ISO_Enter"])
      XCTAssertEqual(composer.bar.text, "")
      XCTAssertEqual(composer.text, "")
      XCTAssert(composer.bar.area.textView.isFocus)
    }
  }

  func testShiftAndControlInsertALine() {
    onMain {
      let composer = ComposerHost("a")
      composer.bar.area.buffer.caret = 1
      composer.press("Return", shift: true)
      composer.press("Return", control: true)
      composer.settle()
      XCTAssertEqual(composer.bar.text, "a\n\n")
      XCTAssertEqual(composer.sent, [])
    }
  }

  func testReturnCanInsertALineOrLeaveTheText() {
    onMain {
      let composer = ComposerHost("a")
      composer.bar.area.buffer.caret = 1
      composer.bar.returnKey = .insertsNewline
      composer.press("Return")
      XCTAssertEqual(composer.bar.text, "a\n")
      composer.press("Return", control: true)
      composer.settle()
      XCTAssertEqual(composer.sent, ["a"], "without the line break at its end")
      composer.bar.returnKey = .resignsFocus
      composer.press("Return")
      XCTAssertFalse(composer.bar.area.textView.isFocus)
      XCTAssertEqual(composer.bar.text, "")
    }
  }

  func testReturnDuringACompositionEndsItAndDoesNotSend() {
    onMain {
      // The test's keyboard has no key for ISO_Enter, and an input method needs a key.
      for key in ["Return", "KP_Enter"] {
        let composer = ComposerHost("a")
        composer.bar.area.buffer.caret = 1
        _ = ComposerInputMethod.compose("한")
        composer.press(key)
        composer.settle()
        XCTAssertEqual(composer.bar.text, "a한", key)
        XCTAssertEqual(composer.sent, [], key)
        composer.press(key)
        composer.settle()
        XCTAssertEqual(composer.sent, ["a한"], key)
        composer.close()
      }
    }
  }

  func testReturnThatAnInputMethodHandsBackDoesNotSend() {
    onMain {
      ComposerInputMethod.handReturnBack(true)
      defer { ComposerInputMethod.handReturnBack(false) }
      let composer = ComposerHost()
      _ = ComposerInputMethod.compose("한")
      composer.press("Return")
      composer.settle()
      XCTAssertEqual(composer.bar.text, "한")
      XCTAssertEqual(composer.sent, [])
      composer.press("Return")
      composer.settle()
      XCTAssertEqual(composer.sent, ["한"])
    }
  }

  func testSendingEndsACompositionAndSendsIt() {
    onMain {
      for (text, byButton) in [("", true), ("", false), ("a", true), ("a", false)] {
        let composer = ComposerHost(text)
        composer.bar.area.buffer.caret = text.count
        XCTAssertEqual(composer.bar.canSend, !text.isEmpty)
        _ = ComposerInputMethod.compose("한")
        XCTAssert(composer.bar.canSend, "a person sees something to send")
        XCTAssert(composer.bar.rightButton.isSensitive)
        if byButton {
          composer.bar.rightButton.activate(byPointer: true)
        } else {
          composer.bar.send()
        }
        composer.settle()
        XCTAssertEqual(composer.sent, [text + "한"])
        XCTAssertEqual(composer.bar.text, "")
        XCTAssertEqual(composer.bar.area.preedit, "")
        XCTAssert(composer.bar.area.textView.isFocus)
        composer.type("x")
        XCTAssertEqual(composer.bar.text, "x", "the input method goes on")
        composer.close()
      }
    }
  }

  func testACompositionThatIsDroppedLeavesNothingToSend() {
    onMain {
      let composer = ComposerHost()
      var asked: [String] = []
      _ = ComposerInputMethod.compose("한")
      composer.bar.setCanSend {
        asked.append($0)
        return !$0.isEmpty
      }
      XCTAssertEqual(asked.last, "한", "the rule sees what a person sees")
      composer.press("Escape")
      XCTAssert(MainLoop.run(atMost: 60) { !composer.bar.rightButton.isSensitive })
      composer.bar.send()
      composer.settle()
      XCTAssertEqual(composer.sent, [])
    }
  }

  func testAButtonUnderThePointerKeepsItsPressWhileACompositionEnds() {
    onMain {
      let composer = ComposerHost()
      _ = ComposerInputMethod.compose("한")
      var sensitive: [Bool] = []
      let connection = composer.bar.rightButton.onChange(of: Property<Button, Bool>("sensitive")) {
        sensitive.append(composer.bar.rightButton.isSensitive)
      }
      composer.bar.rightButton.focus()
      XCTAssertEqual(composer.bar.text, "한")
      MainLoop.runUntilIdle()
      XCTAssertEqual(sensitive, [], "never without effect in between")
      connection.disconnect()
    }
  }

  func testEscapeAndArrowUpAskTheInputMethodFirst() {
    onMain {
      let composer = ComposerHost()
      var (edited, cancelled) = (0, 0)
      composer.bar.onEditLast = { edited += 1 }
      composer.bar.onCancel = { cancelled += 1 }
      _ = ComposerInputMethod.compose("한")
      composer.press("Up")
      XCTAssertEqual(edited, 0, "a composition is text")
      composer.bar.text = ""
      _ = ComposerInputMethod.compose("한")
      composer.press("Escape")
      XCTAssertEqual(cancelled, 0, "the composition was cancelled")
      composer.press("Escape")
      XCTAssertEqual(cancelled, 1)
      composer.press("Up")
      XCTAssertEqual(edited, 1)
      composer.press("Up", shift: true)
      composer.type("text")
      composer.press("Up")
      XCTAssertEqual(edited, 1, "only in an empty composer")
    }
  }

  func testSendingEmptiesTheTextInOneStepThatCanBeUndone() {
    onMain {
      let composer = ComposerHost("one\ntwo")
      let (tall, caret) = (composer.bar.height, composer.bar.area.buffer.caret)
      composer.send()
      XCTAssertEqual(composer.bar.text, "")
      XCTAssertLessThan(composer.bar.height, tall)
      composer.press("z", control: true)
      composer.settle()
      XCTAssertEqual(composer.bar.text, "one\ntwo")
      XCTAssertEqual(composer.bar.height, tall)
      XCTAssertEqual(composer.bar.area.buffer.caret, caret)
    }
  }

  func testAnErrorIsShownAndTheMessageStays() {
    onMain {
      let composer = ComposerHost("hello")
      let bare = composer.bar.height
      composer.failure = ComposerHost.Failure()
      composer.send()
      XCTAssertEqual(composer.bar.text, "")
      XCTAssertEqual(composer.bar.error, "no connection")
      XCTAssertGreaterThan(composer.bar.height, bare)
      XCTAssertFalse(composer.bar.canSend, "nothing is written")
      composer.type("next")
      composer.settle()
      XCTAssertEqual(composer.bar.error, "no connection", "it is about another text")
      composer.failure = nil
      composer.send()
      XCTAssertEqual(composer.sent, ["hello", "next"])
      XCTAssertEqual(composer.bar.height, bare)
    }
  }

  func testAnErrorStaysUntilTheNextTryIsThrough() {
    onMain {
      let composer = ComposerHost("hello")
      let bare = composer.bar.height
      composer.failure = ComposerHost.Failure()
      composer.send()
      let tall = composer.bar.height
      var retried: CheckedContinuation<Void, Never>?
      composer.bar.onSend = { _ in
        await withCheckedContinuation { retried = $0 }
        throw ComposerHost.Failure()
      }
      let heights = composer.heights {
        composer.bar.retry()
        XCTAssert(MainLoop.run(atMost: 60) { retried != nil })
        XCTAssertNil(composer.bar.error)
        XCTAssert(MainLoop.run(atMost: 60) { !composer.bar.isMoving })
        MainLoop.runUntilIdle()
        retried?.resume()
      }
      XCTAssertEqual(Set(heights), [tall], "the bar stands still")
      XCTAssertEqual(composer.bar.error, "no connection")
      composer.bar.onSend = { _ in }
      composer.bar.retry()
      composer.settle()
      XCTAssertEqual(composer.bar.height, bare)
    }
  }

  func testAnErrorIsNeverMarkup() {
    onMain {
      struct Markup: PresentableError { let message = "<b>&no;" }
      let composer = ComposerHost("hello")
      composer.failure = Markup()
      composer.send()
      XCTAssertEqual(composer.bar.error, "<b>&no;")
    }
  }

  func testAnErrorWithoutAMessageIsAGeneralSentence() {
    onMain {
      struct Unreachable: Error {}
      let composer = ComposerHost("hello")
      composer.failure = Unreachable()
      composer.send()
      XCTAssertEqual(composer.bar.error, "The message could not be sent.")
    }
  }

  func testWhatIsWrittenWhileSendingStays() {
    onMain {
      let composer = ComposerHost("first")
      var release: CheckedContinuation<Void, Never>?
      composer.bar.onSend = { _ in await withCheckedContinuation { release = $0 } }
      composer.bar.send()
      _ = MainLoop.run(atMost: 60) { release != nil }
      XCTAssert(composer.bar.isSending)
      XCTAssertFalse(composer.bar.canSend)
      XCTAssertFalse(composer.bar.rightButton.isSensitive)
      composer.type("second")
      XCTAssertEqual(composer.bar.text, "second")
      XCTAssert(composer.bar.canSend)
      release?.resume()
      composer.settle()
      XCTAssertEqual(composer.bar.text, "second")
      XCTAssert(composer.bar.canSend)
    }
  }

  func testATextThatIsSetWhileSendingIsKept() {
    onMain {
      let composer = ComposerHost("first")
      var release: CheckedContinuation<Void, Never>?
      composer.bar.onSend = { _ in await withCheckedContinuation { release = $0 } }
      composer.bar.send()
      _ = MainLoop.run(atMost: 60) { release != nil }
      composer.bar.text = "another"
      release?.resume()
      composer.settle()
      XCTAssertEqual(composer.bar.text, "another")
    }
  }

  func testABarMayGoWhileItSends() {
    onMain {
      var release: CheckedContinuation<Void, Never>?
      assertFinalized {
        let composer = ComposerHost("first")
        composer.bar.onSend = { _ in await withCheckedContinuation { release = $0 } }
        composer.bar.send()
        _ = MainLoop.run(atMost: 60) { release != nil }
        let objects: [Object] = [composer.bar, composer.bar.area]
        composer.close()
        return objects
      }
      release?.resume()
      MainLoop.runUntilIdle()
    }
  }

  func testThereIsNothingToSendInWhiteSpace() {
    onMain {
      let composer = ComposerHost()
      for text in ["", " ", "\n\t ", "\u{3000}\u{2028}"] {
        composer.text = text
        XCTAssertFalse(composer.bar.canSend, text.debugDescription)
        XCTAssertFalse(composer.bar.rightButton.isSensitive)
        composer.press("Return")
        composer.settle()
        XCTAssertEqual(composer.bar.text, text)
      }
      composer.text = " x"
      XCTAssert(composer.bar.canSend)
      composer.bar.setCanSend { $0.hasPrefix("/") }
      XCTAssertFalse(composer.bar.canSend)
      composer.text = "/go"
      XCTAssert(composer.bar.rightButton.isSensitive)
      XCTAssertEqual(composer.sent, [])
    }
  }

  func testTheLimitCountsCharactersAsTheUserDoesAndTakesNothingAway() {
    onMain {
      let composer = ComposerHost()
      composer.bar.maxLength = 20
      XCTAssertNil(composer.bar.counter)
      composer.text = String(repeating: "한", count: 10)
      XCTAssertEqual(composer.bar.counter, "10")
      composer.text = String(repeating: "👩‍👩‍👧‍👦", count: 20)
      XCTAssertEqual(composer.bar.counter, "0")
      XCTAssert(composer.bar.canSend)
      for (character, count) in [
        ("👩‍👩‍👧‍👦", 600), ("🇩🇪", 700), ("e\u{301}\u{302}\u{323}\u{327}", 1_018),
        ("한", 1_018),
      ] {
        composer.text = String(repeating: character, count: count)
        XCTAssertEqual(composer.bar.counter, "−\(count - 20)", character)
      }
      composer.text = String(repeating: "👩‍👩‍👧‍👦", count: 5_000)
      XCTAssertEqual(composer.bar.counter, "−999+")
      composer.text = String(repeating: "e\u{301}", count: 22)
      XCTAssertEqual(composer.bar.counter, "−2")
      XCTAssertFalse(composer.bar.canSend)
      XCTAssertEqual(composer.bar.text.count, 22)
      composer.send()
      XCTAssertEqual(composer.sent, [])
      composer.text = "short"
      XCTAssertNil(composer.bar.counter)
      XCTAssert(composer.bar.canSend)
      composer.bar.maxLength = 2
      XCTAssertFalse(composer.bar.canSend)
      composer.bar.maxLength = nil
      XCTAssert(composer.bar.canSend)
    }
  }
}
