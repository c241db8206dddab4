import PlaygroundScenes

/// `replay`: plays a scenario file and prints a JSON line for each step.
@MainActor
struct ReplayCommand {
  let request: ReplayRequest

  /// Runs the scenario; whether every step could be done.
  func run() throws -> Bool {
    let reader = ScenarioReader(catalogue: .standard, hasKey: { KeyStroke.isKeyName($0) })
    let scenario = try reader.read(file: request.file)
    try makeArtifacts()
    let window = try TestStage.window(
      scene: scenario.scene, settings: scenario.knobs, width: scenario.width)
    defer { window.close() }
    guard let runner = ScenarioRunner(target: window, artifacts: request.artifacts) else {
      throw StageError("the window could not be shown")
    }
    defer { runner.stop() }
    // As a person finds it: with the focus where typing goes.
    window.stage.growingArea?.focus()
    FrameSettling(of: window.window).waitUntilStill()
    var succeeded = true
    for (index, step) in scenario.steps.enumerated() {
      let result = runner.run(step, index: index)
      try StandardStream.output.write(line: result.line)
      succeeded = succeeded && result.error == nil
    }
    return succeeded
  }

  private func makeArtifacts() throws {
    guard let folder = request.artifacts else { return }
    try Folder.make(folder)
  }
}
