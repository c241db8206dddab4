import Glibc
import GtkCore
import GtkReplay
import PlaygroundScenes
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// A scenario is replayed on the stage, which belongs to it meanwhile.
final class ReplayTests: WidgetTestCase {
  @MainActor private static let application: Application = {
    let application = Application(identifier: "org.example.ReplayTests", isUnique: false)
    application.register()
    return application
  }()

  @MainActor
  private static func withWindow(_ body: (PlaygroundWindow) throws -> Void) throws {
    let window = PlaygroundWindow(
      application: application, program: .concertina,
      memory: WindowMemory(path: "/dev/null/window.ini"), appearance: Appearance(),
      draft: RecordingDraft(
        folder: "/dev/null", reader: PlaygroundProgram.concertina.scenarioReader))
    window.present(.scene(SceneRequest(scene: "composer")))
    XCTAssert(MainLoop.run(atMost: 60) { window.window.isMapped })
    XCTAssert(FrameSettling(of: window.window).waitUntilStill(atMost: 60))
    window.replayer.bar.speed.selectedIndex = ReplaySpeed.allCases.firstIndex(of: .full)
    try body(window)
    window.window.close()
    MainLoop.runUntilIdle()
  }

  private static let steps: [ScenarioStep] = [
    .type("one"), .press(Accelerator(key: "Return")), .type("two"),
  ]

  @MainActor
  private static func scenario(_ steps: [ScenarioStep]) -> Scenario {
    Scenario(scene: "auto-height-editor", width: 300, steps: steps)
  }

  /// Replays, and calls `act` once the second step has begun.
  @MainActor
  private static func replay(
    _ steps: [ScenarioStep], in window: PlaygroundWindow,
    duringSecondStep act: @escaping @MainActor () -> Void
  ) throws -> ScenarioReplay.Summary {
    let label = window.replayer.bar.label
    let connection = label.onChange(of: Property<Label, String>("label")) { [weak label] in
      guard label?.text.contains("step 2") == true else { return }
      MainLoopSource.idle(priority: .low) { act() }
    }
    defer { connection.disconnect() }
    return try XCTUnwrap(try window.replayer.replay(scenario(steps)))
  }

