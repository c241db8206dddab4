import PlaygroundScenes

/// Replays scenarios in a window above another one.
@MainActor
final class ReplayControl {
  private let window: Window
  private let catalog: SceneCatalog
  private let log: EventLog
  /// The last replay, or the one in progress.
  var replay: ReplayWindow?
  private var question: QuestionWindow?

  /// Makes a control whose windows are above another one.
  init(window: Window, catalog: SceneCatalog, log: EventLog) {
    self.window = window
    self.catalog = catalog
    self.log = log
  }

  /// Asks for a scenario and replays it; presents the replay in progress if there is one.
  func choose() {
    if let replay, replay.isRunning { return replay.scenes.window.present() }
    let dialog = FileDialog(title: "Replay a scenario", purpose: .open, parent: window)
    Task { [weak self] in
      guard let path = await dialog.choosePath() else { return }
      // Outside of the task: no other one would run during the replay, which runs the main loop.
      MainLoopSource.idle { [weak self] in self?.run(path) }
    }
  }

  /// Replays the scenario in a file, and returns when it has ended.
  private func run(_ path: String) {
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
      log.add(SceneEvent(name: "replayed", detail: "\(path): \(summary)"))
    } catch {
      log.add(SceneEvent(name: "not replayed", detail: "\(error)"))
      question = QuestionWindow(
        "The scenario cannot be replayed", "\(error)",
        answers: [.init(title: "Close", name: "close") {}], above: window)
    }
  }

  /// Closes the window of the last replay.
  func close() { replay?.close() }
}
