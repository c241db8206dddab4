import PlaygroundScenes

/// Recording what the user does on the stage, and asking before a recording is lost.
extension PlaygroundWindow {
  func toggleRecording() {
    guard recording == nil else { return endRecording() }
    guard let session else { return }
    guard unsavedScenario == nil else {
      header.showRecording(false)
      return askAboutRecording(thenCloses: false)
    }
    recording = SceneRecording(session: session, width: stagePane.width)
    header.showRecording(true)
    focusStage()
  }

  /// Ends a recording, if there is one, and offers to save it.
  func endRecording() {
    guard recording != nil else { return }
    takeRecording()
    if unsavedScenario != nil { saveRecording(thenCloses: false) }
  }

  /// Returns whether there is an unsaved recording; if so, asks what to do with it before the
  /// window closes.
  func askAboutRecordingBeforeClosing() -> Bool {
    takeRecording()
    guard unsavedScenario != nil else { return false }
    askAboutRecording(thenCloses: true)
    return true
  }

  private func takeRecording() {
    guard let scenario = recording?.stop() else { return }
    recording = nil
    header.showRecording(false)
    if !scenario.steps.isEmpty { unsavedScenario = scenario }
  }

  private func saveRecording(thenCloses closes: Bool) {
    guard let scenario = unsavedScenario else { return }
    let dialog = FileDialog(
      title: "Save the scenario", purpose: .save(as: "\(scenario.scene).json"), parent: window)
    dialog.show(cancelled: { [weak self] in self?.askAboutRecording(thenCloses: closes) }) {
      [weak self] path in
      self?.save(scenario, to: path, thenCloses: closes)
    }
  }

  private func save(_ scenario: Scenario, to path: String, thenCloses closes: Bool) {
    let isSaved = save(to: path) {
      try FileBytes.write(Array(scenario.fileText.utf8), to: path)
    }
    guard isSaved else { return askAboutRecording(thenCloses: closes) }
    forgetRecording(thenCloses: closes)
  }

  private func forgetRecording(thenCloses closes: Bool) {
    unsavedScenario = nil
    if closes { window.close() }
  }

  private func askAboutRecording(thenCloses closes: Bool) {
    let count = unsavedScenario?.steps.count ?? 0
    question?.window.destroy()
    question = QuestionWindow(
      "Save the recording?",
      count == 1 ? "It has one step." : "It has \(count) steps.",
      answers: [
        .init(title: "Discard", name: "discard", style: "destructive-action") { [weak self] in
          self?.forgetRecording(thenCloses: closes)
        },
        .init(title: "Save…", name: "save", style: "suggested-action") { [weak self] in
          self?.saveRecording(thenCloses: closes)
        },
      ], above: window)
  }
}
