import PlaygroundScenes

/// A recording in progress: the initial state of the scene, and the steps since then.
@MainActor
final class SceneRecording {
  private let scene: String
  private let width: Int
  private let knobs: [KnobSetting]
  private let recorder: ScenarioRecorder

  /// Begins to record a scene, at a width of its input in pixels.
  init(session: SceneSession, width: Int) {
    scene = session.scene.id
    self.width = width
    knobs = session.values.settings
    recorder = ScenarioRecorder(stage: session.stage)
  }

  /// Called when a step was added or has changed.
  var onChange: (@MainActor () -> Void)? {
    get { recorder.onChange }
    set { recorder.onChange = newValue }
  }

  /// What has been recorded so far.
  var scenario: Scenario { scenario(recorder.steps) }

  /// Records that a knob was set, in the inspector or by the stage itself.
  func turned(_ setting: KnobSetting, byInspector: Bool = false) {
    recorder.turned(setting, byInspector: byInspector)
  }

  /// Goes on with another scene, some of whose knobs have values of their own.
  func move(to session: SceneSession, _ settings: [KnobSetting]) {
    recorder.move(to: session.stage, of: session.scene.id, settings)
  }

  /// Records another width of the scene's input.
  func resized(to width: Int) { recorder.resized(to: width) }

  /// Ends the recording.
  func stop() -> Scenario { scenario(recorder.stop()) }

  private func scenario(_ steps: [ScenarioStep]) -> Scenario {
    Scenario(scene: scene, width: width, knobs: knobs, steps: steps)
  }
}
