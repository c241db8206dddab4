import WidgetTestSupport
import XCTest

/// What is recorded leads to the same state when it is replayed.
final class ScenarioRecorderTests: WidgetTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { ComposerInputMethod.install() }
  }

  func testARecordingReplaysToTheSameState() throws {
    try onMain {
      let scene = try SceneCatalogue.standard.scene("auto-height-editor")
      let played = try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults))
      let runner = try XCTUnwrap(ScenarioRunner(target: played, artifacts: nil))
      played.stage.growingArea?.focus()
      let recorder = ScenarioRecorder(stage: played.stage)
      let done: [ScenarioStep] = [
        .type("hello"), .press(Accelerator(key: "Return")), .paste("pasted\nlines"),
        .preedit("ㅎ"), .preedit("하"), .commit("한"), .type(" end"),
        .press(Accelerator(modifiers: [.control], key: "z")),
        .press(Accelerator(modifiers: [.shift], key: "Left")),
        .press(Accelerator(key: "BackSpace")),
      ]
      for (index, step) in done.enumerated() {
        XCTAssertNil(runner.run(step, index: index).error)
      }
      let steps = recorder.stop()
      runner.stop()
      let expected = played.stage.state
      played.close()

      let replayed = try XCTUnwrap(SceneWindow(scene: scene, values: scene.defaults))
      let second = try XCTUnwrap(ScenarioRunner(target: replayed, artifacts: nil))
      replayed.stage.growingArea?.focus()
      for (index, step) in steps.enumerated() {
        let result = second.run(step, index: index)
        XCTAssertNil(result.error)
        XCTAssertEqual(result.glitches, 0, "\(step)")
      }
      XCTAssertEqual(replayed.stage.state, expected, "\(steps)")
      XCTAssertEqual(steps, done)
      second.stop()
      replayed.close()
    }
  }
}
