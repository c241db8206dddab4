import PlaygroundScenes

/// Replays scenarios in a window above another one.
@MainActor
final class ReplayControl {
  private let window: Window
  private let catalog: SceneCatalog
  private let log: EventLog
  /// The last replay, or the one in progress.
  var replay: ReplayWindow?
  private(set) var question: QuestionWindow?

  /// Makes a control whose windows are above another one.
  init(window: Window, catalog: SceneCatalog, log: EventLog) {
    self.window = window
    self.catalog = catalog
    self.log = log
  }

  /// Asks for a scenario and replays it; presents the replay in progress if there is one.
  func choose() {
    guard !presentsReplayInProgress() else { return }
    let dialog = FileDialog(title: "Replay a scenario", purpose: .open, parent: window)
    Task { [weak self] in
      guard let path = await dialog.choosePath() else { return }
      guard let self, let scenario = self.read(path) else { return }
      self.runSoon(scenario, path)
    }
  }

  /// Reads a scenario file; if that fails, a dialog says why, and where the file is wrong.
  func read(_ path: String) -> Scenario? {
    do {
      return try ScenarioReader(catalog: catalog, hasKey: { KeyStroke.isKeyName($0) })
        .read(file: path)
    } catch {
      report(error)
      return nil
    }
  }

  /// Asks whether to replay a scenario.
  ///
  /// A file that is opened may come from anywhere, and its steps can save pictures over other
  /// files: nothing is done until the user has agreed.
  func offer(_ scenario: Scenario, from path: String) {
    let count = scenario.steps.count
    let name = path.split(separator: "/").last.map(String.init) ?? path
    question?.window.destroy()
    question = QuestionWindow(
      "Replay the scenario?",
      "\(name) has " + (count == 1 ? "one step." : "\(count) steps."),
      answers: [
        .init(title: "Not now", name: "not-now") {},
        .init(title: "Replay", name: "replay", style: "suggested-action") { [weak self] in
          self?.runSoon(scenario, path)
        },
      ], above: window)
  }

  private func presentsReplayInProgress() -> Bool {
    guard let replay, replay.isRunning else { return false }
    replay.scenes.window.present()
    return true
  }

  /// Replays a scenario outside of the task or the handler that asks for it: no other one would run
  /// during the replay, which runs the main loop.
  private func runSoon(_ scenario: Scenario, _ path: String) {
    MainLoopSource.idle { [weak self] in self?.run(scenario, path) }
  }

  /// Replays a scenario, and returns when it has ended.
  private func run(_ scenario: Scenario, _ path: String) {
    guard !presentsReplayInProgress() else { return }
    replay?.close()
    do {
      let scene = try catalog.scene(scenario.scene)
      ComposerInputMethod.install()
      guard let replay = ReplayWindow(scenario, of: scene, above: window) else { return }
      self.replay = replay
      let summary = try replay.run()
      log.add(SceneEvent(name: "replayed", detail: "\(path): \(summary)"))
    } catch {
      report(error)
    }
  }

  private func report(_ error: any Error) {
    log.add(SceneEvent(name: "not replayed", detail: "\(error)"))
    question?.window.destroy()
    question = QuestionWindow(
      "The scenario cannot be replayed", "\(error)",
      answers: [.init(title: "Close", name: "close") {}], above: window)
  }

  /// Closes the window of the last replay.
  func close() { replay?.close() }
}
