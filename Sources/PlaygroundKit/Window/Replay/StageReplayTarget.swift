import GtkCore

/// The stage of the playground's window, for the replay of a scenario.
///
/// Keys of the scenario stay on the stage: those that the window has for itself do nothing.
@MainActor
final class StageReplayTarget: ReplayTarget {
  let window: Window
  let catalog: SceneCatalog
  private var session: SceneSession
  private let pane: StagePane
  private let openScene: @MainActor (Scene) -> SceneSession?

  /// Uses a scene that is open on a stage.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - catalog: The scenes that a step can open.
  ///   - session: The scene.
  ///   - pane: The stage.
  ///   - openScene: Shows another scene on the stage.
  init(
    window: Window, catalog: SceneCatalog, session: SceneSession, pane: StagePane,
    openScene: @escaping @MainActor (Scene) -> SceneSession?
  ) {
    self.window = window
    self.catalog = catalog
    self.session = session
    self.pane = pane
    self.openScene = openScene
  }

  func open(_ scene: Scene) -> Bool {
    guard let session = openScene(scene) else { return false }
    self.session = session
    return true
  }

  var stage: any SceneStage { session.stage }
  var keyScope: Widget { session.stage.root }

  func apply(_ settings: [KnobSetting]) { session.replay(settings) }

  func setWidth(_ width: Int) { pane.choose(.fixed(width)) }

  func makePicture() -> Texture? { ScenePicture.make(of: stage) }
}
