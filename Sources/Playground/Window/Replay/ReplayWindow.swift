import PlaygroundScenes

/// A scenario that is replayed in a window of its own, above the playground's.
///
/// The bar shows the progress and has a button to stop the replay. When it has ended, the bar shows
/// the result, and the window stays as the scenario has left it until it is closed.
@MainActor
final class ReplayWindow {
  let scenes: SceneWindow
  /// The progress or the result.
  let progress = Label("", role: .status)
  /// The button that stops the replay, and afterwards closes the window.
  let button = Button("Stop")
  /// Whether the replay is in progress.
  private(set) var isRunning = false

  private let scenario: Scenario
  private var isStopped = false
  private var isClosed = false

  /// Opens a window for a scenario; nil if the scene has no stage.
  init?(_ scenario: Scenario, of scene: Scene, above parent: Window) {
    self.scenario = scenario
    var values = scene.defaults
    values.apply(scenario.knobs)
    let bar = HeaderBar()
    progress.name = "replay-progress"
    progress.ellipsize()
    button.name = "replay-stop"
    bar.titleWidget = progress
    bar.packStart(button)
    let scenes = SceneWindow(scene: scene, values: values, width: scenario.width) { window in
      window.title = "Replay: \(scene.title)"
      window.titlebar = bar
      window.setTransient(for: parent, isModal: false)
      window.application = parent.application
    }
    guard let scenes else { return nil }
    self.scenes = scenes
    button.onClicked { [weak self] in self?.pressed() }
    scenes.window.onCloseRequest { [weak self] in
      self?.close()
      return true
    }
  }

  private func pressed() {
    if isRunning { isStopped = true } else { close() }
  }

  /// Replays the scenario, while the program keeps running.
  ///
  /// - Returns: The result.
  func run() throws -> ScenarioReplay.Summary {
    // A blinking caret is drawn all the time, so that nothing would come to rest.
    let settings = DesktopSettings.current
    let blinks = settings?.cursorBlinks ?? false
    settings?.cursorBlinks = false
    isRunning = true
    defer {
      isRunning = false
      settings?.cursorBlinks = blinks
      if isClosed { close() }
    }
    show(step: 0)
    let summary = try ScenarioReplay.run(
      scenario, in: scenes, isStopped: { [weak self] in self?.isStopped ?? true },
      report: { [weak self] in self?.show(step: $0.step + 1) })
    progress.text = "\(summary)"
    progress.tooltip = "\(summary)"
    button.label = "Close"
    return summary
  }

  /// Closes the window; a replay in progress ends first.
  func close() {
    (isStopped, isClosed) = (true, true)
    guard !isRunning else { return }
    scenes.stage.close()
    scenes.window.destroy()
  }

  private func show(step: Int) {
    progress.text = "Step \(min(step + 1, scenario.steps.count)) of \(scenario.steps.count)"
  }
}