  func testTheBarShowsTheProgressAndTheResult() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      settings.cursorBlinks = true
      try Self.withWindow { window in
        let bar = window.replayer.bar
        var reported: [String] = []
        let connection = bar.label.onChange(of: Property<Label, String>("label")) {
          reported.append(bar.label.text)
        }
        let summary = try XCTUnwrap(try window.replayer.replay(Self.scenario(Self.steps)))
        connection.disconnect()
        XCTAssertEqual(summary.steps, 3)
        XCTAssertEqual(summary.failures, 0, "a caret that blinks is not unrest")
        XCTAssert(reported.contains("Replay: step 2 of 3"), "\(reported)")
        XCTAssertEqual(bar.label.text, "Replayed 3 steps, no faults")
        XCTAssertEqual(window.session?.scene.id, "auto-height-editor")
        XCTAssertEqual(window.session?.stage.state["text"], "one\ntwo")
        XCTAssertEqual(window.stagePane.width, 300)
        XCTAssert(settings.cursorBlinks)
      }
    }
  }

  func testTheBarStopsIt() throws {
    try onMain {
      try Self.withWindow { window in
        let bar = window.replayer.bar
        let summary = try Self.replay(
          [.type("one"), .wait(1_000), .type("two")], in: window
        ) { bar.stop.click() }
        XCTAssertFalse(summary.isWhole)
        XCTAssertFalse(window.replayer.isRunning)
        XCTAssertEqual(window.session?.stage.state["text"], "one", "the stage stays as it was")
        XCTAssert(bar.results.isVisible)
        bar.close.click()
        XCTAssertFalse(bar.widget.isVisible)
      }
    }
  }

  func testEscapeStopsItAndOtherKeysOfTheUserDoNothing() throws {
    try onMain {
      try Self.withWindow { window in
        let summary = try Self.replay([.type("one"), .wait(1_000)], in: window) {
          window.window.type("x")
          if let escape = KeyStroke(name: "Escape") { window.window.press(escape) }
        }
        XCTAssertFalse(summary.isWhole)
        XCTAssertEqual(window.session?.stage.state["text"], "one")
      }
    }
  }

  func testKeysOfTheScenarioStayOnTheStage() throws {
    try onMain {
      try Self.withWindow { window in
        let shown = window.columns.isShown(.sidebar)
        let summary = try window.replayer.replay(
          Self.scenario([
            .press(Accelerator(key: "F9")), .press(Accelerator(key: "Tab")), .type("a"),
            .press(Accelerator(modifiers: [.control], key: "w")),
          ]))
        XCTAssertEqual(summary?.steps, 4)
        XCTAssertEqual(window.columns.isShown(.sidebar), shown)
        XCTAssert(window.window.isMapped)
        // Tab is text in this editor, and goes nowhere else in any scene.
        let focus = try XCTUnwrap(window.window.focusWidget)
        let stage = try XCTUnwrap(window.session?.stage.root)
        XCTAssert(sequence(first: focus, next: \.parent).contains(stage))
      }
    }
  }

  func testTheSlowerSpeedsPause() throws {
    try onMain {
      try Self.withWindow { window in
        let clock = ContinuousClock()
        window.replayer.bar.speed.selectedIndex = ReplaySpeed.allCases.firstIndex(of: .usual)
        let time = try clock.measure { _ = try window.replayer.replay(Self.scenario(Self.steps)) }
        // Six characters, and two pauses between three steps.
        XCTAssertGreaterThan(time, .seconds(6 * 0.06 + 2 * 0.4))
      }
    }
  }

  func testClosingTheWindowStopsItFirst() throws {
    try onMain {
      try Self.withWindow { window in
        var isClosed = false
        window.onClosed = { isClosed = true }
        let summary = try Self.replay([.type("one"), .wait(1_000)], in: window) {
          window.window.close()
        }
        XCTAssertFalse(summary.isWhole)
        XCTAssertFalse(isClosed, "not while the stage is in use")
      }
    }
  }

  func testTheUsersInputMethodComesBack() throws {
    try onMain {
      try Self.withWindow { window in
        let scenario = Self.scenario([.preedit("ㅎ"), .commit("한")])
        let summary = try window.replayer.replay(scenario)
        XCTAssertEqual(summary?.failures, 0)
        XCTAssertEqual(window.session?.stage.state["text"], "한")
        XCTAssertFalse(ComposerInputMethod.compose("ㅎ"), "it is not the stage's any more")
        ComposerInputMethod.install()
      }
    }
  }

  // MARK: Results

  func testTheResultsHaveThePictureAndTheChangesOfEachStep() throws {
    try onMain {
      try Self.withWindow { window in
        _ = try window.replayer.replay(Self.scenario(Self.steps))
        let steps = try XCTUnwrap(window.replayer.record?.steps)
        XCTAssertEqual(steps.map(\.step), Self.steps)
        for step in steps { XCTAssertEqual(try Texture(bytes: step.picture).width, 300) }
        XCTAssertNotEqual(steps[0].picture, steps[2].picture)
        XCTAssert(
          steps[2].changes.contains {
            $0.path.description == "$.text" && $0.before == "one\n" && $0.after == "one\ntwo"
          }, "\(steps[2].changes)")
        XCTAssertFalse(
          steps[0].changes.contains { $0.path.description == "$.isFocused" },
          "the scene has the focus before the first step")
        XCTAssertNil(steps[0].comparison, "there was no replay before")
        XCTAssert(steps.allSatisfy { !$0.isRemarkable })
      }
    }
  }

  func testTheyAreComparedWithTheReplayBefore() throws {
    try onMain {
      try Self.withWindow { window in
        _ = try window.replayer.replay(Self.scenario(Self.steps))
        let first = window.replayer.record
        _ = try window.replayer.replay(Self.scenario(Self.steps), comparingWith: first)
        let same = try XCTUnwrap(window.replayer.record?.steps)
        XCTAssertEqual(same.map { $0.comparison?.isSame }, [true, true, true])
        // The same steps in a scene that is set up in another way.
        var other = Self.scenario(Self.steps)
        other.knobs = [KnobSetting("maxLine", .number(1))]
        _ = try window.replayer.replay(other, comparingWith: first)
        let steps = try XCTUnwrap(window.replayer.record?.steps)
        XCTAssertEqual(steps[2].comparison?.isSame, false)
        XCTAssert(
          steps[2].comparison?.differences.contains { $0.path.description == "$.height" } == true)
        // Steps that are not the same are not compared.
        _ = try window.replayer.replay(
          Self.scenario([.type("two")] + Self.steps.dropFirst()), comparingWith: first)
        XCTAssertNil(window.replayer.record?.steps[0].comparison)
      }
    }
  }

  func testTheReplayOfAnotherFileIsNotComparedWith() throws {
    try onMain {
      let path = "\(TemporaryFolder.path)/concertina-replay-\(getpid())"
      defer { for name in ["a", "b"] { unlink("\(path)-\(name).json") } }
      try Self.withWindow { window in
        // The same step in two scenes, and then once more in the second.
        for (name, scene) in [("a", "composer"), ("b", "auto-height-editor")] {
          let text = Scenario(scene: scene, steps: [.type("one")]).fileText
          try FileBytes.write(Array(text.utf8), to: "\(path)-\(name).json")
        }
        var comparisons: [Bool] = []
        for name in ["a", "b", "b"] {
          var isOver = false
          let change = window.replayer.onChange
          window.replayer.onChange = {
            change?($0)
            if !$0 { isOver = true }
          }
          window.replayer.start("\(path)-\(name).json")
          XCTAssert(MainLoop.run(atMost: 60) { isOver })
          window.replayer.onChange = change
          comparisons.append(window.replayer.record?.steps[0].comparison != nil)
        }
        XCTAssertEqual(comparisons, [false, false, true])
      }
    }
  }

  func testTheWindowBeginsWithTheFirstStepThatFailed() throws {
    try onMain {
      try Self.withWindow { window in
        let steps = Self.steps + [.click("no-such-button")]
        let summary = try XCTUnwrap(try window.replayer.replay(Self.scenario(steps)))
        XCTAssertEqual(summary.failures, 1)
        XCTAssertEqual(window.replayer.bar.label.text, "Replayed 4 steps, 1 failed")
        window.replayer.bar.results.click()
        let results = try XCTUnwrap(window.replayer.results)
        XCTAssert(MainLoop.run(atMost: 60) { results.window.isMapped })
        XCTAssertEqual(results.list.items.count, 4)
        XCTAssertEqual(results.list.selectedIndex, 3)
        XCTAssert(results.report.text.contains("no-such-button"), results.report.text)
        results.list.selectedIndex = 0
        XCTAssert(results.report.text.contains(#"text: "" → "one""#), results.report.text)
      }
    }
  }

  func testNothingOfTheResultsIsLeft() throws {
    try onMain {
      try Self.withWindow { window in
        _ = try window.replayer.replay(Self.scenario(Self.steps))
        try assertFinalized {
          window.replayer.bar.results.click()
          let results = try XCTUnwrap(window.replayer.results)
          XCTAssert(MainLoop.run(atMost: 60) { results.window.isMapped })
          let objects: [Object] = [results.window, results.list, results.report]
          window.replayer.close()
          return objects
        }
      }
    }
  }
}
