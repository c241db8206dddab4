import GtkCore
import RichTextModel
import TextTranslation

extension PlaygroundWindow {
  /// Connects the replays with the stage that they happen on.
  func connectReplays() {
    replayer.prepareStage = { [weak self] in self?.prepareStage(for: $0) }
    replayer.onChange = { [weak self] in self?.replayChanged(isRunning: $0) }
    recorder.check = { [weak self] in self?.check($0) }
    recorder.stopCheck = { [weak self] in self?.replayer.stop() }
    // The user's keys stay away from the stage: those of the scenario do not come this way.
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { [weak self] key in
      guard let self, self.replayer.isRunning else { return false }
      if key.symbol == .escape { self.replayer.stop() }
      return true
    }
    split.widget.add(keys)
  }

  /// Starts a replay, but not during a recording, whose scene it would replace.
  func startReplay(_ start: (ReplayControl) -> Void) {
    guard recorder.recording == nil else {
      return notices.toasts.show(translated("Stop the recording first"))
    }
    start(replayer)
  }

  /// Replays a recording on a hidden stage, and leaves everything as it was.
  private func check(_ scenario: Scenario) -> JSONValue? {
    let place = stagePane.scrollPosition
    defer {
      stagePane.scrollPosition = place
      // A scene may have set its own appearance.
      appearance.applyScheme()
      session?.applyScheme()
    }
    return replayer.check(scenario, at: stagePane.canvas)
  }

  /// Opens a scenario's scene as the scenario begins.
  private func prepareStage(for scenario: Scenario) -> StageReplayTarget? {
    guard let scene = try? catalog.scene(scenario.scene) else { return nil }
    open(scene, scenario.knobs)
    // Not before: the scene that was open would be laid out once more.
    stagePane.choose(scenario.width.map { .fixed($0) } ?? .usual)
    columns.closeOverlay()
    return session.map { session in
      StageReplayTarget(
        window: window, catalog: catalog, session: session, pane: stagePane
      ) { [weak self] in
        self?.open($0)
        return self?.session
      }
    }
  }

  /// Leaves the stage to a replay, or gives it back to the user.
  private func replayChanged(isRunning: Bool) {
    for panel in [sidebar.widget, inspector.widget] { panel.isSensitive = !isRunning }
    // They keep their appearance, but neither Tab nor the pointer gets to them.
    for part in [header.bar, details.widget, stagePane.widthBar] { part.canFocus = !isRunning }
    for part in [stagePane.canvas, stagePane.widthBar] { part.canTarget = !isRunning }
    guard !isRunning else { return }
    focusStage()
    reloadChangedFile()
  }
}
