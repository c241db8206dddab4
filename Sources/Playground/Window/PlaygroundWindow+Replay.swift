import PlaygroundScenes

/// Replaying scenarios in a window above this one.
extension PlaygroundWindow {
  func chooseReplay() {
    if let replay, replay.isRunning { return replay.scenes.window.present() }
    FileDialog(title: "Replay a scenario", purpose: .open, parent: window).show {
      [weak self] path in
      // Later, since the dialog is still handling its response.
      MainLoopSource.idle { [weak self] in self?.replay(path) }
    }
  }

  /// Replays the scenario in a file, and returns when it has ended.
  func replay(_ path: String) {
    guard replay?.isRunning != true else { return }
    replay?.close()
    do {
      let scenario = try ScenarioReader(catalog: catalog, hasKey: { KeyStroke.isKeyName($0) })
        .read(file: path)
      let scene = try catalog.scene(scenario.scene)
      ComposerInputMethod.install()
      guard let replay = ReplayWindow(scenario, of: scene, above: window) else { return }
      self.replay = replay
      let summary = try replay.run()
      details.log.add(SceneEvent(name: "replayed", detail: "\(path): \(summary)"))
    } catch {
      details.log.add(SceneEvent(name: "not replayed", detail: "\(error)"))
      question = QuestionWindow(
        "The scenario cannot be replayed", "\(error)",
        answers: [.init(title: "Close", name: "close") {}], above: window)
    }
  }
}
