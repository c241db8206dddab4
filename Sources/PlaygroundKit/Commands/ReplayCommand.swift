/// The `replay` command: runs a scenario file and prints a JSON line for each step.
@MainActor
struct ReplayCommand {
  let program: PlaygroundProgram
  let request: ReplayRequest

  /// Runs the scenario, and returns whether every step could be done.
  func run() throws -> Bool {
    let scenario = try program.scenarioReader.read(file: request.file)
    let references = request.references.map {
      ReferencePictures(folder: $0, tolerance: request.tolerance, updates: request.updates)
    }
    let pictures = ReplayPictures(
      folder: request.artifacts, overwrites: request.overwrites, references: references)
    try pictures.check(scenario, file: request.file)
    try pictures.prepare()
    let window = try TestStage.window(
      scene: scenario.scene, of: program.catalog, settings: scenario.knobs, width: scenario.width)
    defer { window.close() }
    let summary = try ScenarioReplay.run(
      scenario, in: window, pictures: pictures,
      report: { try StandardStream.output.write(line: $0.line) })
    return summary.failures == 0
  }
}
