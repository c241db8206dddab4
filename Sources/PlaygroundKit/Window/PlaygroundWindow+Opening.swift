extension PlaygroundWindow {
  /// Raises the window, and shows what another start of the program asks for, if anything.
  func raise(_ content: WindowRequest.Content?) {
    window.present()
    guard !replayer.stop(then: { [weak self] in self?.raise(content) }) else { return }
    switch content {
    case nil: break
    case .scene(let request): openScene(request)
    case .scenario(let file): openScenario(file)
    }
  }

  private func openScene(_ request: SceneRequest) {
    guard let scene = try? catalog.scene(request.scene) else { return }
    open(scene, request.settings)
    if let width = request.width { stagePane.choose(width) }
    columns.closeOverlay()
    focusStage()
  }

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
