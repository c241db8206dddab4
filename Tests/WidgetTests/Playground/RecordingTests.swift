import GtkCore
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import Playground

/// Recordings are not discarded without a question, and replays show their steps.
final class RecordingTests: WidgetTestCase {
  @MainActor private static let application: Application = {
    let application = Application(identifier: "org.example.RecordingTests", isUnique: false)
    application.register()
    return application
  }()

  @MainActor
  private static func open(_ scene: String = "auto-height-editor") -> PlaygroundWindow {
    let window = PlaygroundWindow(
      application: application, catalog: .standard,
      memory: WindowMemory(path: "/dev/null/window.ini"), appearance: Appearance())
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

  private static let steps: [ScenarioStep] = [
    .type("one"), .press(Accelerator(key: "Return")), .type("two"),
  ]

  @MainActor
  private static func scenario(_ steps: [ScenarioStep]) -> Scenario {
    Scenario(scene: "auto-height-editor", width: 300, knobs: [], steps: steps)
  }

  @MainActor
  private static func withReplay(
    _ steps: [ScenarioStep], _ body: (ReplayWindow, PlaygroundWindow) throws -> Void
  ) throws {
    let window = open("composer")
    let scene = try SceneCatalog.standard.scene("auto-height-editor")
    let replay = try XCTUnwrap(ReplayWindow(scenario(steps), of: scene, above: window.window))
    window.replayer.replay = replay
    try body(replay, window)
    window.window.close()
    MainLoop.runUntilIdle()
  }

  @MainActor private static let label = Property<Label, String>("label")

  /// Plays, and calls `act` once the second step has started.
  @MainActor
  private static func run(
    _ replay: ReplayWindow, _ act: @escaping @MainActor () -> Void
  ) throws -> ScenarioReplay.Summary {
    let connection = replay.progress.onChange(of: Self.label) { [weak replay] in
      guard replay?.progress.text.hasPrefix("Step 2") == true else { return }
      MainLoopSource.idle(priority: .low) { act() }
    }
    defer { connection.disconnect() }
    return try replay.run()
  }

  func testAReplayHasATitleAndTellsItsProgressAndItsResult() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      settings.cursorBlinks = true
      try Self.withReplay(Self.steps) { replay, _ in
        XCTAssert(replay.scenes.window.booleanProperty("decorated"))
        XCTAssertEqual(replay.scenes.window.title, "Replay: Auto-height editor")
        var reported: [String] = []
        let connection = replay.progress.onChange(of: Self.label) { [weak replay] in
          reported.append(replay?.progress.text ?? "")
        }
        let summary = try replay.run()
        connection.disconnect()
        XCTAssertEqual(summary.steps, 3)
        XCTAssertEqual(summary.failures, 0, "a caret that blinks is no unrest")
        XCTAssert(reported.contains("Step 2 of 3"), "\(reported)")
        XCTAssertEqual(replay.progress.text, "\(summary)")
        XCTAssertEqual(replay.scenes.stage.state["text"], "one\ntwo")
        XCTAssert(settings.cursorBlinks)
      }
    }
  }

  func testAReplayIsStopped() throws {
    try onMain {
      try Self.withReplay([.type("one"), .wait(1_000), .type("two")]) { replay, _ in
        let summary = try Self.run(replay) { replay.button.click() }
        XCTAssertFalse(summary.isWhole)
        XCTAssertFalse(replay.isRunning)
        XCTAssert(replay.scenes.window.isMapped, "one looks at how far it came")
        replay.button.click()
        XCTAssertFalse(replay.scenes.window.isMapped)
      }
    }
  }

  func testClosingThePlaygroundEndsAReplay() throws {
    try onMain {
      try Self.withReplay([.type("one"), .wait(1_000), .type("two")]) { replay, window in
        let summary = try Self.run(replay) { window.window.close() }
        XCTAssertFalse(summary.isWhole)
        XCTAssertFalse(replay.scenes.window.isMapped)
      }
    }
  }

  func testNothingOfAReplayIsLeft() throws {
    try onMain {
      try assertFinalized {
        var objects: [Object] = []
        try Self.withReplay(Self.steps) { replay, _ in
          _ = try replay.run()
          objects = [replay.scenes.window, replay.scenes.stage.root, replay.button]
          replay.close()
        }
        return objects
      }
    }
  }
}
