import PlaygroundScenes
import TextTranslation

/// Replays scenarios in a window above another one.
@MainActor
final class ReplayControl {
  private let window: Window
  private let catalog: SceneCatalog
  private let notices: UserNotices
  /// The last replay, or the one in progress.
  var replay: ReplayWindow?
  /// The last question whether to replay a scenario.
  private(set) var question: QuestionWindow?
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
    let dialog = FileDialog(title: translated("Replay a scenario"), purpose: .open, parent: window)
    Task { [weak self] in
      guard let path = await dialog.choosePath() else { return }
      self?.start(path)
    }
  }

  /// Replays the last scenario once more, as its file is now; asks for one if there is none.
  func repeatLast() {
    guard !presentRunning() else { return }
    guard let lastPath else { return choose() }
    start(lastPath)
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
      translated("Replay the scenario?"),
      translated("%2$s has %1$d step.", plural: "%2$s has %1$d steps.", count: count, name),
      answers: [
        .init(title: translated("Not now"), name: "not-now") {},
        .init(title: translated("Replay"), name: "replay", style: "suggested-action") {
          [weak self] in
          self?.runSoon(scenario, path)
        },
      ], above: window)
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

  /// Brings the replay in progress to the front; returns whether there is one.
  private func presentRunning() -> Bool {
    guard let replay, replay.isRunning else { return false }
    replay.scenes.window.present()
    return true
  }

  private func start(_ path: String) {
    lastPath = path
    guard let scenario = read(path) else { return }
    runSoon(scenario, path)
  }

  /// Replays a scenario outside of the task or the handler that asks for it: no other one would run
  /// during the replay, which runs the main loop.
  private func runSoon(_ scenario: Scenario, _ path: String) {
    MainLoopSource.idle { [weak self] in self?.run(scenario, path) }
  }

  /// Replays a scenario, and returns when it has ended.
  private func run(_ scenario: Scenario, _ path: String) {
    guard !presentRunning() else { return }
    replay?.close()
    lastPath = path
    do {
      let scene = try catalog.scene(scenario.scene)
      ComposerInputMethod.install()
      guard let replay = ReplayWindow(scenario, of: scene, above: window) else { return }
      self.replay = replay
      let summary = try replay.run()
      notices.succeeded(
        translated("Replayed: %s").formatted(summary),
        SceneEvent(name: "replayed", detail: "\(path): \(summary)"))
    } catch {
      report(error)
    }
  }

  private func report(_ error: any Error) {
    notices.failed(
      translated("The scenario cannot be replayed"),
      SceneEvent(name: "not replayed", detail: "\(error)"))
  }

  /// Closes the window of the last replay.
  func close() { replay?.close() }
}
