import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// Recordings are not discarded without a question.
final class RecordingTests: WidgetTestCase {
  @MainActor private static let application: Application = {
    let application = Application(identifier: "org.example.RecordingTests", isUnique: false)
    application.register()
    return application
  }()

  @MainActor
  private static func open(_ scene: String = "auto-height-editor") -> PlaygroundWindow {
    let window = PlaygroundWindow(
      application: application, program: .concertina,
      memory: WindowMemory(path: "/dev/null/window.ini"), appearance: Appearance(),
      draft: RecordingDraft(
        folder: "/dev/null", reader: PlaygroundProgram.concertina.scenarioReader))
    window.present(.scene(SceneRequest(scene: scene)))
    _ = MainLoop.run(atMost: 60) { window.window.isMapped }
    settle(window)
    return window
  }

  @MainActor
  private static func settle(_ window: PlaygroundWindow) {
    XCTAssert(FrameSettling(of: window.window).waitUntilStill(atMost: 60))
  }

  @MainActor
  private static func record(_ text: String, in window: PlaygroundWindow) {
    window.toggleRecording()
    for character in text.unicodeScalars { window.window.type(character) }
    settle(window)
  }

  @MainActor
  private static func answer(_ name: String, in window: PlaygroundWindow) throws {
    let question = try XCTUnwrap(window.recorder.question)
    let button = try XCTUnwrap(question.window.descendant(named: name))
    button.activate()
    MainLoop.runUntilIdle()
  }

  func testAWindowAsksBeforeItClosesWithARecording() throws {
    try onMain {
      let window = Self.open()
      var isClosed = false
      window.onClosed = { isClosed = true }
      Self.record("hello", in: window)
      window.window.close()
      MainLoop.runUntilIdle()
      XCTAssertFalse(isClosed, "what was recorded would be lost")
      XCTAssertEqual(window.recorder.unsavedScenario?.steps, [.type("hello")])
      // Without an answer the window stays open, and the question appears again.
      window.recorder.question?.window.destroy()
      window.window.close()
      MainLoop.runUntilIdle()
      XCTAssertFalse(isClosed)
      try Self.answer("discard", in: window)
      XCTAssert(isClosed)
    }
  }

  func testTheQuestionIsInTheWindowAndDiscardApart() throws {
    try onMain {
      let window = Self.open()
      Self.record("hello", in: window)
      window.window.close()
      let question = try XCTUnwrap(window.recorder.question?.window)
      XCTAssert(FrameSettling(of: question).waitUntilStill(atMost: 60))
      let heading = try XCTUnwrap(question.descendant(named: "question"))
      XCTAssertEqual(heading.stringProperty("label"), "Save the recording?")
      XCTAssert(heading.isMapped)
      let places = try ["discard", "cancel", "save"].map { name in
        try XCTUnwrap(question.descendant(named: name)?.bounds(in: question))
      }
      XCTAssertGreaterThan(places[1].x - (places[0].x + places[0].width), 24, "a slip of the hand")
      XCTAssertLessThan(places[2].x - (places[1].x + places[1].width), 12)
      try Self.answer("cancel", in: window)
      XCTAssertEqual(window.recorder.unsavedScenario?.steps, [.type("hello")])
      XCTAssert(window.window.isMapped)
      window.recorder.waiting.discard.activate()
      try Self.answer("discard", in: window)
      window.window.close()
      MainLoop.runUntilIdle()
    }
  }

  func testABannerSaysThatARecordingWaits() throws {
    try onMain {
      let window = Self.open()
      let waiting = window.recorder.waiting
      Self.record("hello", in: window)
      XCTAssertFalse(waiting.widget.isVisible)
      window.window.close()
      let question = try XCTUnwrap(window.recorder.question?.window)
      question.press(try XCTUnwrap(KeyStroke(name: "Escape")))
      Self.settle(window)
      XCTAssert(waiting.widget.isMapped)
      XCTAssertEqual(waiting.label.text, "A recording of 1 step is not saved")
      waiting.discard.activate()
      try Self.answer("discard", in: window)
      XCTAssertFalse(waiting.widget.isVisible)
      window.window.close()
      MainLoop.runUntilIdle()
    }
  }

  func testAWindowWithNothingRecordedClosesAtOnce() {
    onMain {
      let window = Self.open()
      var isClosed = false
      window.onClosed = { isClosed = true }
      window.toggleRecording()
      window.window.close()
      MainLoop.runUntilIdle()
      XCTAssert(isClosed)
    }
  }

  func testTheMenuAndTheButtonSayHowToStop() {
    onMain {
      let window = Self.open()
      XCTAssertEqual(window.header.record.stringProperty("tooltip-text"), "Record a scenario")
      window.toggleRecording()
      XCTAssertEqual(window.header.record.stringProperty("tooltip-text"), "Stop recording")
      window.toggleRecording()
      XCTAssertEqual(window.header.record.stringProperty("tooltip-text"), "Record a scenario")
      window.window.close()
      MainLoop.runUntilIdle()
    }
  }

  func testABannerCountsTheSteps() throws {
    try onMain {
      let window = Self.open()
      let banner = window.recorder.banner
      XCTAssertFalse(banner.widget.isVisible)
      window.toggleRecording()
      Self.settle(window)
      XCTAssert(banner.widget.isMapped)
      XCTAssertEqual(banner.label.text, "Recording: nothing yet")
      window.window.type("a")
      XCTAssert(MainLoop.run(atMost: 60) { banner.label.text == "Recording: 1 step" })
      window.window.type("b")
      window.window.close()
      XCTAssertFalse(banner.widget.isVisible)
      XCTAssertEqual(window.recorder.unsavedScenario?.steps, [.type("ab")])
      try Self.answer("discard", in: window)
    }
  }
}
