import GtkCore

/// A hidden stage beside the visible one, in the same window, for a replay that the user
/// does not watch.
///
/// It is laid out and drawn like the visible stage, but too faint to be seen.
@MainActor
final class HiddenReplayTarget: ReplayTarget {
  let window: Window
  let catalog: SceneCatalog
  private(set) var stage: any SceneStage
  private let place: StageCanvas
  private var width: Int?

  /// Creates the stage of a scenario as the scenario begins; nil if its scene cannot be shown.
  init?(
    _ scenario: Scenario, of catalog: SceneCatalog, in window: Window, at place: StageCanvas
  ) {
    guard let scene = try? catalog.scene(scenario.scene), let build = scene.build
    else { return nil }
    var values = scene.defaults
    values.apply(scenario.knobs)
    stage = build(values, SceneEvents(isReplay: true))
    (self.window, self.catalog, self.place) = (window, catalog, place)
    width = scenario.width
    show()
  }

  private func show() {
    if let width { setWidth(width) }
    place.setHiddenStage(stage)
  }

  var keyScope: Widget { stage.root }

  func open(_ scene: Scene) -> Bool {
    guard let build = scene.build else { return false }
    stage.close()
    stage = build(scene.defaults, SceneEvents(isReplay: true))
    show()
    return true
  }

  func apply(_ settings: [KnobSetting]) {
    for setting in settings { stage.apply(setting.knob, setting.value) }
  }

  func setWidth(_ width: Int) {
    self.width = width
    stage.sizedWidget.requestSize(width: width)
  }

  func makePicture() -> Texture? { nil }

  /// Removes the stage.
  func close() {
    place.setHiddenStage(nil)
    stage.close()
  }
}
