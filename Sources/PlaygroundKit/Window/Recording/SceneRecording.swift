import GtkCore
import RichTextModel

/// A recording in progress: the initial state of the first scene, and the steps since then.
@MainActor
final class SceneRecording {
  /// A recording that has ended.
  struct Result {
    /// The scenario for a file.
    let scenario: Scenario
    /// The same with the characters of passwords, which never leave the program.
    let scenarioWithSecrets: Scenario
    /// The state at the end of what was recorded.
    let state: JSONValue
  }

  private let scene: String
  private let width: Int
  private let knobs: [KnobSetting]
  /// The steps so far, and what was done that is not one.
  let recorder: ScenarioRecorder
  private var stage: any SceneStage
  private var lastWidth: Int

  /// Begins to record, at a width of the scene's input in pixels.
  init(session: SceneSession, width: Int) {
    scene = session.scene.id
    self.width = width
    lastWidth = width
    knobs = session.values.settings
    stage = session.stage
    recorder = ScenarioRecorder(stage: session.stage)
  }

  /// The scenario recorded so far.
  var scenario: Scenario { scenario(recorder.steps) }

  /// Records that a knob was set, in the inspector or by the stage itself.
  func turned(_ setting: KnobSetting, byInspector: Bool = false) {
    recorder.turned(setting, byInspector: byInspector)
  }

  /// Goes on with another scene, some of whose knobs have values of their own.
  func move(to session: SceneSession, _ settings: [KnobSetting]) {
    stage = session.stage
    recorder.move(to: session.stage, of: session.scene.id, settings)
  }

  /// Records another width of the scene's input.
  func resized(to width: Int) {
    guard width != lastWidth else { return }
    lastWidth = width
    recorder.resized(to: width)
  }

  /// What can be expected now, of each widget.
  var subjects: [ExpectationSubject] {
    ExpectationSubject.all(in: stage.state, withSecrets: recorder.includesSecrets)
  }

  /// The main values of all that is on the stage now.
  var mainValues: [StateExpectation] { StateExpectation.mainValues(of: stage.state) }

  /// The root of the stage.
  var root: Widget { stage.root }

  /// Returns the names of a widget and of what contains it on the stage, the innermost one first.
  func names(of widget: Widget) -> [String] {
    let names = WidgetAddress(stage: stage)
    return widget.selfAndAncestors.prefix { $0 != stage.root }.compactMap { names.address(of: $0) }
  }

  /// Adds a step that expects values.
  func expect(_ expectations: [StateExpectation]) { recorder.expect(expectations) }

  /// Ends the recording.
  func stop() -> Result {
    let steps = recorder.stop()
    return Result(
      scenario: scenario(steps), scenarioWithSecrets: scenario(recorder.stepsWithSecrets),
      state: stage.state)
  }

  private func scenario(_ steps: [ScenarioStep]) -> Scenario {
    Scenario(scene: scene, width: width, knobs: knobs, steps: steps)
  }
}
