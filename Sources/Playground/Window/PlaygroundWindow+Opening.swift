import PlaygroundScenes

extension PlaygroundWindow {
  /// Shows the scene of a scenario file as the scenario begins, and offers to replay it.
  ///
  /// A dialog says where a file is wrong; the scene that is open stays then.
  func openScenario(_ file: String) {
    guard let scenario = replayer.read(file), let scene = try? catalog.scene(scenario.scene) else {
      return
    }
    open(scene, scenario.knobs)
    if let width = scenario.width { stagePane.choose(width) }
    columns.closeOverlay()
    focusStage()
    replayer.offer(scenario, from: file)
  }
}
