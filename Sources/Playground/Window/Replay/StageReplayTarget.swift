import PlaygroundScenes

/// The stage of the playground's window, for the replay of a scenario.
///
/// Keys of the scenario stay on the stage: those that the window has for itself do nothing.
@MainActor
final class StageReplayTarget: ReplayTarget {
  let window: Window
  private let session: SceneSession
  private let pane: StagePane

  /// Uses a scene that is open on a stage.
  init(window: Window, session: SceneSession, pane: StagePane) {
    self.window = window
    self.session = session
    self.pane = pane
  }

  var stage: any SceneStage { session.stage }
  var keyScope: Widget { session.stage.root }

  func apply(_ settings: [KnobSetting]) { session.replay(settings) }

  func setWidth(_ width: Int) { pane.choose(.fixed(width)) }

  func makePicture() -> Texture? { pane.canvas.makeTexture() }
}
