import GtkCore

extension PlaygroundWindow {
  /// Watches the `.ui` file of a scene, if it has one.
  func watchFile(of scene: Scene) {
    fileBanner.show(nil)
    file = SceneFile(scene: scene.id) { [weak self] in self?.fileChanged() }
    hasFileChanged = false
  }

  /// Shows a file that has changed meanwhile, unless a recording or a replay has the stage.
  func reloadChangedFile() {
    guard hasFileChanged, recorder.recording == nil, !replayer.isRunning else { return }
    hasFileChanged = false
    reload()
  }

  private func fileChanged() {
    hasFileChanged = true
    reloadChangedFile()
  }

  /// Shows the scene as its file has it now, with the knobs and the width that the user has set;
  /// the last version stays while the file cannot be shown.
  private func reload() {
    guard let session else { return }
    let scene: Scene
    do {
      scene = try catalog.scene(session.scene.id)
    } catch {
      fileBanner.show("\(error)")
      return details.log.add(SceneEvent(name: "not shown", detail: "\(error)"))
    }
    let settings = session.values.settings.filter {
      scene.defaults.knob($0.knob)?.accepts($0.value) == true
    }
    let hadFocus = window.focusWidget?.isPart(of: session.stage.root) == true
    open(scene, settings, isReload: true)
    if hadFocus { focusStage() }
    details.log.add(SceneEvent(name: "shown again", detail: session.scene.title))
  }
}
