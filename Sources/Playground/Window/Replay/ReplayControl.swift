import PlaygroundScenes

/// Replays scenarios in a window above another one.
@MainActor
final class ReplayControl {
  private let window: Window
  private let catalog: SceneCatalog
  private let notices: UserNotices
  /// The last replay, or the one in progress.
  var replay: ReplayWindow?
  /// The file of the last replay.
  private var lastPath: String?

  /// Makes a control whose windows are above another one.
  init(window: Window, catalog: SceneCatalog, notices: UserNotices) {
    self.window = window
    self.catalog = catalog
    self.notices = notices
  }

  /// Asks for a scenario and replays it; presents the replay in progress if there is one.
  func choose() {
    guard !presentRunning() else { return }
    let dialog = FileDialog(title: "Replay a scenario", purpose: .open, parent: window)
    Task { [weak self] in
      guard let path = await dialog.choosePath() else { return }
      self?.start(path)
    }
  }

  /// Replays the last scenario once more; asks for one if there is none.
  func repeatLast() {
    guard !presentRunning() else { return }
    guard let lastPath else { return choose() }
    start(lastPath)
  }

  /// Brings the replay in progress to the front; returns whether there is one.
  private func presentRunning() -> Bool {
    guard let replay, replay.isRunning else { return false }
    replay.scenes.window.present()
    return true
  }

  private func start(_ path: String) {
    // Outside of any task: no other one would run during the replay, which runs the main loop.
    MainLoopSource.idle { [weak self] in self?.run(path) }
  }

  /// Replays the scenario in a file, and returns when it has ended.
  private func run(_ path: String) {
    guard replay?.isRunning != true else { return }
    replay?.close()
    lastPath = path
    do {
      let scenario = try ScenarioReader(catalog: catalog, hasKey: { KeyStroke.isKeyName($0) })
        .read(file: path)
      let scene = try catalog.scene(scenario.scene)
      ComposerInputMethod.install()
      guard let replay = ReplayWindow(scenario, of: scene, above: window) else { return }
      self.replay = replay
      let summary = try replay.run()
      notices.succeeded(
        "Replayed: \(summary)", SceneEvent(name: "replayed", detail: "\(path): \(summary)"))
    } catch {
      notices.failed(
        "The scenario cannot be replayed", SceneEvent(name: "not replayed", detail: "\(error)"))
    }
  }

  /// Closes the window of the last replay.
  func close() { replay?.close() }
}
